import { z } from 'zod'
import { HtmlSchema } from './html'

/**
 * A line above the navbar.
 * @example { id: 'workshop', content: 'Hands-on workshop <a href="https://…">Save a seat</a>', isCloseable: false }
 */
export const AnnouncementSchema = z
  .strictObject({
    /** A new id shows the bar again to those who closed the old one. */
    id: z.string().min(1).default('announcement-bar'),
    /** HTML of a line: text, links, emphasis. */
    content: HtmlSchema,
    /** Can be closed by the reader. */
    isCloseable: z.boolean().default(true),
  })
  .optional()

export type Announcement = z.output<typeof AnnouncementSchema>
