import { z } from 'zod'
import { HostSchema, type Plugin } from '../../model'

/** Which container of the tag manager is loaded. */
const TagManagerOptionsSchema = z.strictObject({
  /** Id of the container, `GTM-…`. Without one, or with an empty one, nothing is loaded. */
  containerId: z
    .string()
    .regex(
      /^$|^GTM-[A-Z\d]+$/i,
      'Expected an id such as "GTM-1A2B3C4". It may come from an environment variable; an empty one switches the tag manager off.',
    )
    .optional(),
  /** Not loaded for readers who send Do Not Track or Global Privacy Control. */
  respectPrivacySignals: z.boolean().default(true),
  /** Host of the script. */
  scriptHost: HostSchema.default('https://www.googletagmanager.com'),
  /** Other hosts that the tags of the container load from and send to. */
  tagHosts: z.array(HostSchema).default([]),
})

/** What a site sets. */
export type TagManagerOptions = z.input<typeof TagManagerOptionsSchema>

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
export function tagManager(options: TagManagerOptions): Plugin {
  const plugin: Plugin = { name: 'tag-manager', options: { schema: TagManagerOptionsSchema, value: options } }
  const { data } = TagManagerOptionsSchema.safeParse(options)
  if (!data?.containerId) return plugin
  const { containerId, respectPrivacySignals, scriptHost, tagHosts } = data
  const hosts = [scriptHost, ...tagHosts]
  return {
    ...plugin,
    globalData: { containerId, respectPrivacySignals, scriptHost } satisfies TagManagerData,
    scripts: () => ({ browser: [{ module: 'docs-engine/plugins/tag-manager/tag-manager.browser.ts', wake: 'start' }] }),
    hosts: { script: hosts, connect: hosts, image: hosts, trustedTypes: 'off' },
  }
}
