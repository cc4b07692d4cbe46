import { z } from 'zod'
import { HeadingLevelSchema, HtmlSchema, TextSchema } from './fields'

export const AnnouncementSchema = z
  .strictObject({
    id: TextSchema.default('announcement-bar').meta({
      description: 'Identifies the announcement. Readers who closed it see it again if the ID changes.',
      examples: ['workshop-2026'],
    }),
    content: HtmlSchema.meta({
      description: 'One line of HTML with text, links, and emphasis.',
      examples: ['New: <a href="/docs/workshop">free workshops</a>'],
    }),
    isCloseable: z.boolean().default(true).describe('Whether readers can close the announcement.'),
  })
  .optional()
  .describe('Announcement bar above the navbar.')

export const ColorModeSchema = z
  .strictObject({
    defaultMode: z.enum(['light', 'dark']).default('light').describe('Color mode of the first visit.'),
    disableSwitch: z.boolean().default(false).describe('Removes the color mode toggle.'),
    respectPrefersColorScheme: z
      .boolean()
      .default(false)
      .describe("Uses the color scheme of the reader's system until the reader selects a color mode."),
    themeColor: z
      .strictObject({
        light: TextSchema.meta({ description: 'Color in light mode.', examples: ['#ffffff'] }),
        dark: TextSchema.meta({ description: 'Color in dark mode.', examples: ['#0e0e22'] }),
      })
      .default({ light: '#ffffff', dark: '#0e0e22' })
      .describe("Color of the browser's user interface around the page (`theme-color`). Use the background color of pages."),
  })
  .prefault({})
  .describe('Light and dark mode.')

export const TableOfContentsSchema = z
  .strictObject({
    minHeadingLevel: HeadingLevelSchema.default(2).describe('First heading level in the table of contents.'),
    maxHeadingLevel: HeadingLevelSchema.default(3).describe('Last heading level in the table of contents.'),
  })
  .refine(
    (levels) => levels.minHeadingLevel <= levels.maxHeadingLevel,
    'Expected minHeadingLevel to be no larger than maxHeadingLevel.',
  )
  .prefault({})
  .describe('Headings in the table of contents. A page can override the levels in its front matter.')

export type Announcement = z.output<typeof AnnouncementSchema>
export type ColorModeConfig = z.output<typeof ColorModeSchema>
export type TableOfContentsConfig = z.output<typeof TableOfContentsSchema>
