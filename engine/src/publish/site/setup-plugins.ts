import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageSections } from '../../compile'
import { type FileHashes, hashJson, type Store } from '../../load'
import {
  absoluteHref,
  asDocsError,
  type CompiledPage,
  type Doc,
  type Plugin,
  type PluginCache,
  type PluginOutput,
  type PluginSite,
  type Problems,
} from '../../model'
import type { ArticleCache } from '../pages/article-cache'
import type { Site } from './load-site'

/** What plugins are given beside the site. */
export interface PluginInputs {
  articles: ArticleCache
  hashes: FileHashes
  store: Store
}

/** Sets up all plugins of a site. What is wrong with one doesn't keep the others from being set up. */
export async function setupPlugins(site: Site, inputs: PluginInputs, problems: Problems): Promise<PluginOutput[]> {
  const outputs: PluginOutput[] = []
  for (const plugin of site.config.plugins) {
    if (!plugin.setup) continue
    try {
      const cache = new KeptValues(inputs.store, `plugins/${fileName(plugin)}.json`)
      const output = await plugin.setup(pluginSite(site, inputs, cache))
      problems.list.push(...(output.problems ?? []))
      outputs.push(savedAfterFiles(output, cache))
    } catch (error) {
      const known = asDocsError(error)
      if (!known) throw error
      problems.error(known.parts)
    }
  }
  return outputs
}

/** The output of a plugin, whose values are saved once: after its files are written, because those may use values of pages. */
function savedAfterFiles(output: PluginOutput, cache: KeptValues): PluginOutput {
  const { files } = output
  if (!files) {
    cache.save()
    return output
  }
  return {
    ...output,
    async files() {
      const written = await files()
      cache.save()
      return written
    },
  }
}

const fileName = ({ name, id = 'default' }: Plugin) => `${name}-${id}`.replaceAll(/[^\w-]+/g, '-')

function pluginSite(site: Site, { articles, hashes }: PluginInputs, cache: PluginCache): PluginSite {
  const { engine, root, config, docs, versions, index, assets, href } = site
  const engineFile = (path: string) => join(engine.sources, path)
  const compile = async (doc: Doc) => articles.get(site, doc)
  return {
    root,
    config,
    configFile: site.configFile,
    docs,
    versions,
    plannedRoutes: site.plannedRoutes.map(({ route }) => route),
    findDoc: (version, id) => index.inVersion(version, id),
    docAt: (route) => index.atRoute(route),
    article: async (doc) => (await compile(doc)).article,
    async mapPages<T>(key: string, derive: (page: CompiledPage) => T) {
      const values = new Map<Doc, T>()
      for (const doc of docs) {
        if (doc.kind !== 'doc') continue
        const { article, hash } = await compile(doc)
        const entry = hashJson([key, doc.route, doc.title, hash])
        const value = cache.get<T>(entry) ?? derive({ doc, article, sections: pageSections(article.html) })
        cache.set(entry, value)
        values.set(doc, value)
      }
      return values
    },
    href,
    absoluteUrl: (route) => absoluteHref(href(route), route, config),
    absoluteFileUrl: (path) => config.url + config.baseUrl + path.slice(1),
    staticFile: (path) => (assets.find(path) ? assets.content(path) : undefined),
    readFile: (path) => hashes.text(join(root, path)),
    readEngineFile: (path) => readFileSync(engineFile(path), 'utf8'),
    engineFile,
    cache,
  }
}

/** Values of one plugin, in one file of the cache; those that a build doesn't use are left out of the next one. */
class KeptValues implements PluginCache {
  private readonly known: Readonly<Record<string, unknown>>
  private readonly used: Record<string, unknown> = {}

  constructor(
    private readonly store: Store,
    private readonly file: string,
  ) {
    this.known = store.read<Record<string, unknown>>(file) ?? {}
  }

  get<T>(key: string): T | undefined {
    const value = this.used[key] ?? this.known[key]
    if (value !== undefined) this.used[key] = value
    return value as T | undefined
  }

  set(key: string, value: unknown): void {
    this.used[key] = value
  }

  save(): void {
    const keys = Object.keys(this.used)
    const isSame = keys.length === Object.keys(this.known).length && keys.every((key) => key in this.known)
    if (!isSame) this.store.write(this.file, this.used)
  }
}
