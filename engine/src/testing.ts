// `docs-engine/testing`: helpers for the unit tests of plugins and themes.
import { writeHref } from './common'
import {
  type Plugin,
  type PluginFile,
  type PluginOutput,
  type PluginSite,
  parseConfig,
  type SiteSettings,
  type Version,
} from './model'

export { contrastProblems } from './theme'

/** Creates the function of a site that keeps values. It keeps them as long as it exists. */
export function memoryMemo(): PluginSite['memo'] {
  const values = new Map<string, unknown>()
  return async function memo<T>(key: string, compute: () => T | Promise<T>) {
    if (!values.has(key)) values.set(key, await compute())
    return values.get(key) as T
  }
}

/** The settings of a site with one version and no other options. */
function minimalConfig(): SiteSettings {
  const versions = [{ name: 'current', label: '1.0', path: '/docs', isLast: true }]
  const { config } = parseConfig({ product: 'Product', url: 'https://docs.example.com', versions }, 'docs.config.ts')
  if (!config) throw new Error('the minimal configuration is valid')
  return config
}

const emptyVersion = ({ name, label, path, isLast = false }: SiteSettings['versions'][number]): Version => ({
  name,
  label,
  path,
  isLast,
  mainDocId: '',
  docs: [],
  sidebars: {},
  breadcrumbs: true,
  resolvedSidebars: {},
})

/**
 * Creates the site that a plugin receives in a test. It has no pages and no files, and its URL is `https://docs.example.com/base/`.
 * @param change properties that the test needs, such as `docs` or `readFile`
 */
export function pluginSite(change: Partial<PluginSite> = {}): PluginSite {
  const { config = minimalConfig(), docs = [] } = change
  const latest = config.versions.find(({ isLast }) => isLast)?.name
  const absoluteUrl = (path: string) => `https://docs.example.com/base${path}`
  return {
    config,
    configFile: 'docs.config.ts',
    root: '/site',
    docs,
    versions: config.versions.map(emptyVersion),
    plannedRoutes: [],
    findDoc: (id, version = latest) => docs.find((doc) => doc.version === version && doc.id === id),
    docAt: (route) => docs.find((doc) => doc.route === route),
    article: async ({ route }) => {
      throw new Error(`the test doesn't define the text of ${route}`)
    },
    mapPages: async () => new Map(),
    componentSections: async () => [],
    href: (route) => writeHref(route, config),
    absoluteUrl,
    absoluteFileUrl: absoluteUrl,
    staticFile: () => undefined,
    readFile: () => undefined,
    fileHash: () => 'missing',
    color: () => '#123456',
    memo: memoryMemo(),
    ...change,
  }
}

/** Loads and sets up a plugin, as a build does. */
export async function setUpPlugin(plugin: Plugin, site: PluginSite): Promise<PluginOutput> {
  return (await plugin.setup?.(site, await plugin.load?.(site))) ?? {}
}

/** Texts of the files that a plugin writes, by path. */
export async function filesOf(output: PluginOutput): Promise<Record<string, string>> {
  const texts = [...((await output.files?.()) ?? [])].map(async ({ path, content }: PluginFile) => [
    path,
    String(typeof content === 'function' ? await content() : content),
  ])
  return Object.fromEntries(await Promise.all(texts))
}
