import { z } from 'zod'

const level = z.int().min(2).max(6)
/**
 * Which headings the table of contents lists (specification §2: levels 2 to 3).
 * @example { minHeadingLevel: 2, maxHeadingLevel: 4 }
 */
export const TableOfContentsSchema = z
  .strictObject({ minHeadingLevel: level.default(2), maxHeadingLevel: level.default(3) })
  .refine((v) => v.minHeadingLevel <= v.maxHeadingLevel, 'Expected minHeadingLevel to be no larger than maxHeadingLevel.')
  .prefault({})

export type TableOfContentsConfig = z.output<typeof TableOfContentsSchema>
