import { Slot, useQueryParameter } from 'docs-engine/islands'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

/** Debounce delay of URL updates, in milliseconds. Browsers limit the frequency of updates. */
const DEBOUNCE_MS = 300

/** A value that readers choose from a list, or by a checkbox if it has only one option. It is part of the URL. */
export interface Choice {
  /** Query parameter. */
  name: string
  label: string
  /** Options except "All", whose value is the empty string. */
  options: readonly { value: string; label: string }[]
  value: string
  set: (value: string) => void
}

/** A choice whose value is a query parameter. */
export function useChoice(name: string, label: string, options: Choice['options']): Choice {
  const [value, set] = useQueryParameter(name)
  return { name, label, options, value, set }
}

export interface TableFilterProps {
  /** Accessible name. */
  label: string
  /** Label of the input for words. */
  wordsLabel: string
  /** Noun for the rows, such as "entries". */
  entries: string
  /** Shown if no row matches. */
  none: string
  choices: readonly Choice[]
  /** Number of rows. */
  total: number
  /** Selector of the rows that can be hidden. Groups (`tbody`) are hidden if none of their rows matches. */
  rows: string
  /** Whether a row matches the choices. */
  matches: (row: HTMLElement) => boolean
}

/** Filters the table in the slot `table` by choices and by words in rows and in the attribute `data-group` of their groups. */
export function TableFilter({ label, wordsLabel, entries, none, choices, total, rows, matches }: TableFilterProps): ReactNode {
  const [query, setQuery] = useQueryParameter('q')
  /** Text that isn't in the URL yet. */
  const [typed, setTyped] = useState<string>()
  const [shown, setShown] = useState(total)
  const frame = useRef<HTMLDivElement>(null)
  const id = useId()
  const words = typed ?? query
  const isFiltered = words !== '' || choices.some(({ value }) => value !== '')
  const ids = ['q', ...choices.map(({ name }) => name)].map((name) => `${id}-${name}`)

  // Applies what the reader entered before hydration.
  const first = useRef(choices)
  useEffect(() => {
    const early = frame.current?.querySelector<HTMLInputElement>('input[type="search"]')?.value
    if (early) setTyped(early)
    for (const { name, set } of first.current) {
      const control = frame.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
      const isChosen = !(control instanceof HTMLInputElement) || control.checked
      if (control?.value && isChosen) set(control.value)
    }
  }, [])

  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => {
      setQuery(typed)
      setTyped(undefined)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, setQuery])

  useEffect(() => {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
    let count = 0
    for (const group of frame.current?.querySelectorAll('tbody') ?? []) {
      let matching = 0
      for (const row of group.querySelectorAll<HTMLElement>(rows)) {
        const text = `${group.dataset.group ?? ''} ${row.textContent}`.toLowerCase()
        row.hidden = !(matches(row) && wanted.every((word) => text.includes(word)))
        if (!row.hidden) matching += 1
      }
      group.hidden = matching === 0
      count += matching
    }
    setShown(count)
  })

  const clear = () => {
    setTyped(undefined)
    setQuery('')
    for (const { set } of choices) set('')
  }

  return (
    <div ref={frame}>
      <search className="filter" aria-label={label}>
        <p className="filter-field filter-words">
          <label htmlFor={`${id}-q`}>{wordsLabel}</label>
          <input
            id={`${id}-q`}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={words}
            onChange={(event) => setTyped(event.target.value)}
          />
        </p>
        {choices.map((choice) => (
          <Field key={choice.name} id={`${id}-${choice.name}`} choice={choice} />
        ))}
        <p className="filter-result">
          <output htmlFor={ids.join(' ')}>{shown === 0 ? none : `${shown} of ${total} ${entries}`}</output>
          <button type="button" className="filter-clear" hidden={!isFiltered} onClick={clear}>
            Clear
          </button>
        </p>
      </search>
      <Slot as="div" name="table" />
    </div>
  )
}

function Field({ id, choice }: { id: string; choice: Choice }): ReactNode {
  const { name, label, options, value, set } = choice
  const [only, ...more] = options
  if (only && more.length === 0) {
    return (
      <p className="filter-choice">
        <input
          id={id}
          name={name}
          type="checkbox"
          value={only.value}
          checked={value === only.value}
          onChange={(event) => set(event.target.checked ? only.value : '')}
        />
        <label htmlFor={id}>{label}</label>
      </p>
    )
  }
  return (
    <p className="filter-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={value} onChange={(event) => set(event.target.value)}>
        <option value="">All</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  )
}
