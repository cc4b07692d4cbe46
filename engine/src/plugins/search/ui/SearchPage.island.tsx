import { type ReactNode, useEffect, useRef, useState } from 'react'
import { defineIsland, usePreferredVersion, useQueryParameter, useVersions } from '../../../browser/index.island'
import { searchTexts } from '../../../model/index.browser'
import { HITS_PER_PAGE } from '../query/provider.browser'
import { markNextPage } from './mark-page.browser'
import { Pieces, plainText } from './Pieces.island'
import { siteAddress } from './site-address.browser'
import { useDelayed } from './use-delayed.island'
import { useProvider } from './use-provider.island'
import { useResults } from './use-results.island'

/** Milliseconds from a key to the search. */
const DELAY = 300
/** Longer queries are cut. */
const MAX_QUERY = 512
const SNIPPET_WORDS = 24

/** The search page: query, version and area are in the address. */
function SearchPage(): ReactNode {
  const versions = useVersions()
  const preferred = usePreferredVersion().version
  const [query, setQuery] = useQueryParameter('q')
  const [versionName, setVersion] = useQueryParameter('version')
  const [area, setArea] = useQueryParameter('area')
  const [page, setPage] = useState(0)
  const latest = versions.find(({ isLast }) => isLast)
  const version = versions.find(({ name }) => name === versionName) ?? preferred ?? latest
  const searched = useDelayed(query.slice(0, MAX_QUERY), DELAY)
  const { status, results } = useResults(useProvider(), {
    query: searched,
    version: version?.name ?? '',
    area: area === '' ? undefined : area,
    place: 'page',
    page,
    snippetWords: SNIPPET_WORDS,
  })
  const input = useRef<HTMLInputElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const shown = results?.hits.length ?? 0
  /** Once for the shown results. */
  const showMore = () => setPage(Math.ceil(shown / HITS_PER_PAGE))

  // Applies what the reader typed before hydration.
  useEffect(() => {
    const early = input.current?.value
    if (early) setQuery(early)
  }, [setQuery])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed search starts with the first results
  useEffect(() => setPage(0), [searched, version?.name, area])
  useEffect(() => {
    const title = document.querySelector('h1')
    if (title) title.textContent = query === '' ? searchTexts.pageTitle : searchTexts.resultsFor.replace('{query}', query)
  }, [query])
  useEffect(() => {
    const button = more.current
    if (!button) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) showMore()
    })
    observer.observe(button)
    return () => observer.disconnect()
  })

  const count = results?.total ?? 0
  const counted = count === 1 ? searchTexts.oneResult : searchTexts.count.replace('{count}', String(count))
  return (
    <search className="search-page-body" data-status={status}>
      <div className="search-page-fields">
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={searchTexts.search}
          placeholder={searchTexts.placeholder}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        {versions.length > 1 && (
          <select aria-label={searchTexts.version} value={version?.name} onChange={(event) => setVersion(event.target.value)}>
            {versions.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        )}
        {results && results.areas.length > 1 && (
          <select aria-label={searchTexts.area} value={area} onChange={(event) => setArea(event.target.value)}>
            <option value="">{searchTexts.allAreas}</option>
            {results.areas.filter(Boolean).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </div>
      <p role="status" className="search-count">
        {status === 'failed' && `${searchTexts.unreachable}. ${searchTexts.checkNetwork}`}
        {status === 'stalled' && searchTexts.loading}
        {status === 'idle' && results && (count === 0 ? searchTexts.noneFound : counted)}
      </p>
      <ol className="search-page-hits">
        {results?.hits.map((hit) => (
          <li key={hit.route}>
            <p className="search-page-path">
              {[hit.area, ...(hit.path.length > 0 ? [hit.page, ...hit.path.slice(0, -1)] : [])]
                .filter((part) => part !== '')
                .map((part) => (typeof part === 'string' ? part : plainText(part)))
                .join(' › ')}
            </p>
            <h2>
              <a href={siteAddress(hit.route)} onClick={() => markNextPage({ route: hit.route, query: searched })}>
                <Pieces of={hit.path.at(-1) ?? hit.page} />
              </a>
            </h2>
            <p>
              <Pieces of={hit.snippet ?? []} />
            </p>
          </li>
        ))}
      </ol>
      {results && results.hits.length < count && (
        <button ref={more} type="button" className="button" onClick={showMore}>
          {searchTexts.more}
        </button>
      )}
    </search>
  )
}

export default defineIsland({ name: 'search-page', wake: 'load', Component: SearchPage, isPage: true })
