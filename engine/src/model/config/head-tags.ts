import { z } from 'zod'

const ATTRIBUTE = /^(?!on|style$)[a-z][a-z0-9:_-]*$/i

export const HeadTagSchema = z.strictObject({
  tag: z.enum(['meta', 'link', 'script']).describe('Element name.'),
  attributes: z
    .record(
      z.string().regex(ATTRIBUTE, 'Expected the name of an attribute. Style and event attributes are not allowed.'),
      z.union([z.string(), z.boolean()]),
    )
    .default({})
    .meta({ description: 'Attributes of the element.', examples: [{ rel: 'preconnect', href: 'https://example.com' }] }),
})

/** An element in the head of a document. */
export type HeadTag = z.output<typeof HeadTagSchema>
