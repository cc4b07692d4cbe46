import type { Plugin } from '../config'

/** Which container of the tag manager is loaded. */
export interface TagManagerOptions {
  /** Id of the container, `GTM-…`. Without one nothing is loaded. */
  containerId?: string | undefined
  /** Not loaded for readers who send Do Not Track or Global Privacy Control (decision P-5). Default true. */
  respectPrivacySignals?: boolean
  /** Host of the script. Default `https://www.googletagmanager.com`. */
  scriptHost?: string
  /** Other hosts that the tags of the container load from and send to. */
  tagHosts?: string[]
}

/** What the browser's part of the plugin needs. */
export interface TagManagerData {
  containerId: string
  respectPrivacySignals: boolean
  scriptHost: string
}

/**
 * Loads a container of a tag manager (specification §7) without blocking. Its hosts are added to the policy and Trusted Types are off;
 * custom-HTML tags stay blocked by the policy (decision P-10). There is no frame for readers without scripts: it could not respect
 * their privacy signals.
 * @example tagManager({ containerId: process.env.TAG_MANAGER_ID, tagHosts: ['https://tags.example.com'] })
 */
export function tagManager({
  containerId,
  respectPrivacySignals = true,
  scriptHost = 'https://www.googletagmanager.com',
  tagHosts = [],
}: TagManagerOptions): Plugin {
  if (!containerId) return { name: 'tag-manager' }
  const hosts = [scriptHost, ...tagHosts]
  return {
    name: 'tag-manager',
    globalData: { containerId, respectPrivacySignals, scriptHost } satisfies TagManagerData,
    hosts: { script: hosts, connect: hosts, image: hosts, trustedTypes: 'off' },
  }
}
