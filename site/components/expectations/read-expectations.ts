import { checkJson, checkYaml, didYouMean, type Problem } from 'docs-engine'
import { type ExpectationFacts, type Facts, FactsSchema } from './facts'
import { type ExpectationText, ISSUES, type Issue, SharedSchema, type SharedTexts, TextSchema } from './texts'

/** An Expectation with its text. */
export interface Expectation extends ExpectationFacts {
  type: string
  issue: Issue
  text: ExpectationText
}

/** The Expectations of one version, sorted by class, and the texts that they share. */
export interface Expectations {
  /** Release of the library. */
  version: string
  all: readonly Expectation[]
  shared: SharedTexts
}

const CODES = { invalid: 'expectations/invalid', unknown: 'expectations/unknown', missing: 'expectations/missing' } as const
const SHARED = 'shared.yaml'

/**
 * Joins the facts and texts of a version. Reports missing texts, and texts for Expectations, arguments or result keys that don't exist.
 * @param facts the facts file
 * @param texts the YAML files by name
 */
export function readExpectations(
  facts: { file: string; text: string },
  { folder, texts }: { folder: string; texts: Readonly<Record<string, string>> },
): { value?: Expectations; problems: Problem[] } {
  const { value: known, problems } = checkJson(FactsSchema, facts.text, {
    codes: CODES.invalid,
    at: facts.file,
    whole: facts.file,
  })
  const shared = checkYaml(SharedSchema, texts[SHARED] ?? '', `${folder}/${SHARED}`, CODES.invalid)
  problems.push(...shared.problems)
  if (!known || !shared.value) return { problems }
  const all: Expectation[] = []
  for (const [name, text] of Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (name === SHARED) continue
    const file = `${folder}/${name}`
    const type = name.replace(/\.yaml$/, '')
    const own = Object.hasOwn(known.expectations, type) ? known.expectations[type] : undefined
    if (!own) {
      const hint = `${didYouMean(type, Object.keys(known.expectations))} If it was removed, delete the file.`
      problems.push(problemOf('unknown', `There is no Expectation "${type}" in ${known.package} ${known.version}.`, hint, file))
      continue
    }
    const read = checkYaml(TextSchema, text, file, CODES.invalid)
    problems.push(...read.problems)
    if (!read.value) continue
    problems.push(...compare(own, read.value, shared.value, known, file, read.at))
    const issue = ISSUES.find((one) => own.issues.includes(one)) ?? read.value.issue
    if (issue !== undefined) all.push({ ...own, type, issue, text: read.value })
  }
  problems.push(...missingTexts(known, folder, texts))
  return {
    value: { version: known.version, all: all.sort((a, b) => (a.class < b.class ? -1 : 1)), shared: shared.value },
    problems,
  }
}

const problemOf = (kind: keyof typeof CODES, title: string, hint: string, at: string): Problem => ({
  severity: 'error',
  code: CODES[kind],
  title,
  hint,
  at,
})

function missingTexts({ expectations }: Facts, folder: string, texts: Readonly<Record<string, string>>): Problem[] {
  return Object.keys(expectations)
    .filter((type) => !Object.hasOwn(texts, `${type}.yaml`))
    .map((type) => {
      const file = `${folder}/${type}.yaml`
      return problemOf('missing', `The Expectation "${type}" has no text.`, `Create ${file}.`, folder)
    })
}

/** Compares a text with the facts about its Expectation. */
function compare(
  facts: ExpectationFacts,
  text: ExpectationText,
  shared: SharedTexts,
  known: Facts,
  file: string,
  at: (path: readonly PropertyKey[]) => string,
): Problem[] {
  const problems: Problem[] = []
  const check = (key: 'arguments' | 'result', names: readonly string[], common: readonly string[]) => {
    for (const name of Object.keys(text[key]))
      if (!names.includes(name))
        problems.push(
          problemOf('unknown', `${file} describes "${name}", which isn't in ${key}.`, didYouMean(name, names), at([key, name])),
        )
    for (const name of names)
      if (!Object.hasOwn(text[key], name) && !common.includes(name))
        problems.push(problemOf('missing', `${file} doesn't describe "${name}".`, `Add "${name}" to "${key}".`, at([key])))
  }
  const names = facts.arguments.map(({ name }) => name)
  check('arguments', names, [...Object.keys(shared.common), ...Object.keys(shared.arguments)])
  check('result', facts.result, Object.keys(shared.result))
  for (const [i, { type }] of text.related.entries())
    if (!Object.hasOwn(known.expectations, type))
      problems.push(
        problemOf(
          'unknown',
          `${file} refers to the unknown Expectation "${type}".`,
          didYouMean(type, Object.keys(known.expectations)),
          at(['related', i, 'type']),
        ),
      )
  const hasIssue = ISSUES.some((one) => facts.issues.includes(one))
  if (hasIssue && text.issue !== undefined)
    problems.push(
      problemOf('unknown', `${file} has an issue, and the facts have one as well.`, 'Remove the key "issue".', at(['issue'])),
    )
  if (!hasIssue && text.issue === undefined)
    problems.push(problemOf('missing', `${file} has no issue.`, 'Add the key "issue".', file))
  return problems
}
