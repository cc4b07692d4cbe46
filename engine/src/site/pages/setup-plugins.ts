import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { absoluteHref } from '../../common'
import { pageSections } from '../../compile'
import { type FileHashes, hashJson } from '../../load'
import {
  asDocsError,
  type CompiledPage,
  type Doc,
  type Plugin,
  type PluginOutput,
  type PluginSite,
  type Problems,
} from '../../model'
import type { ArticleCache } from '../article-cache'
import { pluginMemo } from '../plugin-content'
import type { Site } from '../site'
import { renderComponentPage } from './render-page'

/** Input of {@link setupPlugins} in addition to the site. */
export interface PluginInputs {
  articles: ArticleCache
  hashes: FileHashes
}

/** Sets up all plugins of a site. After an error of one plugin, the others are still set up. */
export async function setupPlugins(site: Site, inputs: PluginInputs, problems: Problems): Promise<PluginOutput[]> {
  const outputs: PluginOutput[] = []
  for (const plugin of site.config.plugins) {
    if (!plugin.setup) continue
    try {
      const output = await plugin.setup(pluginSite(site, inputs, plugin))
      problems.list.push(...(output.problems ?? []))
      outputs.push(output)
    } catch (error) {
      const known = asDocsError(error)
      if (!known) throw error
      problems.error(known.parts)
    }
  }
  return outputs
}

function pluginSite(site: Site, { articles, hashes }: PluginInputs, plugin: Plugin): PluginSite {
  const { engine, results, root, config, docs, versions, index, assets, href } = site
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
        const inputs = hashJson([key, doc.title, hash])
        const compute = () => derive({ doc, article, sections: pageSections(article.html) })
        values.set(
          doc,
          await results.memo<T>({ name: `${plugin.name} ${plugin.id ?? 'default'} page` }, doc.route, inputs, compute),
        )
      }
      return values
    },
    componentSections: async (doc) => pageSections(await renderComponentPage(site, doc)),
    href,
    absoluteUrl: (route) => absoluteHref(href(route), route, config),
    absoluteFileUrl: (path) => config.url + config.baseUrl + path.slice(1),
    staticFile: (path) => (assets.find(path) ? assets.content(path) : undefined),
    readFile: (path) => hashes.text(join(root, path)),
    fileHash: (path) => hashes.of(join(root, path)),
    readEngineFile: (path) => readFileSync(engineFile(path), 'utf8'),
    engineFile,
    memo: pluginMemo(results, plugin),
  }
}
