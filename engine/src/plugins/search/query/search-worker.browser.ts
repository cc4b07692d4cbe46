import { highlight, snippet } from './highlight.browser'
import { HITS_PER_PAGE, type SearchHit, type SearchRequest, type SearchResults } from './provider.browser'
import { SearchIndex } from './search-index.browser'

/** What the page sends to the worker. */
export interface WorkerRequest extends SearchRequest {
  id: number
  /** Folder of the indexes, with a slash at the end. */
  folder: string
}

/** What the worker answers. If snippets are missing, it answers again when their texts are loaded, unless another query has arrived. */
export type WorkerResponse = { id: number; results: SearchResults } | { id: number; error: string }

/** Milliseconds to wait for a file: enough for the largest one on a slow connection. */
const TIMEOUT = 30_000

/** Milliseconds from the results to the requests for their texts. */
const TEXT_DELAY = 60

/** Most characters of the cause and the solution of an error. */
const MAX_ANSWER = 400

const indexes = new Map<string, Promise<SearchIndex>>()

/** Id of the last request of the dialog. */
let latest = 0

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.place === 'dialog') latest = data.id
  const post = (results: SearchResults) => postMessage({ id: data.id, results } satisfies WorkerResponse)
  answer(data, post).catch((error) => postMessage({ id: data.id, error: String(error) } satisfies WorkerResponse))
})

async function answer(request: WorkerRequest, post: (results: SearchResults) => void): Promise<void> {
  const { query, area, place, page, snippetWords } = request
  const index = await openIndex(`${request.folder}${encodeURIComponent(request.version)}/`)
  if (query === '') await index.warmUp()
  const start = page * HITS_PER_PAGE
  const { matches, total, words } = await index.search(query, { limit: start + HITS_PER_PAGE, area })
  const shown = matches.slice(start)
  const hits = shown.map(({ headings: [title, ...path], route, id, area, isError }): SearchHit => {
    const headings = path.map((heading) => highlight(heading, words))
    const address = id === '' ? route : `${route}#${id}`
    return { route: address, area, page: highlight(title, words), path: headings, ...(isError ? { isError } : {}) }
  })
  const postHits = () => post({ hits: [...hits], total, areas: index.areas })
  if (place === 'dialog' && shown.some((match) => !match.hasText())) {
    // Results don't wait for the network, and texts are only requested if no other query follows soon.
    postHits()
    await new Promise((done) => setTimeout(done, TEXT_DELAY))
    if (request.id !== latest) return
  }
  const texts = shown.map(async (match, i) => {
    // Without its text, a result is still useful.
    const text = await match.text().catch(() => '')
    const found = match.isError ? highlight(shorten(text), words) : snippet(text, words, snippetWords)
    hits[i] = { ...hits[i], snippet: found } as SearchHit
  })
  await Promise.all(texts)
  postHits()
}

const shorten = (text: string) => (text.length > MAX_ANSWER ? `${text.slice(0, MAX_ANSWER).replace(/\s+\S*$/, '')} …` : text)

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

/** @throws if the file can't be loaded, or takes longer than {@link TIMEOUT} */
async function load(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response
}
