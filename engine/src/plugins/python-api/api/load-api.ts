import { checkJson, type Problem } from '../../../plugin'
import type { Api } from './api'
import { type ApiHistory, addHistory } from './api-history'
import { FACTS_FORMAT, FactsSchema } from './facts-schema'
import { type DescriptionTexts, readDescriptions, SHARED_FILE } from './read-descriptions'
import { type DescriptionRules, resolveApi } from './resolve-api'

/** Reads the facts and descriptions of one version and joins them. Never throws; `api` is absent if the facts are not valid. */
export function loadApi(
  { file, text }: { file: string; text: string },
  { folder, texts }: { folder: string; texts: DescriptionTexts },
  rules: DescriptionRules,
  history?: ApiHistory,
): { api?: Api; problems: Problem[] } {
  const format = /^\s*\{\s*"format"\s*:\s*(\d+)/.exec(text)?.[1]
  if (format !== undefined && Number(format) !== FACTS_FORMAT) {
    const title = `${file} has the format version ${format}; this plugin reads version ${FACTS_FORMAT}.`
    const hint = 'Update the extractor or the engine, and write the file again.'
    return { problems: [{ severity: 'error', code: 'python-api/facts', title, hint, at: file }] }
  }
  const facts = checkJson(FactsSchema, text, { codes: 'python-api/facts', at: file, whole: file })
  const { files, shared, invalid, problems } = readDescriptions(folder, texts)
  if (!facts.value) return { problems: [...facts.problems, ...problems] }
  const resolved = resolveApi({ facts: facts.value, files, shared, invalid, rules, folder })
  const { package: packageName, version, names } = facts.value
  // Without the shared file, almost everything lacks descriptions.
  const isIncomplete = invalid.includes(SHARED_FILE.replace(/\.yaml$/, ''))
  const found = resolved.problems.filter(({ code }) => !isIncomplete || code !== 'python-api/undescribed')
  const pages = history ? addHistory(resolved.pages, history) : resolved.pages
  return { api: { packageName, version, pages, others: names, bases: resolved.bases }, problems: [...problems, ...found] }
}
