import { z } from 'zod'
import { didYouMean } from '../errors'
import type { Plugin, PluginHosts } from './plugin'

/** A host in a content security policy. Other text could end the directive. */
export const HostSchema = z
  .string()
  .regex(
    /^(?:https?|wss?):\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/i,
    'Expected scheme and host only, such as "https://tags.example.com" or "https://*.example.com".',
  )
/** All keys of a plugin. */
const KEYS: Record<keyof Plugin, true> = {
  name: true,
  id: true,
  invalidOptions: true,
  globalData: true,
  hosts: true,
  pages: true,
  load: true,
  content: true,
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

/** Validates the hosts of a plugin. */
function findHostProblems(hosts: PluginHosts): { path: (string | number)[]; input: string; message: string }[] {
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
            message: `Plugins have no property with this name. ${didYouMean(key, Object.keys(KEYS))}`,
          })
        }
        for (const problem of findHostProblems(hosts))
          context.addIssue({ ...problem, code: 'custom', path: ['hosts', ...problem.path] })
      })
      .meta({ title: 'Plugin' }),
  )
  .default([])
  .describe('Plugins, in order. See [plugins](#plugins).')
