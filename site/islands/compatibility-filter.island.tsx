import { defineIsland, Slot, useQueryParameter } from 'docs-engine/islands'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

/** Milliseconds without input before the URL is updated, because browsers limit the frequency of updates. */
const PAUSE = 300

/** Filters the table in the slot `table` by the attributes `data-kind`, `data-core`, and `data-cloud` of its rows. */
export interface CompatibilityFilterProps {
  kinds: { value: string; label: string }[]
  /** Number of rows. */
  total: number
}

function CompatibilityFilter({ kinds, total }: CompatibilityFilterProps): ReactNode {
  const [query, setQuery] = useQueryParameter('q')
  const [kind, setKind] = useQueryParameter('kind')
  const [product, setProduct] = useQueryParameter('product')
  const [supported, setSupported] = useQueryParameter('supported')
  /** Text that isn't in the URL yet. */
  const [typed, setTyped] = useState<string>()
  const [shown, setShown] = useState(total)
  const frame = useRef<HTMLDivElement>(null)
  const id = useId()
  const words = typed ?? query
  const isSupportedOnly = supported === 'only'
  const isFiltered = words !== '' || kind !== '' || product !== '' || isSupportedOnly

  useEffect(() => {
    // Applies choices that the reader made before hydration.
    const [early, earlyChoice] = frame.current?.getElementsByTagName('input') ?? []
    const [earlyKind, earlyProduct] = frame.current?.getElementsByTagName('select') ?? []
    if (early?.value) setTyped(early.value)
    if (earlyChoice?.checked) setSupported('only')
    if (earlyKind?.value) setKind(earlyKind.value)
    if (earlyProduct?.value) setProduct(earlyProduct.value)
  }, [setKind, setProduct, setSupported])

  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => {
      setQuery(typed)
      setTyped(undefined)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [typed, setQuery])

  useEffect(() => {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
    const matches = (row: HTMLElement) => {
      const { kind: own, core, cloud } = row.dataset
      const levels = product === 'core' ? [core] : product === 'cloud' ? [cloud] : [core, cloud]
      const text = row.textContent.toLowerCase()
      return (
        (kind === '' || own === kind) &&
        levels.some((level) => (isSupportedOnly ? level === 'supported' : level !== 'no')) &&
        wanted.every((word) => text.includes(word))
      )
    }
    let count = 0
    for (const group of frame.current?.querySelectorAll('tbody') ?? []) {
      const rows = [...group.querySelectorAll<HTMLElement>('tr[data-kind]')]
      const matching = rows.filter(matches)
      for (const row of rows) row.hidden = !matching.includes(row)
      group.hidden = matching.length === 0
      count += matching.length
    }
    setShown(count)
  }, [words, kind, product, isSupportedOnly])

  const clear = () => {
    setTyped(undefined)
    for (const set of [setQuery, setKind, setProduct, setSupported]) set('')
  }

  return (
    <div ref={frame}>
      <search className="filter" aria-label="Filter the table">
        <p className="filter-field filter-words">
          <label htmlFor={`${id}-q`}>Name or package</label>
          <input
            id={`${id}-q`}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={words}
            onChange={(event) => setTyped(event.target.value)}
          />
        </p>
        <p className="filter-field">
          <label htmlFor={`${id}-kind`}>Category</label>
          <select id={`${id}-kind`} value={kind} onChange={(event) => setKind(event.target.value)}>
            <option value="">All</option>
            {kinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </p>
        <p className="filter-field">
          <label htmlFor={`${id}-product`}>Product</label>
          <select id={`${id}-product`} value={product} onChange={(event) => setProduct(event.target.value)}>
            <option value="">All</option>
            <option value="core">GX Core</option>
            <option value="cloud">GX Cloud</option>
          </select>
        </p>
        <p className="filter-choice">
          <input
            id={`${id}-supported`}
            type="checkbox"
            checked={isSupportedOnly}
            onChange={(event) => setSupported(event.target.checked ? 'only' : '')}
          />
          <label htmlFor={`${id}-supported`}>Supported only</label>
        </p>
        <p className="filter-result">
          <output htmlFor={`${id}-q ${id}-kind ${id}-product ${id}-supported`}>
            {shown === 0 ? 'No matches.' : `${shown} of ${total} entries`}
          </output>
          <button type="button" className="filter-clear" hidden={!isFiltered} onClick={clear}>
            Clear
          </button>
        </p>
      </search>
      <Slot as="div" name="table" />
    </div>
  )
}

export default defineIsland({ name: 'compatibility-filter', wake: 'load', Component: CompatibilityFilter })
