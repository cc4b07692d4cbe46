import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { defineIsland } from '../../../browser/index.island'
import { searchTexts } from '../../../model/index.browser'
import { loadStyles } from './load-styles.browser'
import { readPendingMarks } from './pending-marks.browser'
import type { SearchDialogProps } from './SearchDialog.island'
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

/** Maximum length of a query (specification §5). */
const MAX_QUERY = 64

/**
 * The search button. Without scripts, a form leads to the search page instead. The dialog is loaded on the first sign of intent, and opens on click, on
 * Ctrl or Cmd K, on a slash outside of inputs, and on a character typed on the button.
 */
function Search({ page, report, slashKey = true, ref }: SearchProps & { ref?: Ref<SearchActions> }): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const [query, setQuery] = useState<string>()
  /** How often the dialog was closed. A new one takes the place of each. */
  const [uses, setUses] = useState(0)
  const [shortcut, setShortcut] = useState<string>(searchTexts.shortcut)
  const [isLive, setLive] = useState(false)

  const load = useCallback(() => {
    Promise.all([import('./SearchDialog.island'), loadStyles()]).then(
      ([module]) => setDialog(() => module.SearchDialog),
      console.warn,
    )
  }, [])
  const open = useCallback(() => {
    load()
    setQuery(
      String(getSelection() ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, MAX_QUERY),
    )
  }, [load])
  const close = useCallback(() => {
    setQuery(undefined)
    setUses((count) => count + 1)
    button.current?.focus({ preventScroll: true })
  }, [])
  useImperativeHandle(ref, () => ({ open }), [open])

  useEffect(() => {
    setLive(true)
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

  const typed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[\p{L}\p{N}]$/u.test(event.key)) return
    event.preventDefault()
    load()
    // Keys that are pressed before the dialog appears are one query.
    setQuery((before = '') => before + event.key)
  }
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
        onKeyDown={typed}
        onClick={open}
      >
        <span>{searchTexts.placeholder}</span> <kbd>{shortcut}</kbd>
      </button>
      {Dialog && <Dialog key={uses} page={page} initialQuery={query} onClose={close} report={report} />}
    </>
  )
}

export default defineIsland<SearchProps, SearchActions>({
  name: 'search',
  wake: 'idle',
  Component: Search,
  actions: { press: 'open' },
})
