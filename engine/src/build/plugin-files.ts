import type { PluginFile } from '../config'
import { hashHref } from '../links'
import type { Site } from '../site'
import type { ArticleCache } from './article-cache'

/**
 * The files that plugins add to a site.
 * @param articles where the texts that they ask for come from
 * @throws DocsError of a plugin
 */
export async function pluginFiles(site: Site, articles: ArticleCache): Promise<PluginFile[]> {
  const { config, configFile, docs } = site
  const context = {
    configFile,
    product: config.product,
    router: config.router,
    versions: site.versions,
    docs,
    article: async (doc: Site['docs'][number]) => (await articles.get(site, doc)).article,
    absoluteUrl: (route: string) => absoluteUrl(site, route),
    absoluteFileUrl: (path: string) => config.url + config.baseUrl + path.slice(1),
  }
  const files = await Promise.all(config.plugins.map(async (plugin) => (await plugin.files?.(context)) ?? []))
  return files.flat()
}

function absoluteUrl({ config, href }: Site, route: string): string {
  const { url, baseUrl, router } = config
  return url + (router === 'hash' ? baseUrl + hashHref(href(route), baseUrl) : href(route))
}
