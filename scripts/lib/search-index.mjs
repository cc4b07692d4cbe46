import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './install.mjs'

/**
 * @typedef {object} Page A page in a search index
 * @property {string} route
 * @property {string} title
 * @property {{ id: string, headings: string[], text: string }[]} sections with the headings below the title; the first has no ID
 */

/**
 * Names of the versions that have an index in a built site.
 * @throws Error if there are none
 */
export function indexedVersions(dist) {
  const folder = join(dist, 'search')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.json'))) : []
  if (names.length === 0) throw new Error(`There is no search index in ${dist}. Run "npm run build" first.`)
  return names
}

/**
 * The first file of an index, and its pages.
 * @param {string} folder of the version's index in the built site
 * @returns {Promise<{ manifest: any, pages: Page[] }>}
 */
export async function readIndex(folder) {
  const { restorePage } = await loadSearchModules('index/index-files.browser')
  const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const manifest = read('index.json')
  const pages = manifest.pages
    .flatMap(({ file }) => read(file))
    .map(restorePage)
    .map(({ route, title, sections, texts }) => {
      const list = texts.flatMap(([, file]) => read(file))
      return { route, title, sections: sections.map(([id, ...headings], i) => ({ id, headings, text: list[i] })) }
    })
  return { manifest, pages }
}

/**
 * Bundles modules of the search plugin for Node.
 * @param {string[]} modules paths in the folder of the plugin
 * @returns {Promise<Record<string, any>>}
 */
export async function loadSearchModules(...modules) {
  const { rolldown } = await import('rolldown')
  const entry = join(ROOT, 'engine/src/plugins/search/__modules__.ts')
  const source = modules.map((path) => `export * from './${path}'`).join('\n')
  const build = await rolldown({
    input: entry,
    platform: 'node',
    external: (id) => !/^[./]/.test(id),
    treeshake: { moduleSideEffects: false },
    plugins: [{ name: 'entry', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? source : null) }],
  })
  // In the engine's folder, so that its packages are found.
  mkdirSync(join(ROOT, 'engine/.cache'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, 'engine/.cache/search-'))
  try {
    await build.write({ dir: folder, format: 'esm', entryFileNames: 'search.mjs' })
    return await import(pathToFileURL(join(folder, 'search.mjs')).href)
  } finally {
    await build.close()
    rmSync(folder, { recursive: true })
  }
}

/**
 * Loads the search of the site, with results grouped by page.
 * @returns {Promise<{ openIndex(folder: string): Promise<any>, search(index: any, query: string):
 * Promise<import('./search-metrics.mjs').Result[]> }>}
 */
export async function loadSearch() {
  const modules = ['query/search-index.browser', 'query/provider.browser', 'ui/group-hits.browser']
  const { SearchIndex, groupHits, HITS_PER_PAGE } = await loadSearchModules(...modules)
  return {
    openIndex: (index) =>
      SearchIndex.open({
        bytes: async (file) => new Uint8Array(readFileSync(join(index, file))),
        json: async (file) => JSON.parse(readFileSync(join(index, file), 'utf8')),
      }),
    async search(index, query) {
      const { matches } = await index.search(query, { limit: HITS_PER_PAGE })
      const hits = matches.map(({ route, id }) => ({ route: id === '' ? route : `${route}#${id}`, page: [], area: '' }))
      return groupHits(hits).map((group) => ({ page: group.route, sections: group.hits.map(({ route }) => route) }))
    },
  }
}
