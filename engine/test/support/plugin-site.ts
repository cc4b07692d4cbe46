import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { writeHref } from '../../src/model/addresses/write-href'
import type { PluginCache, PluginFile, PluginOutput, PluginSite } from '../../src/model/plugins/plugin'
import { makeConfig } from '../make-site'
import { sample } from './sample-view'

const engineFile = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url))

/** A cache that lasts as long as the value. */
export function memoryCache(): PluginCache {
  const values = new Map<string, unknown>()
  return {
    get: <T>(key: string) => values.get(key) as T | undefined,
    set: (key, value) => void values.set(key, value),
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
    findDoc: (version, id) => docs.find((doc) => doc.version === version && doc.id === id),
    docAt: (route) => docs.find((doc) => doc.route === route),
    article: async () => sample.article,
    mapPages: async (_, derive) =>
      new Map(docs.map((doc) => [doc, derive({ doc, article: sample.article, sections: [] })] as const)),
    href: (route) => writeHref(route, config),
    absoluteUrl: (route) => `https://docs.example.com/base${route}`,
    absoluteFileUrl: (path) => `https://docs.example.com/base${path}`,
    staticFile: () => undefined,
    readFile: () => undefined,
    readEngineFile: (path) => readFileSync(engineFile(path), 'utf8'),
    engineFile,
    cache: memoryCache(),
    ...change,
  }
}

/** Texts of the files that a plugin writes, by path. */
export async function filesOf(output: PluginOutput | undefined): Promise<Record<string, string>> {
  const texts = [...((await output?.files?.()) ?? [])].map(async ({ path, content }: PluginFile) => [
    path,
    String(typeof content === 'function' ? await content() : content),
  ])
  return Object.fromEntries(await Promise.all(texts))
}
