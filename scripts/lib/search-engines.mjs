import { join } from 'node:path'
import { installPackages, ROOT } from './install.mjs'
import { indexedVersions, loadSearch, readIndex } from './search-index.mjs'

/**
 * @typedef {{ name: string, search(question: { q: string, version: string }):
 * Promise<import('./search-metrics.mjs').Result[]> }} Engine
 */

/**
 * Opens the search of a built site, and the engines that it is compared with.
 * @param {string} dist folder of the built site
 * @param {{ withOthers: boolean }} options the other engines are packages of `bench/`, which are installed on first use
 * @returns {Promise<{ engines: Engine[], pages: Map<string, import('./search-index.mjs').Page[]>, close(): Promise<void> }>} the
 * engine of the site first; pages by version
 */
export async function openEngines(dist, { withOthers }) {
  const folderOf = (version) => join(dist, 'search', version)
  const versions = indexedVersions(dist)
  const pages = new Map()
  for (const version of versions) pages.set(version, (await readIndex(folderOf(version))).pages)
  const { openIndex, search } = await loadSearch()
  const indexes = new Map(await Promise.all(versions.map(async (version) => [version, await openIndex(folderOf(version))])))
  const site = { name: 'site', search: ({ q, version }) => search(indexes.get(version), q) }
  if (!withOthers) return { engines: [site], pages, close: async () => {} }
  installPackages(join(ROOT, 'bench'))
  const { otherEngines } = await import('../../bench/search/engines.mjs')
  const others = await otherEngines(pages)
  return { engines: [site, ...others.engines], pages, close: others.close }
}
