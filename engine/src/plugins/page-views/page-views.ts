import { join } from 'node:path'
import { z } from 'zod'
import { definePlugin, HostSchema } from '../../plugin'

export const PageViewsOptionsSchema = z
  .strictObject({
    trackingId: z
      .string()
      .regex(/^$|^(?:G|GT|UA)-[A-Z\d-]+$/i, 'Expected an ID such as "G-1A2B3C4D5E", or empty text, which turns page views off.')
      .optional()
      .meta({ description: 'Measurement ID. If it is missing or empty, nothing is loaded.', examples: ['G-1A2B3C4D5E'] }),
    respectPrivacySignals: z
      .boolean()
      .default(true)
      .describe('Excludes readers whose browsers send Do Not Track or Global Privacy Control.'),
    scriptHost: HostSchema.default('https://www.googletagmanager.com').describe('Host of the script.'),
    collectHosts: z
      .array(HostSchema)
      .default(['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'])
      .describe('Hosts that receive the data.'),
  })
  .describe('Counts page views with `gtag`.')

/** Data for the browser module. */
export interface PageViewsData {
  trackingId: string
  respectPrivacySignals: boolean
  scriptHost: string
}

/**
 * Counts page views with `gtag`: the first page with the `config` call, each change of path or query after it with an
 * event, and with anonymized IP addresses. The script is loaded asynchronously.
 * @example pageViews({ trackingId: process.env.PAGE_VIEWS_ID })
 */
export const pageViews = definePlugin({
  name: 'page-views',
  options: PageViewsOptionsSchema,
  create({ trackingId, respectPrivacySignals, scriptHost, collectHosts }) {
    if (!trackingId) return {}
    return {
      globalData: { trackingId, respectPrivacySignals, scriptHost } satisfies PageViewsData,
      scripts: () => ({ browser: [{ module: join(import.meta.dirname, 'page-views.browser.ts'), wake: 'start' }] }),
      hosts: { script: [scriptHost], connect: collectHosts, image: collectHosts, trustedTypes: ['goog#html'] },
    }
  },
})
