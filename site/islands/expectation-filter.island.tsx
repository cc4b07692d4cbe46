import { defineIsland } from 'docs-engine/islands'
import type { ReactNode } from 'react'
import { TableFilter, useChoice } from './filter/TableFilter.island'

/** Filters the table in the slot `table` by the attributes `data-group` of its groups, and `data-columns` and `data-sources` of its rows. */
export interface ExpectationFilterProps {
  issues: string[]
  sources: string[]
  columns: { value: string; label: string }[]
  /** Number of rows. */
  total: number
}

const named = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

function ExpectationFilter({ issues, sources, columns, total }: ExpectationFilterProps): ReactNode {
  const issue = useChoice('issue', 'Data quality issue', named(issues))
  const source = useChoice('source', 'Data Source', named(sources))
  const column = useChoice('columns', 'Columns', columns)
  return (
    <TableFilter
      label="Filter the Expectations"
      wordsLabel="Name or description"
      entries="Expectations"
      none="No Expectations match."
      choices={[issue, source, column]}
      total={total}
      rows="tr[data-columns]"
      matches={(row) =>
        (issue.value === '' || row.closest('tbody')?.dataset.group === issue.value) &&
        (column.value === '' || row.dataset.columns === column.value) &&
        (source.value === '' || row.dataset.sources?.split('|').includes(source.value) === true)
      }
    />
  )
}

export default defineIsland({ name: 'expectation-filter', wake: 'load', Component: ExpectationFilter })
