import { z } from 'zod'

const LineSchema = z.string().regex(/^\S(?:[^\n]*\S)?$/, 'Expected inline Markdown on one line, without spaces at its ends.')
const NamesSchema = z.record(z.string(), LineSchema)

/** The data quality issues, in the order of the gallery. */
export const ISSUES = ['Completeness', 'Uniqueness', 'Validity', 'Numeric', 'Schema', 'Volume', 'Multi-source', 'SQL'] as const

/** The text about one Expectation of the current version. */
export const TextSchema = z.strictObject({
  /** What it checks, in one sentence of at most 160 characters. */
  summary: LineSchema.max(160, 'Expected at most 160 characters.'),
  /** When to use it. */
  use: LineSchema.optional(),
  /** What it evaluates, as plain text, if the kind of the class is misleading. */
  evaluates: z
    .string()
    .regex(/^[\w ,()]+$/, 'Expected plain text without markup.')
    .optional(),
  /** The data quality issue, if the facts have none. */
  issue: z.enum(ISSUES).optional(),
  /** Meaning of the arguments by name. Those in `shared.yaml` are optional. */
  arguments: NamesSchema.default({}),
  /** Meaning of the keys of the result by name. Those in `shared.yaml` are optional. */
  result: NamesSchema.default({}),
  /** How null values are handled. */
  nulls: LineSchema,
  /** What the evaluation costs on a large table. */
  cost: LineSchema,
  /** Introduces the example that passes, if it needs an introduction. */
  passes: LineSchema.optional(),
  /** Introduces the example that fails, if it needs an introduction. */
  fails: LineSchema.optional(),
  /** Similar Expectations, and when to use them instead. */
  related: z.array(z.strictObject({ type: z.string(), when: LineSchema })).default([]),
  /** Anything else that users should know, one paragraph each. */
  notes: z.array(LineSchema).default([]),
})

/** The text about one Expectation of an older version. */
export const ShortTextSchema = z.record(z.string(), LineSchema)

/** Texts for arguments and keys of results that many Expectations have. */
export const SharedSchema = z.strictObject({
  /** Arguments that all pages describe in one table, after their own. */
  common: NamesSchema,
  /** Other arguments. */
  arguments: NamesSchema,
  result: NamesSchema,
})

export type ExpectationText = z.output<typeof TextSchema>
export type SharedTexts = z.output<typeof SharedSchema>
export type Issue = (typeof ISSUES)[number]
