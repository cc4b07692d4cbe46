import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { absoluteHref } from '../../common'
import { pageSections, parseHtml } from '../../compile'
import { type FileHashes, hashJson } from '../../load'
import {
  asDocsError,
  type CompiledPage,
  type Doc,
  type Plugin,
  type PluginOutput,
  type PluginSite,
  type Problem,
  Problems,
} from '../../model'
import { tokenColor } from '../../theme'
import type { ArticleCache } from '../article-cache'
import { pluginSources } from '../plugin-content'
import type { LoadedSite, Site } from '../site'
import { renderComponentPage } from './render-page'

/** Input of {@link setupPlugins} in addition to the site. */
export interface PluginInputs {
  articles: ArticleCache
  hashes: FileHashes
  /** See `PluginSources`. */
  isPreliminary: boolean
}

/** Sets up all plugins of a site. After an error of one plugin, the others are still set up. */
export async function setupPlugins(site: LoadedSite, inputs: PluginInputs, problems: Problems): Promise<PluginOutput[]> {
  const outputs: PluginOutput[] = []
  for (const plugin of site.config.plugins) {
    if (!plugin.setup || !site.pluginStates.has(plugin)) continue
    try {
      const output = await plugin.setup(pluginSite(site, inputs, plugin), site.pluginStates.get(plugin))
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

/** Runs the checks of the plugins that need compiled pages. */
export async function pluginProblems({ additions }: Pick<Site, 'additions'>): Promise<Problem[]> {
  const problems = new Problems()
  for (const output of additions) {
    try {
      problems.list.push(...((await output.check?.()) ?? []))
    } catch (error) {
      const known = asDocsError(error)
      if (!known) throw error
      problems.error(known.parts)
    }
  }
  return problems.list
}

/** The file with the design tokens, in the engine and in a site. */
const TOKENS = 'theme/tokens.css'

function pluginSite(site: LoadedSite, { articles, hashes, isPreliminary }: PluginInputs, plugin: Plugin): PluginSite {
  const { engine, results, root, config, docs, versions, index, assets, href } = site
  const latest = versions.find(({ isLast }) => isLast)?.name ?? ''
  const compile = async (doc: Doc) => articles.get(site, doc)
  return {
    ...pluginSources({ root, config, hashes, results, isPreliminary }, plugin),
    configFile: site.configFile,
    docs,
    versions,
    plannedRoutes: site.plannedRoutes.map(({ route }) => route),
    findDoc: (id, version = latest) => index.find(id, version),
    docAt: (route) => index.atRoute(route),
    article: async (doc) => (await compile(doc)).article,
    async mapPages<T>(key: string, derive: (page: CompiledPage) => T) {
      const values = new Map<Doc, T>()
      for (const doc of docs) {
        if (doc.kind !== 'doc') continue
        const { article, sections, hash } = await compile(doc)
        const inputs = hashJson([key, doc.title, hash])
        const compute = () => derive({ doc, article, sections })
        values.set(
          doc,
          await results.memo<T>({ name: `${plugin.name} ${plugin.id ?? 'default'} page` }, doc.route, inputs, compute),
        )
      }
      return values
    },
    componentSections: async (doc) => pageSections(parseHtml(await renderComponentPage(site, doc))),
    href,
    absoluteUrl: (route) => absoluteHref(href(route), route, config),
    absoluteFileUrl: (path) => config.url + config.baseUrl + path.slice(1),
    staticFile: (path) => (assets.find(path) ? assets.content(path) : undefined),
    color: (token) =>
      tokenColor(token, [readFileSync(join(engine.sources, TOKENS), 'utf8'), hashes.text(join(root, TOKENS)) ?? '']),
  }
}
