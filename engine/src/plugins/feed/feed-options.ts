import { z } from 'zod'

export const FeedOptionsSchema = z
  .strictObject({
    page: z
      .string()
      .min(1)
      .meta({ description: 'ID of the page with the releases.', examples: ['changelog'] }),
    version: z
      .string()
      .min(1)
      .meta({ description: 'Version of the page.', examples: ['current'] }),
    id: z
      .string()
      .regex(
        /^(?:tag:[\w.@-]+,\d{4}(?:-\d\d){0,2}:|https?:\/\/[\w.-]+\/)[\w.~!$&'()*+,;=:@%/-]*[\w-]$/,
        'Expected an address that will not change, such as "tag:docs.example.com,2024:releases".',
      )
      .meta({
        description:
          'Permanent ID of the feed. With `/<release>` appended, it is the ID of an entry, by which feed readers detect new entries. A `tag:` URI (RFC 4151) or another address that you control.',
        examples: ['tag:docs.example.com,2024:releases'],
      }),
    name: z
      .string()
      .min(1)
      .meta({ description: 'Name of what is released: `Widget` has entries such as "Widget 2.1".', examples: ['Widget'] }),
    title: z
      .string()
      .min(1)
      .optional()
      .meta({ description: 'Title of the feed. Default: `<name> releases`.', examples: ['Widget news'] }),
    path: z
      .string()
      .regex(/^\/(?!.*\/\/)[^?#\s]*\.(?:atom|xml)$/, 'Expected a path that begins with "/" and ends with ".atom" or ".xml".')
      .optional()
      .meta({
        description: 'Path of the file, without the base URL. Default: the path of the page with `.atom`.',
        examples: ['/news.atom'],
      }),
    limit: z
      .int()
      .min(1)
      .default(20)
      .meta({ description: 'Maximum number of entries.', examples: [50] }),
  })
  .describe('An Atom feed of the releases on a page.')

export type FeedConfig = z.output<typeof FeedOptionsSchema>
