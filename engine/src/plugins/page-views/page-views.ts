import { z } from 'zod'
import { HostSchema, type Plugin } from '../../model'

/** How page views are counted. */
const PageViewsOptionsSchema = z.strictObject({
  /** Id from the service, `G-…`. Without one, or with an empty one, nothing is loaded and nothing is counted. */
  trackingId: z
    .string()
    .regex(
      /^$|^(?:G|GT|UA)-[A-Z\d-]+$/i,
      'Expected an id such as "G-1A2B3C4D5E". It may come from an environment variable; an empty one switches page views off.',
    )
    .optional(),
  /** Readers who send Do Not Track or Global Privacy Control are not counted. */
  respectPrivacySignals: z.boolean().default(true),
  /** Host of the script. */
  scriptHost: HostSchema.default('https://www.googletagmanager.com'),
  /** Hosts that the script sends to. */
  collectHosts: z
    .array(HostSchema)
    .default(['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']),
})

/** What a site sets. */
export type PageViewsOptions = z.input<typeof PageViewsOptionsSchema>

/** What the browser's part of the plugin needs. */
export interface PageViewsData {
  trackingId: string
  respectPrivacySignals: boolean
  scriptHost: string
}

/**
 * Counts page views with a tag of the `gtag` kind (specification §7): the first page by the tag's own config call, each change of path
 * or query after it by an event (decision G-13), with shortened IP addresses. The script is loaded without blocking.
 * @example pageViews({ trackingId: process.env.PAGE_VIEWS_ID })
 */
export function pageViews(options: PageViewsOptions): Plugin {
  const plugin: Plugin = { name: 'page-views', options: { schema: PageViewsOptionsSchema, value: options } }
  const { data } = PageViewsOptionsSchema.safeParse(options)
  if (!data?.trackingId) return plugin
  const { trackingId, respectPrivacySignals, scriptHost, collectHosts } = data
  return {
    ...plugin,
    globalData: { trackingId, respectPrivacySignals, scriptHost } satisfies PageViewsData,
    scripts: () => ({ browser: [{ module: 'docs-engine/plugins/page-views/page-views.browser.ts', wake: 'start' }] }),
    hosts: { script: [scriptHost], connect: collectHosts, image: collectHosts, trustedTypes: ['goog#html'] },
  }
}
