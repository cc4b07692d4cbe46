import { highlight, snippet } from './highlight.browser'
import { HITS_PER_PAGE, type SearchRequest, type SearchResults } from './provider.browser'
import { SearchIndex } from './search-index.browser'

/** What the page sends to the worker. */
export interface WorkerRequest extends SearchRequest {
  id: number
  /** Folder of the indexes, with a slash at the end. */
  folder: string
}

/** What the worker answers. */
export type WorkerAnswer = { id: number; results: SearchResults } | { id: number; error: string }

const indexes = new Map<string, Promise<SearchIndex>>()

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  answer(data).then(
    (results) => postMessage({ id: data.id, results } satisfies WorkerAnswer),
    (error) => postMessage({ id: data.id, error: String(error) } satisfies WorkerAnswer),
  )
})

async function answer(request: WorkerRequest): Promise<SearchResults> {
  const { query, area, page, snippetWords } = request
  const index = await openIndex(`${request.folder}${encodeURIComponent(request.version)}/`)
  const start = page * HITS_PER_PAGE
  const { matches, total, words } = await index.search(query, { limit: start + HITS_PER_PAGE, area })
  const hits = matches.slice(start).map(async (match) => {
    const [title, ...path] = match.headings
    return {
      route: match.id === '' ? match.route : `${match.route}#${match.id}`,
      area: match.area,
      page: highlight(title, words),
      path: path.map((heading) => highlight(heading, words)),
      snippet: snippet(await match.text(), words, snippetWords),
    }
  })
  return { hits: await Promise.all(hits), total, areas: index.areas }
}

/** The index in a folder. After an error, the next query tries again. */
function openIndex(folder: string): Promise<SearchIndex> {
  let index = indexes.get(folder)
  if (!index) {
    index = SearchIndex.open({
      bytes: async (file) => new Uint8Array(await (await load(folder + file)).arrayBuffer()),
      json: async (file) => (await load(folder + file)).json(),
    })
    indexes.set(folder, index)
    index.catch(() => indexes.delete(folder))
  }
  return index
}

async function load(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response
}
