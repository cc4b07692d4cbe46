import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { writeIndex } from '../index/write-index'
import type { SearchResults } from './provider.browser'
import type { WorkerRequest, WorkerResponse } from './search-worker.browser'

const FOLDER = 'https://docs.example.com/search/'
const FILES = new Map(
  writeIndex([
    {
      route: '/docs/count',
      title: 'Count widgets',
      area: 'Guides',
      weight: 1,
      questions: new Map(),
      entry: { sections: [{ id: '', headings: [], text: 'Count all widgets of a shelf.', terms: [['widgets', 40, 2]] }] },
    },
  ]).map(({ path, content }) => [path, content]),
)
const REQUEST = { query: 'widgets', place: 'dialog', page: 0, snippetWords: 10 } as const

/** What the server does with a file: by default, it sends the file. */
let respond: (path: string, signal: AbortSignal) => Response | Promise<Response> | undefined
let receive: (event: { data: WorkerRequest }) => void
let posted: (answer: WorkerResponse) => void
let lastId = 0

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (_: string, listener: typeof receive) => {
    receive = listener
  })
  await import('./search-worker.browser')
})
beforeEach(() => {
  respond = () => undefined
  vi.stubGlobal('postMessage', (answer: WorkerResponse) => posted(answer))
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
    const path = url.slice(FOLDER.length).replace(/^[^/]*\//, '')
    return (await respond(path, signal)) ?? new Response(FILES.get(path) as BodyInit, { status: FILES.has(path) ? 200 : 404 })
  })
})

/** Sends a query and returns a function that waits for the next answer to it. */
function ask(version: string, request: Partial<WorkerRequest> = {}): () => Promise<WorkerResponse> {
  const id = lastId++
  const answers: WorkerResponse[] = []
  let wake = () => {}
  posted = (answer) => {
    if (answer.id === id) answers.push(answer)
    wake()
  }
  receive({ data: { ...REQUEST, ...request, id, version, folder: FOLDER } })
  return async () => {
    while (answers.length === 0) {
      await new Promise<void>((done) => {
        wake = done
      })
    }
    return answers.shift() as WorkerResponse
  }
}
const resultsOf = (answer: WorkerResponse): SearchResults => {
  if ('error' in answer) throw new Error(answer.error)
  return answer.results
}
const isText = (path: string) => path.startsWith('text/')

test('answers with the headings and the matching part of the text', async () => {
  const next = ask('complete', { place: 'page' })
  expect(resultsOf(await next())).toEqual({
    hits: [
      {
        route: '/docs/count',
        area: 'Guides',
        page: [
          ['Count ', false],
          ['widgets', true],
        ],
        path: [],
        snippet: [
          ['Count all ', false],
          ['widgets', true],
          [' of a shelf.', false],
        ],
      },
    ],
    total: 1,
    areas: ['Guides'],
  })
})

test('results in the dialog do not wait for texts, which follow', async () => {
  let send = () => {}
  const isSent = new Promise<void>((done) => {
    send = done
  })
  respond = (path) => (isText(path) ? isSent.then(() => new Response(FILES.get(path) as BodyInit)) : undefined)
  const next = ask('slow')
  const [first] = resultsOf(await next()).hits
  expect(first?.route).toBe('/docs/count')
  expect(first).not.toHaveProperty('snippet')
  send()
  expect(resultsOf(await next()).hits[0]?.snippet).toContainEqual(['widgets', true])
  const again = ask('slow')
  expect(resultsOf(await again()).hits[0]?.snippet).toContainEqual(['widgets', true])
})

test('texts of results are not requested if another query follows', async () => {
  const requested: string[] = []
  respond = (path) => {
    if (isText(path)) requested.push(path)
    return undefined
  }
  const first = ask('typing', { query: 'widget' })
  expect(resultsOf(await first()).hits[0]).not.toHaveProperty('snippet')
  const second = ask('typing')
  expect(resultsOf(await second()).hits[0]).not.toHaveProperty('snippet')
  expect(requested).toEqual([])
  expect(resultsOf(await second()).hits[0]?.snippet).toContainEqual(['widgets', true])
  expect(requested).toHaveLength(1)
})

test('a result whose text is missing has no snippet', async () => {
  respond = (path) => (isText(path) ? new Response('', { status: 404 }) : undefined)
  expect(resultsOf(await ask('no-text', { place: 'page' })()).hits[0]?.snippet).toEqual([])
})

test.each(['index.json', 'terms/', 'pages/'])(
  'reports that %s is missing, and loads it again for the next query',
  async (name) => {
    respond = (path) => (path.startsWith(name) ? new Response('', { status: 404 }) : undefined)
    const version = `no-${name.replace('/', '')}`
    expect(await ask(version)()).toMatchObject({ error: expect.stringMatching(`${name}.*: 404`) })
    respond = () => undefined
    expect(resultsOf(await ask(version)()).total).toBe(1)
  },
)

test('reports a file that takes longer than 30 s', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('The time is over.')))
  respond = (_, signal) => Promise.reject(signal.reason)
  expect(await ask('endless')()).toEqual({ id: expect.any(Number), error: 'Error: The time is over.' })
  expect(timeout).toHaveBeenCalledWith(30_000)
  timeout.mockRestore()
})

test('a query without words loads the index and has no results', async () => {
  const requested: string[] = []
  respond = (path) => {
    requested.push(path.replace(/\/.*/, ''))
    return undefined
  }
  expect(resultsOf(await ask('empty', { query: '' })()).hits).toEqual([])
  expect(requested).toEqual(['index.json', 'terms', 'pages'])
})
