import { z } from 'zod'

/**
 * What language models are told of a site.
 * @example { summary: 'Widget counts widgets. These docs tell how to install and use it.' }
 */
export const LlmsOptionsSchema = z.strictObject({
  /** What the product is and what the docs tell, in a sentence or two: without it the pages cannot be understood. Default: the tagline. */
  summary: z.string().min(1).max(500).optional(),
})

/** What a site writes. */
export type LlmsOptions = z.input<typeof LlmsOptionsSchema>
