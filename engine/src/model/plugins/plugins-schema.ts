import { z } from 'zod'
import { didYouMean } from '../errors'
import type { Plugin, PluginHosts } from './plugin'

/** A host as a policy names it; anything else could end the directive it stands in. */
export const HostSchema = z
  .string()
  .regex(
    /^(?:https?|wss?):\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/i,
    'Expected scheme and host only, such as "https://tags.example.com" or "https://*.example.com".',
  )
/** All parts of a plugin; the type keeps the list complete. */
const KEYS: Record<keyof Plugin, true> = {
  name: true,
  id: true,
  options: true,
  globalData: true,
  hosts: true,
  pages: true,
  islands: true,
  navbarItems: true,
  regions: true,
  footerLinks: true,
  styles: true,
  scripts: true,
  setup: true,
}

/** A name of a Trusted Types policy. */
const POLICY_NAME = /^[\w\-#=@./%]+$/

/** What is wrong with the hosts of a plugin: where it stands, and what is expected there. */
function hostFaults(hosts: PluginHosts): { path: (string | number)[]; input: string; message: string }[] {
  const sources = (['script', 'connect', 'image', 'frame'] as const).flatMap((kind) =>
    [hosts[kind] ?? []]
      .flat()
      .flatMap((host, i) =>
        (HostSchema.safeParse(host).error?.issues ?? []).map(({ message }) => ({ path: [kind, i], input: host, message })),
      ),
  )
  const names = Array.isArray(hosts.trustedTypes) ? hosts.trustedTypes : []
  return [
    ...sources,
    ...names.flatMap((name, i) =>
      POLICY_NAME.test(name)
        ? []
        : [{ path: ['trustedTypes', i], input: name, message: 'Expected the name of a Trusted Types policy.' }],
    ),
  ]
}

/**
 * Plugins, in order.
 * @example [{ name: 'release', globalData: { released: '2025-10-30' } }]
 */
export const PluginsSchema = z
  .array(
    z
      .custom<Plugin>(
        (v) => typeof v === 'object' && v !== null && 'name' in v && typeof v.name === 'string' && v.name !== '',
        'Expected a plugin: an object with a name.',
      )
      .superRefine((plugin, context) => {
        const { hosts = {} } = plugin
        for (const key of Object.keys(plugin)) {
          if (key in KEYS) continue
          context.addIssue({
            code: 'custom',
            path: [key],
            message: `Plugins have no part of this name. ${didYouMean(key, Object.keys(KEYS))}`,
          })
        }
        for (const fault of hostFaults(hosts)) context.addIssue({ ...fault, code: 'custom', path: ['hosts', ...fault.path] })
      }),
  )
  .default([])
