import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { siteData } from '../../../index.browser'
import { defineIsland, usePreferredVersion, useQueryParameter, useVersions } from '../../../index.island'
import { HITS_PER_PAGE, MAX_QUERY, type SearchHit } from '../query/provider.browser'
import * as searchTexts from '../texts.browser'
import { HitLink } from './HitLink.island'
import { opensElsewhere } from './keyboard.browser'
import { markNextPage } from './mark-page.browser'
import { Pieces, plainText } from './Pieces.island'
import { useDelayed } from './use-delayed.island'
import { useProvider } from './use-provider.island'
import { useResults } from './use-results.island'

/** Milliseconds from a key to the search. */
const DELAY = 300
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
  const [isEmbedded, setEmbedded] = useState(false)
  const provider = useProvider(isEmbedded)
  const hasFallback = provider !== useProvider(true)
  const { status, results } = useResults(provider, {
    query: searched,
    version: version?.name ?? '',
    area: area === '' ? undefined : area,
    place: 'page',
    page,
    snippetWords: SNIPPET_WORDS,
  })
  const input = useRef<HTMLInputElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const showMore = () => {
    if (status === 'idle') setPage(page + 1)
  }

  // Applies what the reader typed before hydration.
  useEffect(() => {
    const early = input.current?.value
    if (early) setQuery(early)
  }, [setQuery])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed search starts with the first results
  useEffect(() => setPage(0), [searched, version?.name, area])
  useEffect(() => {
    const heading = query.trim() === '' ? searchTexts.pageTitle : searchTexts.resultsFor.replace('{query}', () => query)
    const element = document.querySelector('h1')
    if (element) element.textContent = heading
    const { titleDelimiter, siteTitle } = siteData()
    document.title = `${heading} ${titleDelimiter} ${siteTitle}`
  }, [query])
  /** Number of hits whose view was sent. */
  const viewed = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page only changes with its results
  useEffect(() => {
    if (!results) return
    provider.events?.viewed(results.hits.slice(page === 0 ? 0 : viewed.current))
    viewed.current = results.hits.length
  }, [provider, results])
  useEffect(() => {
    const button = more.current
    if (!button) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) showMore()
    })
    observer.observe(button)
    return () => observer.disconnect()
  })

  const open = (hit: SearchHit, position: number, event: MouseEvent) => {
    provider.events?.opened(hit, position)
    if (!hit.isExternal && !opensElsewhere(event)) markNextPage({ route: hit.route, query: searched })
  }

  const count = results?.total ?? 0
  // Hosted hits may have been omitted.
  const hasMore = (results?.hits.length ?? 0) < count && (status === 'idle' ? page + 1 : page) * HITS_PER_PAGE < count
  const counted = count === 1 ? searchTexts.oneDocument : searchTexts.documents.replace('{count}', String(count))
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
        {status === 'stalled' && page === 0 && searchTexts.loading}
        {/* An unchanged number isn't announced again. */}
        {results && !(status === 'stalled' && page === 0) && (count === 0 ? searchTexts.noneFound : counted)}
      </p>
      {status === 'failed' && hasFallback && (
        <button type="button" className="button" onClick={() => setEmbedded(true)}>
          {searchTexts.searchEmbedded}
        </button>
      )}
      <ol className="search-page-hits">
        {results?.hits.map((hit, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several hits can lead to the same place
          <li key={`${i} ${hit.route}`}>
            <p className="search-page-path">
              {[hit.area, ...(hit.path.length > 0 ? [hit.page, ...hit.path.slice(0, -1)] : [])]
                .filter((part) => part !== '')
                .map((part) => (typeof part === 'string' ? part : plainText(part)))
                .join(' › ')}
            </p>
            <h2>
              <HitLink hit={hit} onClick={(event) => open(hit, i + 1, event)}>
                <Pieces of={hit.path.at(-1) ?? hit.page} />
              </HitLink>
            </h2>
            <p>
              <Pieces of={hit.snippet ?? []} />
            </p>
          </li>
        ))}
      </ol>
      {hasMore && (
        <button ref={more} type="button" className="button" onClick={showMore}>
          {searchTexts.more}
        </button>
      )}
    </search>
  )
}

export default defineIsland({ name: 'search-page', wake: 'load', Component: SearchPage, isPage: true })
