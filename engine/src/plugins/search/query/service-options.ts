import { z } from 'zod'
import { HostSchema } from '../../../plugin'

const TextSchema = z.string().min(1)

export const ServiceOptionsSchema = z
  .strictObject({
    appId: TextSchema.regex(/^[\w-]+$/).meta({ description: 'Application ID.', examples: ['A1B2C3D4E5'] }),
    apiKey: TextSchema.meta({
      description: 'Public key that only allows searches.',
      examples: ['0123456789abcdef0123456789abcdef'],
    }),
    indexName: TextSchema.meta({ description: 'Name of the index.', examples: ['widget-docs'] }),
    searchParameters: z
      .record(z.string(), z.unknown())
      .default({})
      .meta({
        description: 'Parameters of every query. Filters in `facetFilters` are added to those of language and version.',
        examples: [{ facetFilters: ['type:guide'] }],
      }),
    versionFilters: z
      .array(TextSchema)
      .default(['version:{version}'])
      .meta({
        description:
          'Filters for the searched version. A record matches if one of them applies. `{version}` is the name of the version.',
        examples: [['version:any', 'version:{version}']],
      }),
    externalHosts: z
      .array(HostSchema)
      .default([])
      .meta({
        description:
          'Other sites whose pages are in the index. Their hits open in a new tab. Hits on other hosts than these and that of the site are omitted.',
        examples: [['https://blog.example.com']],
      }),
    insights: z.boolean().default(false).describe('Sends the results that readers see and open to the service.'),
    hosts: z
      .array(HostSchema)
      .optional()
      .meta({
        description: 'Hosts of the service, in order. Default: those of the application.',
        examples: [['https://search.example.com']],
      }),
    insightsHost: HostSchema.default('https://insights.algolia.io').describe('Host that receives events.'),
  })
  .describe('Hosted search with the multi-index protocol of Algolia. Default: the search index of the site.')

/** The hosted search as scripts receive it. */
export type ServiceOptions = z.output<typeof ServiceOptionsSchema>

/** The hosts of an application: the nearest one, then those for retries. */
export function hostsOf({ appId, hosts }: Pick<ServiceOptions, 'appId' | 'hosts'>): string[] {
  const app = appId.toLowerCase()
  return hosts ?? [`https://${app}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`)]
}
