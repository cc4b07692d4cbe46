import { useIslandData } from '../IslandProviders.island'

/** Options of {@link usePluginData}. */
export interface PluginDataOptions {
  /** Throw an error if the plugin has no data. */
  failfast?: boolean
}

/**
 * The global data of a plugin, a JSON value that the caller has to validate; undefined if there is none.
 * @param id of the plugin instance, if the plugin is used more than once
 * @throws Error outside <IslandProviders>; with `failfast` also if the data is missing
 */
export function usePluginData(name: string, id?: string, { failfast = false }: PluginDataOptions = {}): unknown {
  const { pluginData } = useIslandData('usePluginData').site
  const data = pluginData[name]?.[id ?? 'default']
  if (data === undefined && failfast) {
    const which = id === undefined ? `"${name}"` : `"${name}" with the id "${id}"`
    throw new Error(`No data for the plugin ${which}. Plugins with data: ${Object.keys(pluginData).join(', ') || 'none'}.`)
  }
  return data
}
