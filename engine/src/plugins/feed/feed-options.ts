import { z } from 'zod'

/**
 * What a feed is made from.
 * @example { page: 'changelog', version: 'current', id: 'tag:docs.example.com,2024:releases', name: 'Widget' }
 */
export const FeedOptionsSchema = z.strictObject({
  /** Id of the page whose releases are the entries. */
  page: z.string().min(1),
  /** Name of the version that the page belongs to. */
  version: z.string().min(1),
  /**
   * Names the feed for ever, and with `/<release>` behind it each entry: readers' programs tell by it what is new, so that it stays as it
   * is when the site moves. A `tag:` address (RFC 4151) or any other that is yours.
   */
  id: z
    .string()
    .regex(
      /^(?:tag:[\w.@-]+,\d{4}(?:-\d\d){0,2}:|https?:\/\/[\w.-]+\/)[\w.~!$&'()*+,;=:@%/-]*[\w-]$/,
      'Expected an address that will not change, such as "tag:docs.example.com,2024:releases".',
    ),
  /** What is released: `Widget` makes entries such as "Widget 2.1". */
  name: z.string().min(1),
  /** Title of the feed. Default: `<name> releases`. */
  title: z.string().min(1).optional(),
  /** Address of the file without base URL. Default: the page's with `.atom` behind it. */
  path: z
    .string()
    .regex(/^\/(?!.*\/\/)[^?#\s]*\.(?:atom|xml)$/, 'Expected a path that begins with "/" and ends with ".atom" or ".xml".')
    .optional(),
  /** How many of the newest releases it holds. */
  limit: z.int().min(1).default(20),
})

/** What a site writes. */
export type FeedOptions = z.input<typeof FeedOptionsSchema>
