import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { reloadOnce } from '../../../index.browser'
import { defineIsland } from '../../../index.island'
import { MAX_TYPED } from '../query/provider.browser'
import * as searchTexts from '../texts.browser'
import { isInputMethod } from './keyboard.browser'
import { loadStyles } from './load-styles.browser'
import { readPendingMarks } from './pending-marks.browser'
import type { Opening, SearchDialogProps } from './SearchDialog.island'
import { DialogBoundary, SearchProblem } from './SearchProblem.island'
import { isShortcut } from './shortcut.browser'

export interface SearchProps {
  /** Address of the search page. */
  page: string
  /** Page where readers report missing results; the query is appended. */
  report?: string | undefined
  /** Whether a slash outside of inputs opens the dialog. Default: true. */
  slashKey?: boolean | undefined
}

interface SearchActions {
  open(): void
}

/** Milliseconds to wait for the dialog before a message says that it isn't there. */
const PATIENCE = 10_000

/**
 * The search button. Without scripts, a form leads to the search page instead. The dialog is loaded on the first sign of intent, and opens on click, on
 * Ctrl or Cmd K, on a slash outside of inputs, and on a character typed on the button. Until the dialog is loaded, a form in the document has its
 * input. Browsers open this form on click, even before the button is hydrated.
 */
function Search({ page, report, slashKey = true, ref }: SearchProps & { ref?: Ref<SearchActions> }): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  const shell = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const shellId = useId()
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const [opening, setOpening] = useState<Opening>()
  /** How often the dialog was closed. A new one takes the place of each. */
  const [uses, setUses] = useState(0)
  const [problem, setProblem] = useState<'missing' | 'silent'>()
  const [shortcut, setShortcut] = useState<string>(searchTexts.shortcut)
  const [isLive, setLive] = useState(false)
  const isLoading = useRef(false)

  const load = useCallback(() => {
    if (isLoading.current || !hasPopovers()) return
    isLoading.current = true
    setProblem(undefined)
    Promise.all([import('./SearchDialog.island'), loadStyles()]).then(
      ([module]) => setDialog(() => module.SearchDialog),
      (error) => {
        console.warn('The search dialog could not be loaded.', error)
        // The next sign of intent tries again.
        isLoading.current = false
        setProblem('missing')
      },
    )
  }, [])
  const open = useCallback(() => {
    if (!hasPopovers()) return location.assign(page)
    const selection = String(getSelection() ?? '')
    const line = selection.replaceAll(/\s+/g, ' ').trim()
    load()
    const typed = isShown(shell.current) ? (input.current?.value ?? '') : ''
    const selected = { query: line.length > MAX_TYPED ? selection : line, isSelected: true }
    setOpening((before) => before ?? (typed === '' ? selected : { query: typed, isSelected: false }))
  }, [load, page])
  const close = useCallback(() => {
    setOpening(undefined)
    setUses((count) => count + 1)
    button.current?.focus({ preventScroll: true })
  }, [])
  useImperativeHandle(ref, () => ({ open }), [open])

  const isWaiting = opening !== undefined && !Dialog
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed in the form is the query
  useEffect(() => {
    if (!opening || !isWaiting || !shell.current || !input.current) return
    if (!isShown(shell.current)) shell.current.showPopover()
    input.current.value = opening.query
    input.current.focus()
    input.current.setSelectionRange(opening.isSelected ? 0 : MAX_TYPED, MAX_TYPED)
  }, [isWaiting])
  useEffect(() => {
    if (!isWaiting) return
    // After a release, the page may need a file that no longer exists.
    if (problem === 'missing') reloadOnce('the search dialog')
    if (problem) return
    const timer = setTimeout(setProblem, PATIENCE, 'silent')
    return () => clearTimeout(timer)
  }, [isWaiting, problem])
  useEffect(() => {
    setLive(true)
    if (isShown(shell.current)) open()
    if (button.current?.matches(':hover, :focus')) load()
    // The browser has loaded the page of a result.
    if (readPendingMarks()) import('./mark-page.browser').then(({ markLoadedPage }) => markLoadedPage(), console.warn)
    if (/Mac|iP(?:hone|ad|od)/.test(navigator.platform)) setShortcut(searchTexts.appleShortcut)
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!button.current || !isShortcut(button.current, event)) return
      event.preventDefault()
      if (document.querySelector('.search-dialog:popover-open')) close()
      else open()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [load, open, close])

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat } = event
    if (ctrlKey || metaKey || altKey) return
    if (opening && key === 'Escape') return close()
    const isQuery = opening ? [...key].length === 1 || key === 'Backspace' || key === 'Enter' : /^[\p{L}\p{N}]$/u.test(key)
    if (!isQuery || (key === 'Enter' && repeat)) return
    event.preventDefault()
    // Otherwise, a slash would be a shortcut.
    event.stopPropagation()
    if (!opening) load()
    // Keys that are pressed before the dialog appears are one query.
    setOpening((before = { query: '', isSelected: false }) => withKey(before, event))
  }
  const onShellKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey, shiftKey } = event
    if (isInputMethod(event) || (key !== 'Enter' && key !== 'Escape')) return
    // Browsers clear a search field on Escape.
    event.preventDefault()
    if (key === 'Escape') shell.current?.hidePopover()
    else setOpening({ query: event.currentTarget.value, isSelected: false, entered: { ctrlKey, metaKey, shiftKey } })
  }
  const problemMessage = opening && <SearchProblem href={`${page}?q=${encodeURIComponent(cut(opening.query))}`} onClose={close} />
  return (
    <>
      <noscript>
        <form action={page}>
          <button type="submit" className="search-button">
            <span>{searchTexts.placeholder}</span>
          </button>
        </form>
      </noscript>
      <button
        ref={button}
        type="button"
        className="search-button"
        data-needs-scripts=""
        data-live={isLive ? '' : undefined}
        aria-haspopup="dialog"
        aria-keyshortcuts={slashKey ? 'Control+K Meta+K /' : 'Control+K Meta+K'}
        onPointerEnter={load}
        onFocus={load}
        onTouchStart={load}
        popoverTarget={shellId}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          event.preventDefault()
          open()
        }}
      >
        <span>{searchTexts.placeholder}</span> <kbd>{shortcut}</kbd>
      </button>
      <form
        ref={shell}
        id={shellId}
        popover="auto"
        className="search-shell"
        action={page}
        onMouseDown={({ target }) => target === shell.current && shell.current.hidePopover()}
        onBeforeToggle={({ newState }) => {
          if (newState !== 'closed' || Dialog) return
          // The message takes its place, and the next keys reach the button.
          if (problem) button.current?.focus({ preventScroll: true })
          else close()
        }}
      >
        <div className="search-box">
          <div className="search-form">
            <input
              ref={input}
              type="search"
              name="q"
              aria-label={searchTexts.search}
              placeholder={searchTexts.placeholder}
              maxLength={MAX_TYPED}
              autoComplete="off"
              autoFocus={true}
              onKeyDown={onShellKeyDown}
              onPaste={(event) => {
                const text = event.clipboardData.getData('text')
                if (text.length <= MAX_TYPED) return
                // The dialog shortens it to its most telling words.
                event.preventDefault()
                setOpening({ query: text, isSelected: false })
              }}
              onChange={({ target }) => setOpening({ query: target.value, isSelected: false })}
            />
            <button type="button" className="search-cancel" popoverTarget={shellId} popoverTargetAction="hide">
              {searchTexts.cancel}
            </button>
          </div>
        </div>
      </form>
      {isWaiting && problem && problemMessage}
      {Dialog && (
        <DialogBoundary key={uses} fallback={problemMessage}>
          <Dialog page={page} opening={opening} onClose={close} report={report} />
        </DialogBoundary>
      )}
    </>
  )
}

const isShown = (popover: Element | null) => hasPopovers() && popover?.matches(':popover-open') === true

/** Browsers without popovers open the search page. */
const hasPopovers = () => 'showPopover' in HTMLElement.prototype

const cut = (query: string) => query.slice(0, MAX_TYPED)

/** The query after another key. Like in an input, a key replaces selected text. */
function withKey({ query, isSelected }: Opening, { key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Opening {
  if (key === 'Enter') return { query, isSelected, entered: { ctrlKey, metaKey, shiftKey } }
  if (key === 'Backspace') return { query: isSelected ? '' : [...query].slice(0, -1).join(''), isSelected: false }
  return { query: cut((isSelected ? '' : query) + key), isSelected: false }
}

export default defineIsland<SearchProps, SearchActions>({
  name: 'search',
  wake: 'idle',
  Component: Search,
  actions: { press: 'open' },
})
