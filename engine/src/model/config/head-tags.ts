import { z } from 'zod'

/**
 * A tag put into the head of each document.
 * @example { tag: 'link', attributes: { rel: 'preconnect', href: 'https://example.com' } }
 */
export const HeadTagSchema = z.strictObject({
  tag: z.enum(['meta', 'link', 'script']),
  attributes: z
    .record(
      z
        .string()
        .regex(/^(?!on|style$)[a-z][a-z0-9:_-]*$/i, 'Expected the name of an attribute; style and event attributes are refused.'),
      z.union([z.string(), z.boolean()]),
    )
    .default({}),
})

export type HeadTag = z.output<typeof HeadTagSchema>
