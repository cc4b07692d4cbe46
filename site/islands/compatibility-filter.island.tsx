import { defineIsland } from 'docs-engine/islands'
import type { ReactNode } from 'react'
import { TableFilter, useChoice } from './filter/TableFilter.island'

/** Filters the table in the slot `table` by the attributes `data-kind`, `data-core`, and `data-cloud` of its rows. */
export interface CompatibilityFilterProps {
  kinds: { value: string; label: string }[]
  /** Number of rows. */
  total: number
}

const PRODUCTS = [
  { value: 'core', label: 'GX Core' },
  { value: 'cloud', label: 'GX Cloud' },
]

const SUPPORTED = [{ value: 'only', label: 'Supported only' }]

function CompatibilityFilter({ kinds, total }: CompatibilityFilterProps): ReactNode {
  const kind = useChoice('kind', 'Category', kinds)
  const product = useChoice('product', 'Product', PRODUCTS)
  const supported = useChoice('supported', 'Supported only', SUPPORTED)
  return (
    <TableFilter
      label="Filter the table"
      wordsLabel="Name or package"
      entries="entries"
      none="No matches."
      choices={[kind, product, supported]}
      total={total}
      rows="tr[data-kind]"
      matches={({ dataset: { kind: own, core, cloud } }, values) => {
        const levels = values.product === 'core' ? [core] : values.product === 'cloud' ? [cloud] : [core, cloud]
        return (
          (values.kind === '' || own === values.kind) &&
          levels.some((level) => (values.supported === 'only' ? level === 'supported' : level !== 'no'))
        )
      }}
    />
  )
}

export default defineIsland({ name: 'compatibility-filter', wake: 'load', Component: CompatibilityFilter })
