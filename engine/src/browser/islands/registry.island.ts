import type { IslandRegistry } from './island-loader.browser'

/** The islands of the engine itself. */
const ENGINE_ISLANDS: IslandRegistry = {
  menu: () => import('./menu/Menu.island'),
  'panel-toggle': () => import('./panel/PanelToggle.island'),
  repository: () => import('./repository/Repository.island'),
}

/**
 * The registry of a site: how the code of each island is loaded.
 * @param entries the site's own islands by name, e.g. `{ gallery: () => import('…/gallery.island') }`; the build sees to it that none
 * has the name of an island of the engine
 */
export function createRegistry(entries: IslandRegistry): IslandRegistry {
  return { ...ENGINE_ISLANDS, ...entries }
}
