import { z } from 'zod'

export const OpensearchOptionsSchema = z
  .strictObject({
    page: z
      .string()
      .regex(/^\/[^?#\s]*$/, 'Expected a route that begins with "/", such as "/search".')
      .default('/search')
      .meta({ description: 'Route of the search page, without the base URL.', examples: ['/find'] }),
    parameter: z
      .string()
      .regex(/^[\w-]+$/, 'Expected the name of a parameter, such as "q".')
      .default('q')
      .meta({ description: 'Query parameter with the search terms.', examples: ['query'] }),
    name: z
      .string()
      .min(1)
      .optional()
      .meta({
        description:
          'Name of the search in browsers. The standard allows 16 characters, but browsers accept more. Default: the title of the site.',
        examples: ['Widget'],
      }),
    icon: z
      .string()
      .startsWith('/')
      .optional()
      .meta({
        description: 'Icon of the search, as a path of the built site. Browsers prefer ICO and PNG files. Default: the favicon.',
        examples: ['/favicon.ico'],
      }),
  })
  .describe('Makes the search of the site available in the address bar of browsers.')
