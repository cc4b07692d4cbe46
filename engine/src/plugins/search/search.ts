import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import {
  type Doc,
  DocsError,
  definePlugin,
  type PluginFile,
  type PluginPage,
  type SiteSettings,
  type Version,
} from '../../plugin'
import { addFormerNames } from './index/former-names'
import { type PageEntry, pageEntry } from './index/page-entry'
import { readQuestions, type SiteQuestions, unknownSections } from './index/read-questions'
import { type PageInput, writeIndex } from './index/write-index'
import { WORKER_PATH } from './query/embedded-provider.browser'
import { hostsOf } from './query/service-options'
import { SearchOptionsSchema } from './search-options'
import { pageDescription, pageTitle } from './texts.browser'
import { STYLES_PATH } from './ui/load-styles.browser'
import { searchItem } from './ui/SearchItem'
import { SearchPage } from './ui/SearchPage'
import type { SearchData } from './ui/use-provider.island'

/** Changes with what {@link pageEntry} returns. */
const ENTRY_FORMAT = 'search-6'

/** Factor for the pages of other versions that are also in a version. */
const OTHER_VERSION = 0.8

const file = (path: string) => join(import.meta.dirname, path)
const WORKER = file('query/search-worker.browser.ts')
const SHORTCUTS = file('ui/shortcut.browser.ts')
const ROUTE = '/search'

/**
 * Search in the pages of each version. The index is static files, and queries run in the reader's browser. Adds the navbar item `search` and
 * the page `/search`.
 * @example search({ synonyms: { null: ['missing'] } })
 */
export const search = definePlugin({
  name: 'search',
  options: SearchOptionsSchema,
  create: ({ reportUrl, slashKey, service, synonyms, formerNames, weights, areas, questions: folder, onMissingQuestions }) => ({
    ...(service
      ? {
          globalData: ({ url }: SiteSettings): SearchData => ({ service, siteUrl: url }),
          hosts: { connect: [...hostsOf(service), ...(service.insights ? [service.insightsHost] : [])] },
        }
      : {}),
    pages: () => [searchPage()],
    islands: {
      search: file('ui/Search.island.tsx'),
      'search-page': file('ui/SearchPage.island.tsx'),
    },
    navbarItems: { search: searchItem(ROUTE, { report: reportUrl, slashKey }) },
    styles: () => [file('ui/search.css')],
    scripts: () => ({ browser: [{ module: SHORTCUTS, wake: 'idle' }], workers: [WORKER] }),
    async setup(site) {
      const searched = site.docs.filter(({ kind, unlisted }) => kind !== 'generated-index' && !unlisted)
      const questions: SiteQuestions = site.isPreliminary
        ? { pages: new Map(), sections: [], problems: [] }
        : await readQuestions(site, searched, folder, onMissingQuestions)
      const stylesheet = { rel: 'stylesheet', href: site.config.baseUrl + STYLES_PATH }
      return {
        problems: questions.problems,
        headTags: ({ id, version }) =>
          id === 'search' && version === undefined ? [{ tag: 'link', attributes: stylesheet }] : [],
        async files() {
          const entries = new Map(await site.mapPages(ENTRY_FORMAT, pageEntry))
          for (const doc of searched) {
            if (doc.kind === 'page') entries.set(doc, pageEntry({ doc, sections: await site.componentSections(doc) }))
          }
          checkSections(questions, entries)
          const indexes = site.versions.flatMap((version) => {
            const pages = indexedPages(searched, version, entries, questions, { weights, areas })
            const files = writeIndex(version.isLast ? addFormerNames(pages, formerNames) : pages, synonyms)
            return files.map(({ path, content }): PluginFile => ({ path: `/search/${version.name}/${path}`, content }))
          })
          return [...indexes, { path: `/${STYLES_PATH}`, content: readFileSync(file('ui/search-dialog.css'), 'utf8') }]
        },
        offlineFiles: (version) => [`/search/${version}/*`, `/${WORKER_PATH}`, `/${STYLES_PATH}`],
        finish: ({ worker }) => [{ path: `/${WORKER_PATH}`, content: worker(WORKER) }],
        headers: site.versions.flatMap(({ name }) =>
          ['terms', 'postings', 'pages', 'text'].map((folder) => ({
            pattern: `/search/${name}/${folder}/*`,
            headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
          })),
        ),
      }
    },
  }),
})

function searchPage(): PluginPage {
  return {
    route: ROUTE,
    module: {
      default: SearchPage,
      page: { id: 'search', title: pageTitle, description: pageDescription, unlisted: true, robots: 'noindex, follow' },
    },
  }
}

/** @throws DocsError if questions belong to sections that don't exist */
function checkSections(questions: SiteQuestions, entries: ReadonlyMap<Doc, PageEntry>): void {
  const [first, ...others] = unknownSections(questions, (doc) => entries.get(doc)?.sections.map(({ id }) => id) ?? [])
  if (!first) return
  const more = others.map(({ at, title }) => `- ${at}: ${title}`)
  throw new DocsError({ ...first, title: [first.title, ...more].join('\n') })
}

/** The pages of a version. Those outside of the versions are in the index of the latest one. */
function indexedPages(
  docs: readonly Doc[],
  { name, isLast, resolvedSidebars }: Version,
  entries: ReadonlyMap<Doc, PageEntry>,
  { pages }: SiteQuestions,
  { weights, areas }: Pick<z.output<typeof SearchOptionsSchema>, 'weights' | 'areas'>,
): PageInput[] {
  return docs.flatMap((doc): PageInput[] => {
    const entry = entries.get(doc)
    const isOwn = doc.version === name || (doc.version === undefined && isLast)
    if (!entry || !(isOwn || doc.alsoIn?.includes(name))) return []
    const { route, title, sidebarId = '' } = doc
    const area = areas[sidebarId] ?? resolvedSidebars[sidebarId]?.link?.label ?? ''
    const weight = weightOf(route, weights) * (isOwn ? 1 : OTHER_VERSION)
    return [{ route, title, area, weight, entry, questions: pages.get(doc) ?? new Map() }]
  })
}

function weightOf(route: string, weights: Readonly<Record<string, number>>): number {
  const [longest] = Object.entries(weights)
    .filter(([path]) => route.startsWith(path))
    .sort(([a], [b]) => b.length - a.length)
  return longest?.[1] ?? 1
}
