import { z } from 'zod'
import { oneTarget, PathSchema, TextSchema } from './fields'
import { LogoSchema } from './navbar'

const FooterLinkSchema = z
  .strictObject({
    label: TextSchema.meta({ description: 'Text of the link, or the accessible name of its icon.', examples: ['GitHub'] }),
    to: PathSchema.optional().meta({ description: 'Path on this site.', examples: ['/docs/home'] }),
    href: z
      .url()
      .optional()
      .meta({ description: 'External URL.', examples: ['https://github.com/example'] }),
    icon: z.enum(['slack', 'x', 'github', 'linkedin']).optional().describe('Icon that is shown instead of the label.'),
  })
  .superRefine(oneTarget)

const FooterColumnSchema = z.strictObject({
  title: TextSchema.meta({ description: 'Heading of the column.', examples: ['Product'] }),
  items: z.array(FooterLinkSchema).min(1).describe('Links of the column.'),
})

const isColumn = (entry: FooterColumn | FooterLink): entry is FooterColumn => 'items' in entry
const isPlain = (entry: FooterColumn | FooterLink): entry is FooterLink => !isColumn(entry)

const LinksSchema = z
  .array(z.union([FooterColumnSchema, FooterLinkSchema]))
  .transform((links, context): FooterColumn[] | FooterLink[] => {
    const columns = links.filter(isColumn)
    const plain = links.filter(isPlain)
    if (columns.length > 0 && plain.length > 0) {
      const message = 'Expected either columns (title, items) or plain links, not both.'
      context.issues.push({ code: 'custom', input: links, message })
    }
    return columns.length > 0 ? columns : plain
  })
  .default([])
  .describe('Either columns or plain links. A link has exactly one of `to` and `href`.')

export const FooterSchema = z
  .strictObject({
    style: z.enum(['light', 'dark']).default('light').describe('Color scheme of the footer.'),
    links: LinksSchema,
    logo: LogoSchema.optional().describe('Logo in the footer.'),
    copyright: z
      .string()
      .default('')
      .meta({ description: 'Last line of the footer.', examples: ['© 2026 Widget Inc.'] }),
    legal: z.array(FooterLinkSchema).default([]).describe('Links next to the copyright line.'),
  })
  .prefault({})
  .describe('Footer of each page.')

/** Footer of the site. */
export type Footer = z.output<typeof FooterSchema>
export type FooterLink = z.output<typeof FooterLinkSchema>
export type FooterColumn = z.output<typeof FooterColumnSchema>
