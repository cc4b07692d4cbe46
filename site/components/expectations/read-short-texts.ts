import { checkJson, checkYaml, didYouMean, type Problem } from 'docs-engine'
import { type ExpectationFacts, FactsSchema } from './facts'
import { ShortTextSchema } from './texts'

/** An Expectation of an older version. */
export interface OlderExpectation extends ExpectationFacts {
  type: string
  text: string
  /** Its class in the current version, if it exists there. */
  newer?: string
}

/** A file of the site. */
interface SiteFile {
  file: string
  text: string
}

/** Joins the facts of an older version with its texts. Reports missing texts, and texts for Expectations that don't exist. */
export function readShortTexts(
  facts: SiteFile,
  texts: SiteFile,
  newer: SiteFile,
): { value?: OlderExpectation[]; problems: Problem[] } {
  const read = ({ file, text }: SiteFile) =>
    checkJson(FactsSchema, text, { codes: 'expectations/invalid', at: file, whole: file })
  const known = read(facts)
  const current = read(newer)
  const written = checkYaml(ShortTextSchema, texts.text, texts.file, 'expectations/invalid')
  const problems = [...known.problems, ...current.problems, ...written.problems]
  if (!known.value || !current.value || !written.value) return { problems }
  const { expectations, package: name, version } = known.value
  for (const type of Object.keys(written.value))
    if (!Object.hasOwn(expectations, type)) {
      const title = `There is no Expectation "${type}" in ${name} ${version}.`
      const hint = didYouMean(type, Object.keys(expectations))
      problems.push({ severity: 'error', code: 'expectations/unknown', title, hint, at: written.at([type]) })
    }
  const value = Object.entries(expectations).flatMap(([type, own]): OlderExpectation[] => {
    const text = written.value?.[type]
    if (text === undefined) {
      const title = `The Expectation "${type}" has no text.`
      problems.push({ severity: 'error', code: 'expectations/missing', title, hint: `Add it to ${texts.file}.`, at: texts.file })
      return []
    }
    const same = current.value?.expectations[type]
    return [{ ...own, type, text, ...(same && !same.unregistered ? { newer: same.class } : {}) }]
  })
  return { value, problems }
}
