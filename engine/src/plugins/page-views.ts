import type { Plugin } from '../config'

/** How page views are counted. */
export interface PageViewsOptions {
  /** Id that the service has given, `G-…`. Without one nothing is loaded and nothing is counted. */
  trackingId?: string | undefined
  /** No counting for readers who send Do Not Track or Global Privacy Control (decision P-5). Default true. */
  respectPrivacySignals?: boolean
  /** Host of the script. Default `https://www.googletagmanager.com`. */
  scriptHost?: string
  /** Hosts that the script sends to. */
  collectHosts?: string[]
}

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
export function pageViews({
  trackingId,
  respectPrivacySignals = true,
  scriptHost = 'https://www.googletagmanager.com',
  collectHosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
}: PageViewsOptions): Plugin {
  if (!trackingId) return { name: 'page-views' }
  return {
    name: 'page-views',
    globalData: { trackingId, respectPrivacySignals, scriptHost } satisfies PageViewsData,
    hosts: { script: [scriptHost], connect: collectHosts, image: collectHosts, trustedTypes: ['goog#html'] },
  }
}
