import { useIslandData } from '../IslandProviders.island'

/** How {@link usePluginData} takes missing data. */
export interface PluginDataOptions {
  /** Throw when there is none. */
  failfast?: boolean
}

/**
 * The global data of a plugin, a JSON value; undefined when there is none. What it is made of the caller has to check.
 * @param id tells two uses of one plugin apart
 * @throws Error outside <IslandProviders>; with `failfast` also for missing data, naming plugin and id (BEHAVIOUR 8.2)
 */
export function usePluginData(name: string, id?: string, { failfast = false }: PluginDataOptions = {}): unknown {
  const { pluginData } = useIslandData('usePluginData').site
  const data = pluginData[name]?.[id ?? 'default']
  if (data === undefined && failfast) {
    const which = id === undefined ? `"${name}"` : `"${name}" with the id "${id}"`
    throw new Error(
      `There is no data of the plugin ${which}. Plugins with data: ${Object.keys(pluginData).join(', ') || 'none'}.`,
    )
  }
  return data
}
