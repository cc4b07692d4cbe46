import { Slot, useQueryParameter } from 'docs-engine/islands'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { matchesWords } from './match-words.island'

/** Debounce delay of URL updates, in milliseconds. Browsers limit the frequency of updates. */
const DEBOUNCE_MS = 300

/** A value that readers choose from a list, or by a checkbox if it has only one option. It is part of the URL. */
export interface Choice {
  /** Query parameter. */
  name: string
  label: string
  /** Options except "All", whose value is the empty string. Options with a number of rows are buttons that show how many rows match. */
  options: readonly { value: string; label: string; count?: number }[]
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
  /** Shown in the input while it is empty. */
  example?: string
  /** Noun for the rows, such as "entries". */
  entries: string
  /** Shown if no row matches. */
  none: string
  choices: readonly Choice[]
  /** Number of rows. */
  total: number
  /** Selector of the rows that can be hidden. Groups (`tbody`) are hidden if none of their rows matches. */
  rows: string
  /** Whether a row matches the values of the choices, by their names. */
  matches: (row: HTMLElement, values: Readonly<Record<string, string>>) => boolean
}

/** The number of rows that match, and the numbers for each option of a choice if its value were chosen. */
interface Found {
  shown: number
  options: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/**
 * Filters the table in the slot `table` by choices and words. The words can be in the row, the title of its group, its attribute `data-words`, or in one of
 * the questions in its attribute `data-asked`, which are separated by "|".
 */
export function TableFilter(props: TableFilterProps): ReactNode {
  const { label, wordsLabel, example, entries, none, choices, total, rows, matches } = props
  const [query, setQuery] = useQueryParameter('q')
  /** Text that isn't in the URL yet. */
  const [typed, setTyped] = useState<string>()
  const [{ shown, options }, setFound] = useState<Found>({ shown: total, options: {} })
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
      const control = frame.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]:is(select, :checked)`)
      if (control?.value) set(control.value)
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
    const values = Object.fromEntries(choices.map(({ name, value }) => [name, value]))
    const found = { shown: 0, options: {} as Record<string, Record<string, number>> }
    for (const group of frame.current?.querySelectorAll('tbody') ?? []) {
      const title = group.querySelector('th[scope="rowgroup"]')?.textContent ?? ''
      let matching = 0
      for (const row of group.querySelectorAll<HTMLElement>(rows)) {
        const { words: more = '', asked = '' } = row.dataset
        const text = `${title} ${more} ${row.textContent}`.toLowerCase()
        const hasWords = matchesWords(words, text, asked.toLowerCase().split('|'))
        row.hidden = !(hasWords && matches(row, values))
        if (!row.hidden) matching += 1
        if (hasWords) countOptions(found.options, choices, (name, value) => matches(row, { ...values, [name]: value }))
      }
      group.hidden = matching === 0
      found.shown += matching
    }
    setFound((last) => (JSON.stringify(last) === JSON.stringify(found) ? last : found))
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
            placeholder={example}
            value={words}
            onChange={(event) => setTyped(event.target.value)}
          />
        </p>
        {choices.map((choice) => (
          <Field key={choice.name} id={`${id}-${choice.name}`} choice={choice} counts={options[choice.name]} />
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

/** Adds one row to the numbers of the options that it matches. */
function countOptions(
  all: Record<string, Record<string, number>>,
  choices: readonly Choice[],
  matches: (name: string, value: string) => boolean,
): void {
  for (const { name, options } of choices) {
    if (options[0]?.count === undefined) continue
    const counts = all[name] ?? {}
    all[name] = counts
    for (const value of ['', ...options.map((option) => option.value)])
      counts[value] = (counts[value] ?? 0) + Number(matches(name, value))
  }
}

interface FieldProps {
  id: string
  choice: Choice
  /** Current numbers of rows by option. */
  counts: Readonly<Record<string, number>> | undefined
}

function Field({ id, choice, counts }: FieldProps): ReactNode {
  const { name, label, options, value, set } = choice
  if (options[0]?.count !== undefined) {
    const all = { value: '', label: 'All', count: options.reduce((sum, { count = 0 }) => sum + count, 0) }
    return (
      <fieldset id={id} className="filter-chips">
        <legend>{label}</legend>
        {[all, ...options].map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => set(option.value)}
            />
            {option.label} <span>{counts === undefined ? option.count : (counts[option.value] ?? 0)}</span>
          </label>
        ))}
      </fieldset>
    )
  }
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
