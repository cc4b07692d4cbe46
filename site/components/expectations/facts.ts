import { z } from 'zod'

/** What an Expectation evaluates. */
export const KINDS = {
  column_map: 'Each value in a column',
  column_aggregate: 'A whole column',
  column_pair_map: 'Values in two columns of each row',
  multicolumn_map: 'Values in several columns of each row',
  batch: 'The whole Batch',
} as const

const ArgumentSchema = z.strictObject({
  name: z.string(),
  type: z.string().optional(),
  default: z.string().optional(),
  /** Whether a Suite parameter can replace the value. */
  parameter: z.boolean().optional(),
})

/** A Data Source. The metadata of the library spells "pandas" with a capital letter. */
const DataSourceSchema = z.string().transform((name) => (name === 'Pandas' ? 'pandas' : name))

const ExpectationSchema = z.strictObject({
  class: z.string(),
  path: z.string(),
  file: z.string(),
  line: z.int(),
  kind: z.enum(Object.keys(KINDS) as (keyof typeof KINDS)[]),
  /** The library exports the class, but can't evaluate it. */
  unregistered: z.boolean().default(false),
  arguments: z.array(ArgumentSchema),
  data_sources: z.array(DataSourceSchema).default([]),
  issues: z.array(z.string()).default([]),
  result: z.array(z.string()).default([]),
})

/** The facts about the Expectations of one version, as `python/api_facts/ask_expectations.py` extracts them. */
export const FactsSchema = z.strictObject({
  package: z.string(),
  version: z.string(),
  /** By type. */
  expectations: z.record(z.string(), ExpectationSchema),
})

export type Facts = z.output<typeof FactsSchema>
export type ExpectationFacts = z.output<typeof ExpectationSchema>
export type ArgumentFacts = z.output<typeof ArgumentSchema>
