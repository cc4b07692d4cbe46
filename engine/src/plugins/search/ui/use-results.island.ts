import { useEffect, useRef, useState } from 'react'
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

/** Specification §9. */
const STALLED = 300
const NOTHING: ResultsState = { status: 'idle', query: '', number: 0 }

/** Searches whenever the request changes. Answers to earlier requests are ignored. Hits of a further page are added to those before. */
export function useResults(provider: SearchProvider, request: SearchRequest): ResultsState {
  const [state, setState] = useState(NOTHING)
  const latest = useRef(0)
  const { query, version, area, place, page, snippetWords } = request
  useEffect(() => {
    latest.current++
    if (query.trim() === '') return setState(NOTHING)
    const number = latest.current
    const ifLatest = (next: (last: ResultsState) => ResultsState) => {
      if (latest.current === number) setState(next)
    }
    ifLatest((last) => ({ ...last, status: 'loading' }))
    const stalled = setTimeout(() => ifLatest((last) => ({ ...last, status: 'stalled' })), STALLED)
    const show = (results: SearchResults) =>
      ifLatest(({ results: last }) => {
        const before = page === 0 ? [] : (last?.hits ?? [])
        return { status: 'idle', results: { ...results, hits: [...before, ...results.hits] }, query, number }
      })
    provider
      .search({ query, version, area, place, page, snippetWords }, show)
      .then(show, () => ifLatest(() => ({ status: 'failed', query, number })))
      .finally(() => clearTimeout(stalled))
    return () => clearTimeout(stalled)
  }, [provider, query, version, area, place, page, snippetWords])
  return state
}
