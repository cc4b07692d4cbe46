import { defineIsland } from 'docs-engine/islands'
import type { ReactNode } from 'react'
import { TableFilter, useChoice } from './filter/TableFilter.island'

/** Filters the table in the slot `table` by the attributes `data-group` of its groups, and `data-columns` and `data-sources` of its rows. */
export interface ExpectationFilterProps {
  /** Data quality issues, with the number of their rows. */
  issues: { value: string; label: string; count: number }[]
  sources: string[]
  columns: { value: string; label: string }[]
}

const named = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

function ExpectationFilter({ issues, sources, columns }: ExpectationFilterProps): ReactNode {
  const issue = useChoice('issue', 'Data quality issue', issues)
  const source = useChoice('source', 'Data Source', named(sources))
  const column = useChoice('columns', 'Columns', columns)
  return (
    <TableFilter
      label="Filter the Expectations"
      wordsLabel="What do you want to check?"
      example="For example, duplicates or email"
      entries="Expectations"
      none="No Expectations match."
      choices={[source, column, issue]}
      total={issues.reduce((sum, { count }) => sum + count, 0)}
      rows="tr[data-columns]"
      matches={(row, values) =>
        (values.issue === '' || row.closest('tbody')?.dataset.group === values.issue) &&
        (values.columns === '' || row.dataset.columns === values.columns) &&
        (values.source === '' || row.dataset.sources?.split('|').includes(values.source ?? '') === true)
      }
    />
  )
}

export default defineIsland({ name: 'expectation-filter', wake: 'load', Component: ExpectationFilter })
