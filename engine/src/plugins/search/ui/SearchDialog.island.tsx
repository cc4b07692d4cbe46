import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { MAX_TYPED, type SearchHit, type SearchResults } from '../query/provider.browser'
import { shortenQuery } from '../text/shorten-query.browser'
import * as searchTexts from '../texts.browser'
import { groupHits } from './group-hits.browser'
import { focusNext, isInputMethod, type Modifiers, openOption, opensElsewhere } from './keyboard.browser'
import { markNextPage } from './mark-page.browser'
import { NoResults } from './NoResults.island'
import { plainText } from './Pieces.island'
import { optionId, ResultList } from './ResultList.island'
import { SavedList } from './SavedList.island'
import { SearchFooter } from './SearchFooter.island'
import { addFavorite, addRecent, readSaved, removeSaved, type SavedHit, writeSaved } from './saved-searches.browser'
import { useProvider } from './use-provider.island'
import { useResults } from './use-results.island'
import { useVersionChoice } from './use-version-choice.island'

export interface SearchDialogProps {
  /** Address of the search page. */
  page: string
  /** Page where readers report missing results; the query is appended. */
  report?: string | undefined
  /** Opens the dialog. Closed without it. */
  opening: Opening | undefined
  onClose(): void
}

/** How the dialog opens. */
export interface Opening {
  query: string
  /** The query is text that was selected on the page, also a long one. The next key replaces it. */
  isSelected: boolean
  /** Keys held with Enter, if it was pressed before the dialog appeared. */
  entered?: Modifiers
}

/** Number of words in the snippet of a hit, on wide and narrow screens. */
const SNIPPET = { wide: 10, narrow: 5 }
const NARROW = '(max-width: 768px)'
const MAX_SUGGESTIONS = 3
/** Elements of the dialog that the Tab key reaches. */
const FOCUSABLE = 'input, button, a:not([tabindex])'

/**
 * The dialog with the results while the reader types. Rendered on the first sign of intent, and again after it was closed, so that it opens without
 * delay.
 */
export function SearchDialog({ page, report, opening, onClose }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  const { version, next, widen } = useVersionChoice()
  const [typed, setQuery] = useState<string>()
  const selection = opening && (opening.isSelected || opening.query.length > MAX_TYPED) ? opening.query : undefined
  const fitted = useMemo(() => (selection === undefined ? undefined : fit(selection)), [selection])
  const query = typed ?? fitted ?? opening?.query ?? ''
  /** The query that took the place of a longer text. */
  const [shortened, setShortened] = useState<string>()
  const isShortened = query !== '' && (query === shortened || (query === fitted && query.length < (selection ?? '').length))
  const [area, setArea] = useState<string>()
  const [selected, setSelected] = useState(0)
  const [saved, setSaved] = useState(() => readSaved())
  const snippetWords = useMemo(() => (matchMedia(NARROW).matches ? SNIPPET.narrow : SNIPPET.wide), [])
  const [isEmbedded, setEmbedded] = useState(false)
  const provider = useProvider(isEmbedded)
  const hasFallback = provider !== useProvider(true)
  const request = { query, version, area, place: 'dialog', page: 0, snippetWords } as const
  const { status, results, query: answered, number } = useResults(provider, request)
  const groups = useMemo(() => groupHits(results?.hits ?? []), [results])
  const hits = groups.flatMap((group) => group.hits)
  /** Titles of the last pages found since the dialog was opened. */
  const suggestions = useRef<readonly string[]>([])
  if (groups.length > 0) suggestions.current = groups.slice(0, MAX_SUGGESTIONS).map(({ title }) => plainText(title))
  const isEmpty = query.trim() === ''
  const hasList = !isEmpty && hits.length > 0
  const pageHref = `${page}?q=${encodeURIComponent(query)}`

  useEffect(() => provider.prepare?.(version), [provider, version])
  /** Keys held with Enter, if it was pressed before the results of the query arrived. */
  const entered = useRef<Modifiers>(undefined)
  const isCurrent = status === 'idle' && answered === query
  // biome-ignore lint/correctness/useExhaustiveDependencies: new results start with the first one
  useEffect(() => {
    setSelected(0)
    if (isCurrent && entered.current) openOption(optionId(list, 0), entered.current)
    entered.current = undefined
  }, [number])
  const isOpen = opening !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once
  useEffect(() => {
    if (!opening) return
    // Another tab may have changed them. An equal value isn't rendered again.
    const stored = readSaved()
    setSaved((last) => (JSON.stringify(last) === JSON.stringify(stored) ? last : stored))
    dialog.current?.showPopover()
    input.current?.focus()
    input.current?.setSelectionRange(opening.isSelected ? 0 : MAX_TYPED, MAX_TYPED)
    entered.current = opening.entered
  }, [isOpen])
  useEffect(() => {
    if (results) provider.events?.viewed(results.hits)
  }, [provider, results])

  const change = (next: typeof saved) => {
    setSaved(next)
    writeSaved(next)
  }
  const open = (hit: SavedHit, event: MouseEvent, words?: string) => {
    change(addRecent(saved, hit))
    if (opensElsewhere(event)) return
    if (words !== undefined) markNextPage({ route: hit.route, query: words })
    dialog.current?.hidePopover()
  }
  const openHit = useRef<(hit: SearchHit, event: MouseEvent) => void>(undefined)
  openHit.current = (hit, event) => {
    provider.events?.opened(hit, hits.indexOf(hit) + 1)
    if (!hit.isExternal) open(toSaved(hit), event, query)
  }
  const onOpenHit = useCallback((hit: SearchHit, event: MouseEvent) => openHit.current?.(hit, event), [])
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const text = event.clipboardData.getData('text')
    const whole = value.slice(0, selectionStart ?? 0) + text + value.slice(selectionEnd ?? value.length)
    if (whole.length <= MAX_TYPED) return
    // Otherwise, the browser would keep the first characters.
    event.preventDefault()
    const next = fit(whole)
    setQuery(next)
    setShortened(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isInputMethod(event)) {
      // Browsers would clear the field.
      if (event.key === 'Escape') event.preventDefault()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') {
      // Browsers clear a search field first.
      event.preventDefault()
      dialog.current?.hidePopover()
    } else if (step !== undefined) {
      event.preventDefault()
      if (hasList) setSelected((selected + step + hits.length) % hits.length)
      else focusNext([input.current, ...event.currentTarget.querySelectorAll<HTMLElement>('.search-row a')], step)
    } else if (event.key === 'Tab') {
      event.preventDefault()
      const elements = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)]
      focusNext(
        elements.filter((element) => element.checkVisibility()),
        event.shiftKey ? -1 : 1,
      )
    } else if (event.key === 'Enter' && event.target === input.current && !event.altKey) {
      event.preventDefault()
      if (isCurrent) openOption(optionId(list, selected), event)
      else entered.current = event
    }
  }
  return (
    // A modal <dialog> changes the style of every element of the page, which takes longer than the search.
    <div
      ref={dialog}
      popover="auto"
      role="dialog"
      aria-modal="true"
      tabIndex={-1}
      className="search-dialog"
      aria-label={searchTexts.search}
      // The event `toggle` would be late: the next key may be pressed before it.
      onBeforeToggle={({ newState }) => newState === 'closed' && onClose()}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => {
        if (event.target !== dialog.current) return
        // Otherwise, the browser would move the focus to the page.
        event.preventDefault()
        dialog.current?.hidePopover()
      }}
    >
      <search className="search-box" data-status={status}>
        <div className="search-form">
          <input
            ref={input}
            type="search"
            role="combobox"
            aria-label={searchTexts.search}
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={list}
            aria-activedescendant={hasList ? optionId(list, selected) : undefined}
            placeholder={searchTexts.placeholder}
            maxLength={MAX_TYPED}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint={hasList ? 'go' : 'search'}
            value={query}
            onPaste={onPaste}
            onChange={({ target }) => {
              entered.current = undefined
              setQuery(target.value.slice(0, MAX_TYPED))
            }}
          />
          <button type="button" className="search-cancel" onClick={() => dialog.current?.hidePopover()}>
            {searchTexts.cancel}
          </button>
        </div>
        <p role="status" className="search-shortened">
          {isShortened && searchTexts.shortened}
        </p>
        {!isEmpty && results && results.areas.length > 1 && (
          <fieldset className="search-areas" aria-label={searchTexts.area}>
            {[undefined, ...results.areas.filter(Boolean)].map((name) => (
              <button key={name ?? ''} type="button" aria-pressed={area === name} onClick={() => setArea(name)}>
                {name ?? searchTexts.allAreas}
              </button>
            ))}
          </fieldset>
        )}
        <div className="search-screen">
          {isEmpty ? (
            <SavedList
              saved={saved}
              onOpen={open}
              onStar={(hit) => change(addFavorite(saved, hit))}
              onRemove={(hit) => change(removeSaved(saved, hit))}
            />
          ) : (
            <ResultList
              id={list}
              search={number}
              groups={status === 'failed' ? [] : groups}
              selected={selected}
              onSelect={setSelected}
              onOpen={onOpenHit}
            />
          )}
          <div role="status" className="search-message">
            {hasList && status !== 'failed' && results && <span className="visually-hidden">{countOf(results)}</span>}
            {isEmpty && saved.recent.length + saved.favorites.length === 0 && <p>{searchTexts.noRecent}</p>}
            {!isEmpty && status === 'failed' && (
              <>
                <p>
                  <b>{searchTexts.unreachable}</b>
                </p>
                <p>{searchTexts.checkNetwork}</p>
                {hasFallback && (
                  <button type="button" onClick={() => setEmbedded(true)}>
                    {searchTexts.searchEmbedded}
                  </button>
                )}
                <p>
                  <a href={pageHref} onClick={() => dialog.current?.hidePopover()}>
                    {searchTexts.openPage}
                  </a>
                </p>
              </>
            )}
            {!isEmpty && results?.total === 0 && (
              <NoResults query={answered} suggestions={suggestions.current} report={report} onTry={setQuery} />
            )}
          </div>
        </div>
        <SearchFooter
          nextVersion={next}
          onWiden={widen}
          all={hasList && results ? { count: results.total, href: pageHref } : undefined}
          onClose={() => dialog.current?.hidePopover()}
        />
      </search>
    </div>
  )
}

/** A text as a query that the input can contain. */
function fit(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > MAX_TYPED ? shortenQuery(text, MAX_TYPED) : line
}

const countOf = ({ total }: SearchResults) =>
  total === 1 ? searchTexts.oneResult : searchTexts.count.replace('{count}', String(total))

function toSaved({ route, page, path }: SearchHit): SavedHit {
  const heading = path.at(-1)
  return heading ? { route, title: plainText(heading), page: plainText(page) } : { route, title: plainText(page) }
}
