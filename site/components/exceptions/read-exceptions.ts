import { checkJson, checkYaml, didYouMean, type Problem } from 'docs-engine'
import { z } from 'zod'

/** Titles of the sections of the page, in order. */
export const GROUPS = {
  project: 'Data Context and configuration',
  data: 'Data Sources and Batches',
  expectations: 'Expectations and Suites',
  validations: 'Validations, Checkpoints, and Data Docs',
  freshness: 'Objects that are not saved',
  metrics: 'Metrics',
  profilers: 'Profilers and Data Assistants',
  stores: 'Stores',
  cloud: 'GX Cloud',
  python: 'Exceptions of Python and pydantic',
  base: 'Base classes',
  unused: 'Not raised by GX',
} as const

const GROUP_NAMES = Object.keys(GROUPS) as [keyof typeof GROUPS, ...(keyof typeof GROUPS)[]]

const FactsSchema = z.strictObject({
  package: z.string(),
  version: z.string(),
  exceptions: z.record(
    z.string(),
    z.strictObject({ path: z.string(), bases: z.array(z.string()), exported: z.boolean().optional() }),
  ),
})

const line = z.string().regex(/^\S[^\n]*$/)
const TextSchema = z.strictObject({
  /** Section of the page. */
  group: z.enum(GROUP_NAMES),
  /** When it is raised, in a sentence. */
  when: line,
  /** What to import, for exceptions of other packages. */
  path: line.optional(),
  /** Messages, with an ellipsis for names and values. */
  errors: z.array(z.strictObject({ message: line, cause: line, solution: line })).default([]),
})
const TextsSchema = z.record(z.string(), TextSchema)

export type ExceptionText = z.output<typeof TextSchema>

/** An exception with its text. */
export interface KnownException {
  name: string
  /** What to import. */
  path: string
  bases: readonly string[]
  text: ExceptionText
}

interface SiteFile {
  file: string
  text: string
}

/**
 * Joins the facts of a version with its texts, and with those that several versions share. Reports exported exceptions without a text, and texts
 * for exceptions that the version doesn't have.
 */
export function readExceptions(
  facts: SiteFile,
  own: SiteFile,
  shared: SiteFile,
): { value: readonly KnownException[]; problems: Problem[] } {
  const { value: known, problems } = checkJson(FactsSchema, facts.text, {
    codes: 'exceptions/invalid',
    at: facts.file,
    whole: facts.file,
  })
  const ownTexts = checkYaml(TextsSchema, own.text, own.file, 'exceptions/invalid')
  const sharedTexts = checkYaml(TextsSchema, shared.text, shared.file, 'exceptions/invalid')
  problems.push(...ownTexts.problems, ...sharedTexts.problems)
  if (!known || !ownTexts.value || !sharedTexts.value) return { value: [], problems }
  const { exceptions } = known
  const texts = { ...sharedTexts.value, ...ownTexts.value }
  const report = (code: string, title: string, hint: string, at: string) =>
    problems.push({ severity: 'error', code: `exceptions/${code}`, title, hint, at })
  for (const [name, { path }] of Object.entries(ownTexts.value)) {
    if (path !== undefined || Object.hasOwn(exceptions, name)) continue
    const hint = didYouMean(name, Object.keys(exceptions))
    report('unknown', `There is no exception "${name}" in ${known.package} ${known.version}.`, hint, ownTexts.at([name]))
  }
  for (const [name, { exported }] of Object.entries(exceptions)) {
    if (!exported || Object.hasOwn(texts, name)) continue
    report('missing', `The exception "${name}" has no text.`, `Add it to ${own.file}.`, own.file)
  }
  const value = Object.entries(texts).flatMap(([name, text]): KnownException[] => {
    const fact = Object.hasOwn(exceptions, name) ? exceptions[name] : undefined
    const path = text.path ?? fact?.path
    return path === undefined ? [] : [{ name, path, bases: fact?.bases ?? [], text }]
  })
  return { value: value.sort((a, b) => (a.name < b.name ? -1 : 1)), problems }
}
