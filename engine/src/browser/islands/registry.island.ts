import type { IslandRegistry } from './island-loader.browser'

/** The islands of the engine itself. */
const ENGINE_ISLANDS: IslandRegistry = {
  menu: () => import('./menu/Menu.island'),
  'panel-toggle': () => import('./panel/PanelToggle.island'),
  repository: () => import('./repository/Repository.island'),
}

/**
 * Combines the loaders of the engine's islands with those of the site.
 * @param entries loaders of the site's islands by name, e.g. `{ gallery: () => import('…/gallery.island') }`; the build rejects names of
 * engine islands
 */
export function createRegistry(entries: IslandRegistry): IslandRegistry {
  return { ...ENGINE_ISLANDS, ...entries }
}
