import { join } from 'node:path'
import { z } from 'zod'
import { definePlugin, HostSchema } from '../../plugin'

export const TagManagerOptionsSchema = z
  .strictObject({
    containerId: z
      .string()
      .regex(/^$|^GTM-[A-Z\d]+$/i, 'Expected an ID such as "GTM-1A2B3C4", or empty text, which turns the tag manager off.')
      .optional()
      .meta({ description: 'Container ID. If it is missing or empty, nothing is loaded.', examples: ['GTM-1A2B3C4'] }),
    respectPrivacySignals: z
      .boolean()
      .default(true)
      .describe('Excludes readers whose browsers send Do Not Track or Global Privacy Control.'),
    scriptHost: HostSchema.default('https://www.googletagmanager.com').describe('Host of the script.'),
    tagHosts: z
      .array(HostSchema)
      .default([])
      .meta({ description: 'Other hosts that the tags load from or send data to.', examples: [['https://tags.example.com']] }),
  })
  .describe('Loads a container of a tag manager.')

/** Data for the browser module. */
export interface TagManagerData {
  containerId: string
  respectPrivacySignals: boolean
  scriptHost: string
}

/**
 * Loads a container of a tag manager asynchronously. Its hosts are added to the content security policy, and Trusted Types
 * are off. The policy still blocks custom HTML tags. There is no frame for readers without scripts, because it couldn't respect privacy
 * signals.
 * @example tagManager({ containerId: process.env.TAG_MANAGER_ID, tagHosts: ['https://tags.example.com'] })
 */
export const tagManager = definePlugin({
  name: 'tag-manager',
  options: TagManagerOptionsSchema,
  create({ containerId, respectPrivacySignals, scriptHost, tagHosts }) {
    if (!containerId) return {}
    const hosts = [scriptHost, ...tagHosts]
    return {
      globalData: { containerId, respectPrivacySignals, scriptHost } satisfies TagManagerData,
      scripts: () => ({ browser: [{ module: join(import.meta.dirname, 'tag-manager.browser.ts'), wake: 'start' }] }),
      hosts: { script: hosts, connect: hosts, image: hosts, trustedTypes: 'off' },
    }
  },
})
