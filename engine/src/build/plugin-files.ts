import type { PluginFile } from '../config'
import type { Site } from '../site'

/** The files that plugins add to a site. */
export function pluginFiles(site: Site): PluginFile[] {
  const context = { docs: site.docs, absoluteUrl: (route: string) => site.config.url + site.href(route) }
  return site.config.plugins.flatMap((plugin) => plugin.files?.(context) ?? [])
}
