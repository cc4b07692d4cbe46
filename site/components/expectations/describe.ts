import { type ExpectationFacts, KINDS } from './facts'

/** Labels for the number of columns that an Expectation evaluates, by filter value. */
export const COLUMNS = { one: 'One column', two: 'Two columns', several: 'Several columns', table: 'The whole Batch' } as const

export type Columns = keyof typeof COLUMNS

/** The number of columns that an Expectation evaluates. */
export function columnsOf({ kind, arguments: all }: Pick<ExpectationFacts, 'kind' | 'arguments'>): Columns {
  const has = (name: string) => all.some((argument) => argument.name === name)
  if (has('column_A')) return 'two'
  if (has('column_list') && kind !== 'batch') return 'several'
  return has('column') ? 'one' : 'table'
}

/** What an Expectation evaluates, such as "Each value in a column". */
export function kindOf(facts: Pick<ExpectationFacts, 'kind' | 'arguments'>): string {
  const columns = columnsOf(facts)
  if (facts.kind === 'batch') return columns === 'one' ? 'Schema of the table' : KINDS.batch
  return columns === 'several' ? KINDS.multicolumn_map : KINDS[facts.kind]
}

/** If at most this many Data Sources are missing, the description lists the missing ones. */
const MAX_MISSING = 4

/** Describes the supported Data Sources. `known` contains all Data Sources that any Expectation supports. */
export function describeSources(supported: readonly string[], known: readonly string[]): string {
  const missing = known.filter((name) => !supported.includes(name))
  if (supported.length === 0) return 'None'
  if (missing.length === 0) return 'All'
  return missing.length <= MAX_MISSING ? `All except ${new Intl.ListFormat('en').format(missing)}` : supported.join(', ')
}

/** All Data Sources that any Expectation supports, in the order of the longest list. */
export function knownSources(all: readonly Pick<ExpectationFacts, 'data_sources'>[]): string[] {
  const longest = [...all].sort((a, b) => b.data_sources.length - a.data_sources.length).flatMap((one) => one.data_sources)
  return [...new Set(longest)]
}
