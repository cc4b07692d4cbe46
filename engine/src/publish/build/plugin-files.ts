import type { PluginFile } from '../../model'
import { absoluteHref } from '../../model'
import { WEB_APP_FILES } from '../../plugins'
import type { Site } from '../site'
import type { ArticleCache } from './article-cache'

/**
 * The files that plugins add to a site; what takes time to make is still to be made.
 * @param articles where the texts that they ask for come from
 * @throws DocsError of a plugin
 */
export async function pluginFiles(site: Site, articles: ArticleCache): Promise<PluginFile[]> {
  const { config, configFile, docs } = site
  const icon = config.webApp ? `/${WEB_APP_FILES.favicon}` : config.favicon
  const context = {
    configFile,
    product: config.product,
    title: config.title,
    tagline: config.tagline,
    ...(icon === undefined ? {} : { icon }),
    router: config.router,
    versions: site.versions,
    docs,
    hasPage: (route: string) => site.index.atRoute(route) !== undefined,
    article: async (doc: Site['docs'][number]) => (await articles.get(site, doc)).article,
    absoluteUrl: (route: string) => absoluteHref(site.href(route), route, config),
    absoluteFileUrl: (path: string) => config.url + config.baseUrl + path.slice(1),
  }
  const files = await Promise.all(config.plugins.map(async (plugin) => (await plugin.files?.(context)) ?? []))
  return files.flat()
}

/** A file of a plugin as it is written. */
export interface FinishedFile extends PluginFile {
  content: string | Uint8Array
}

/** Makes what is still to be made, one file after the other. */
export async function finishFiles(files: readonly PluginFile[]): Promise<FinishedFile[]> {
  const finished: FinishedFile[] = []
  for (const file of files)
    finished.push({ ...file, content: typeof file.content === 'function' ? await file.content() : file.content })
  return finished
}
