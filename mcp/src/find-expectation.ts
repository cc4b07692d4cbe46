import { type PublishedSite, SiteError } from './published-site'
import { searchDocs } from './search-docs'

interface ListedExpectation {
  name: string
  type: string
  issue: string
  summary: string
  dataSources: string[]
  questions: string[]
  address: string
}
interface Expectations {
  format: number
  version: string
  expectations: ListedExpectation[]
}

/** Sections of the whole documentation among which the pages of Expectations are. */
const SECTIONS = 200
/** Expectations in the answer. */
const COUNT = 5

/**
 * The Expectations that check what the question describes, best first.
 * @param dataSource only those that support this Data Source
 */
export async function findExpectation(
  site: PublishedSite,
  question: string,
  dataSource: string | undefined,
  signal?: AbortSignal,
): Promise<string> {
  const { expectations, version } = await site.json<Expectations>('docs/expectations.json', signal)
  const known = [...new Set(expectations.flatMap(({ dataSources }) => dataSources))]
  const source = dataSource === undefined ? undefined : known.find((name) => name.toLowerCase() === dataSource.toLowerCase())
  if (dataSource !== undefined && source === undefined) {
    throw new SiteError(`No Expectation lists the Data Source "${dataSource}". Data Sources: ${known.join(', ')}.`)
  }
  const isPossible = ({ dataSources }: ListedExpectation) => source === undefined || dataSources.includes(source)
  const words = wordsOf(question)
  const byWords = expectations
    .filter(isPossible)
    .map((expectation) => ({ expectation, score: scoreOf(expectation, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ expectation }) => expectation)
  const pages = await searchDocs(
    site,
    await site.version(undefined, signal),
    { query: question, limit: SECTIONS, sections: SECTIONS },
    signal,
  )
  const bySearch = pages.flatMap(({ address }) =>
    expectations.filter(
      (expectation) => isPossible(expectation) && address.replace(/#.*/, '').endsWith(`/${expectation.address}`),
    ),
  )
  const found = mergeRanks(byWords, bySearch).slice(0, COUNT)
  if (found.length === 0)
    return `No Expectation of ${version} matches. find_expectation needs what to check, such as "no duplicates in two columns".`
  return found
    .map(({ name, summary, issue, dataSources, address }) =>
      [`## ${name}`, summary, `Issue: ${issue}. Data Sources: ${dataSources.join(', ')}.`, `Page: /docs/${address}`].join('\n\n'),
    )
    .join('\n\n---\n\n')
}

/** Words that say nothing about a check. */
const COMMON = new Set(
  'a an and are be by can check column data do does expect expectation for from gx has have how i if in is it my of on or that the to value values with'.split(
    ' ',
  ),
)

const wordsOf = (text: string) =>
  [...new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u))].filter((word) => word.length > 1 && !COMMON.has(word)).map(stem)

const stem = (word: string) => word.replace(/(?:ies|es|s|ed|ing)$/, '')

/** Number of words in the name, the summary, and the questions of an Expectation; words that few texts have aren't preferred. */
function scoreOf({ type, summary, questions }: ListedExpectation, words: readonly string[]): number {
  const own = new Set(wordsOf(`${type.replaceAll('_', ' ')} ${summary}`))
  const best = Math.max(0, ...questions.map((question) => share(wordsOf(question), words)))
  return share([...own], words) + best
}

/** Share of the wanted words that a text has. */
function share(text: readonly string[], words: readonly string[]): number {
  return words.length === 0 ? 0 : words.filter((word) => text.includes(word)).length / words.length
}

/** Merges two rankings: what is high in both comes first. */
function mergeRanks<T>(...rankings: (readonly T[])[]): T[] {
  const scores = new Map<T, number>()
  for (const ranking of rankings)
    for (const [i, item] of ranking.entries()) scores.set(item, (scores.get(item) ?? 0) + 1 / (i + 3))
  return [...scores].sort((a, b) => b[1] - a[1]).map(([item]) => item)
}
