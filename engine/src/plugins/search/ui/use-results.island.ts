import { useEffect, useMemo, useRef, useState } from 'react'
import type { SearchProvider, SearchRequest, SearchResults } from '../query/provider.browser'

/** The state of a search. While the next results are loading, the last ones stay. */
export interface ResultsState {
  /** `stalled`: no answer for {@link STALLED} milliseconds. */
  status: 'idle' | 'loading' | 'stalled' | 'failed'
  results?: SearchResults | undefined
  /** The query of `results`. */
  query: string
  /** Number of the search that `results` are of. They can be completed later. */
  number: number
}

interface Search {
  provider: SearchProvider
  request: SearchRequest
}

/** The last answer. */
interface Answer extends ResultsState {
  search?: Search
  /** A later search without an answer for {@link STALLED} milliseconds. */
  stalled?: Search
}

/** Milliseconds until the dialog shows that results are loading. */
const STALLED = 300
const NOTHING: Answer = { status: 'idle', query: '', number: 0 }

/** Searches whenever the request changes. Answers to earlier requests are ignored. Hits of a further page are added to those before. */
export function useResults(provider: SearchProvider, wanted: SearchRequest): ResultsState {
  const [answer, setAnswer] = useState(NOTHING)
  const searches = useRef(0)
  const { query, version, area, place, page, snippetWords } = wanted
  const search = useMemo(
    () => ({ provider, request: { query, version, area, place, page, snippetWords } }),
    [provider, query, version, area, place, page, snippetWords],
  )
  useEffect(() => {
    const { provider, request } = search
    if (isBlank(request)) return setAnswer(NOTHING)
    const number = ++searches.current
    let isLatest = true
    const update = (next: (last: Answer) => Answer) => {
      if (isLatest) setAnswer(next)
    }
    const stalled = setTimeout(() => update((last) => ({ ...last, stalled: search })), STALLED)
    const show = (results: SearchResults) =>
      update(({ results: last }) => {
        const before = request.page === 0 ? [] : (last?.hits ?? [])
        const hits = [...before, ...results.hits]
        return { status: 'idle', search, results: { ...results, hits }, query: request.query, number }
      })
    provider
      .search(request, show)
      .then(show, () => update(() => ({ status: 'failed', search, query: request.query, number })))
      .finally(() => clearTimeout(stalled))
    return () => {
      isLatest = false
      clearTimeout(stalled)
    }
  }, [search])
  if (isBlank(search.request)) return NOTHING
  if (answer.search === search) return answer
  return { ...answer, status: answer.stalled === search ? 'stalled' : 'loading' }
}

const isBlank = ({ query }: SearchRequest) => query.trim() === ''
