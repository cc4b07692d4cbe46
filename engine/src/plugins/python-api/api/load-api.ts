import { checkJson, type Problem } from '../../../plugin'
import type { Api } from './api'
import { type ApiHistory, addHistory } from './api-history'
import { FACTS_FORMAT, type Facts, FactsSchema } from './facts-schema'
import { type DescriptionTexts, type ReadFile, readDescriptions, SHARED_FILE } from './read-descriptions'
import { type DescriptionRules, resolveApi } from './resolve-api'

/** Facts that were read on their own, as JSON, so that they can be stored. */
export interface ReadFacts {
  /** Absent if the facts are not valid. */
  value?: Facts
  problems: Problem[]
  /** The file has another format, so that nothing else is worth reporting. */
  isForeign?: true
}

/** Parses and validates the facts of one version. */
export function readFacts({ file, text }: { file: string; text: string }): ReadFacts {
  const format = /^\s*\{\s*"format"\s*:\s*(\d+)/.exec(text)?.[1]
  if (format !== undefined && Number(format) !== FACTS_FORMAT) {
    const title = `${file} has the format version ${format}; this plugin reads version ${FACTS_FORMAT}.`
    const hint = 'Update the extractor or the engine, and write the file again.'
    return { isForeign: true, problems: [{ severity: 'error', code: 'python-api/facts', title, hint, at: file }] }
  }
  return checkJson(FactsSchema, text, { codes: 'python-api/facts', at: file, whole: file })
}

/**
 * Joins the facts and descriptions of one version. Never throws; `api` is absent if the facts are not valid.
 * @param read the results of reading the files with descriptions
 */
export function loadApi(
  facts: ReadFacts,
  { folder, texts, read }: { folder: string; texts: DescriptionTexts; read?: Readonly<Record<string, ReadFile>> },
  rules: DescriptionRules,
  history?: ApiHistory,
): { api?: Api; problems: Problem[] } {
  if (facts.isForeign) return { problems: facts.problems }
  const { files, shared, invalid, problems } = readDescriptions(folder, texts, read)
  if (!facts.value) return { problems: [...facts.problems, ...problems] }
  const resolved = resolveApi({ facts: facts.value, files, shared, invalid, rules, folder })
  const { package: packageName, version, names } = facts.value
  // Without the shared file, almost everything lacks descriptions.
  const isIncomplete = invalid.includes(SHARED_FILE.replace(/\.yaml$/, ''))
  const found = resolved.problems.filter(({ code }) => !isIncomplete || code !== 'python-api/undescribed')
  const pages = history ? addHistory(resolved.pages, history) : resolved.pages
  return { api: { packageName, version, pages, others: names, bases: resolved.bases }, problems: [...problems, ...found] }
}
