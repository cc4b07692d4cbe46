import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { writeHref } from '../../src/common/addresses/write-href'
import type { Plugin, PluginFile, PluginOutput, PluginSite } from '../../src/model/plugins/plugin'
import { makeConfig } from '../make-site'
import { sample } from './sample-view'

const engineFile = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url))

/** Keeps values as long as it exists. */
export function memoryMemo(): PluginSite['memo'] {
  const values = new Map<string, unknown>()
  return async <T>(key: string, compute: () => T | Promise<T>) => {
    if (!values.has(key)) values.set(key, await compute())
    return values.get(key) as T
  }
}

/** A site for the test of a plugin, at https://docs.example.com/base/. */
export function pluginSite(change: Partial<PluginSite> = {}): PluginSite {
  const { config = makeConfig({}), docs = [] } = change
  return {
    config,
    configFile: 'docs.config.ts',
    root: '/site',
    docs,
    versions: [sample.current, sample.old],
    plannedRoutes: [],
    findDoc: (id, version = sample.current.name) => docs.find((doc) => doc.version === version && doc.id === id),
    docAt: (route) => docs.find((doc) => doc.route === route),
    article: async () => sample.article,
    mapPages: async (_, derive) =>
      new Map(docs.map((doc) => [doc, derive({ doc, article: sample.article, sections: [] })] as const)),
    componentSections: async () => [],
    href: (route) => writeHref(route, config),
    absoluteUrl: (route) => `https://docs.example.com/base${route}`,
    absoluteFileUrl: (path) => `https://docs.example.com/base${path}`,
    staticFile: () => undefined,
    readFile: () => undefined,
    fileHash: () => 'missing',
    readEngineFile: (path) => readFileSync(engineFile(path), 'utf8'),
    engineFile,
    memo: memoryMemo(),
    ...change,
  }
}

/** Loads and sets up a plugin, as a build does. */
export async function setUp(plugin: Plugin, site: PluginSite): Promise<PluginOutput> {
  return (await plugin.setup?.(site, await plugin.load?.(site))) ?? {}
}

/** Texts of the files that a plugin writes, by path. */
export async function filesOf(output: PluginOutput | undefined): Promise<Record<string, string>> {
  const texts = [...((await output?.files?.()) ?? [])].map(async ({ path, content }: PluginFile) => [
    path,
    String(typeof content === 'function' ? await content() : content),
  ])
  return Object.fromEntries(await Promise.all(texts))
}
