import { z } from 'zod'
import type { Article, Doc, Version } from '../types'
import type { HeadTag } from './head-tags'

/** A file that a plugin adds to the built site. */
export interface PluginFile {
  /** Address without base URL, e.g. `/docs/changelog.atom`. */
  path: string
  /** A function makes it when it is written or, in development, asked for: for what takes time. */
  content: string | Uint8Array | (() => Promise<string | Uint8Array>)
  /** Media type, where its ending does not say it: hosts are told. */
  type?: string
}

/** Other hosts that the documents of a site with a plugin need, as sources of the policy. */
export interface PluginHosts {
  script?: string[]
  connect?: string[]
  image?: string[]
  frame?: string[]
  /** Names of further Trusted Types policies that its scripts make; `off` where they cannot do with any. */
  trustedTypes?: string[] | 'off'
}

/** What a plugin sees of the finished site: all pages with their places and texts. */
export interface PluginContext {
  /** The configuration file, as errors name it. */
  configFile: string
  product: string
  title: string
  tagline: string
  /** Path of the site's icon. */
  icon?: string
  router: 'path' | 'hash'
  docs: readonly Doc[]
  versions: readonly Version[]
  /** Whether there is a page at a route, with or without closing slash. */
  hasPage(route: string): boolean
  /** The compiled text of a content page. */
  article(doc: Doc): Promise<Article>
  /** Address of a page with base URL and host, for files that need absolute links. */
  absoluteUrl(route: string): string
  /** Address of a file with base URL and host. */
  absoluteFileUrl(path: string): string
}

/** What a plugin may ask about the site while it names the head tags of a document. */
export interface HeadContext {
  /** Title of the site. */
  title: string
  /** Whether there is a page at a route, with or without closing slash. The document is made anew when that changes. */
  hasPage(route: string): boolean
  /** Address of a file of the built site, with base URL. */
  fileHref(path: string): string
}

/** The options that the site gave to a plugin, with what they must be: they are checked with the configuration. */
export interface PluginOptions {
  schema: z.ZodType
  value: unknown
}

/** Adds to a site: data for components, head tags, output files. All parts are optional. */
export interface Plugin {
  /** Unique with `id`; names the plugin in errors and in the hooks that read its data. */
  name: string
  /** Tells two uses of one plugin apart. Default `default`. */
  id?: string
  /** JSON value that components read by plugin name. */
  globalData?: unknown
  /** Hosts that are added to the policy of every document. */
  hosts?: PluginHosts
  /** What the site has set. The parts below are used only when it fits the schema. */
  options?: PluginOptions
  /** Tags for the head of one document. */
  headTags?(doc: Doc, context: HeadContext): HeadTag[]
  /** Files written beside the documents. A DocsError says what the site must mend. */
  files?(context: PluginContext): PluginFile[] | Promise<PluginFile[]>
}

/** A host as a policy names it; anything else could end the directive it stands in. */
export const HostSchema = z
  .string()
  .regex(
    /^(?:https?|wss?):\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/i,
    'Expected scheme and host only, such as "https://tags.example.com" or "https://*.example.com".',
  )
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
      .superRefine(({ hosts = {} }, context) => {
        for (const fault of hostFaults(hosts)) context.addIssue({ ...fault, code: 'custom', path: ['hosts', ...fault.path] })
      }),
  )
  .default([])
