import { z } from 'zod'

/**
 * What browsers are told of the site's search.
 * @example { name: 'Widget' }
 */
export const OpensearchOptionsSchema = z.strictObject({
  /** Route of the page that searches, without base URL. */
  page: z
    .string()
    .regex(/^\/[^?#\s]*$/, 'Expected a route that begins with "/", such as "/search".')
    .default('/search'),
  /** Parameter of its address that takes the words. */
  parameter: z
    .string()
    .regex(/^[\w-]+$/, 'Expected the name of a parameter, such as "q".')
    .default('q'),
  /** What browsers call the search. Default: the title of the site. The standard asks for 16 characters at most; browsers take longer ones. */
  name: z.string().min(1).optional(),
  /** Icon of the search, as a path of the built site. Default: the site's favicon. Browsers prefer an ICO or PNG file. */
  icon: z.string().startsWith('/').optional(),
})

/** What a site writes. */
export type OpensearchOptions = z.input<typeof OpensearchOptionsSchema>
