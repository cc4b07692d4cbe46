import { join } from 'node:path'
import { z } from 'zod'
import {
  checkYaml,
  type Doc,
  didYouMean,
  hashJson,
  type LinkPolicy,
  listFiles,
  type PluginSite,
  type Problem,
  problemOfPolicy,
} from '../../../plugin'

/** What readers ask if they need the sections of a page, by their ids; the page itself has an empty one. */
export type PageQuestions = ReadonlyMap<string, readonly string[]>

/** The questions of a site. */
export interface SiteQuestions {
  pages: ReadonlyMap<Doc, PageQuestions>
  /** Positions of the ids of sections, to report those that don't exist. */
  sections: readonly { doc: Doc; id: string; at: string }[]
  problems: readonly Problem[]
}

/** A list in a data file or in front matter. */
interface QuestionList {
  /** Name of the version. */
  version: string
  /** Route of a page, or `route#id` of a section. */
  key: string
  questions: readonly string[]
  at: string
}

const EXTENSION = '.yaml'
/** Longer questions are sentences, which nobody types. */
const MAX_LENGTH = 80

const FileSchema = z.record(
  z.string().startsWith('/', 'Expected the route of a page, or "route#id".'),
  z.array(z.string().trim().min(1).max(MAX_LENGTH)).min(1),
)

/**
 * Reads the questions in `<folder>/<version>/*.yaml` and in the front matter of pages.
 * @param folder path from the site folder; without it, only front matter is read
 * @param docs pages that the search contains
 * @param policy for pages without questions
 */
export async function readQuestions(
  site: Pick<PluginSite, 'root' | 'readFile' | 'fileHash' | 'memo' | 'versions'>,
  docs: readonly Doc[],
  folder: string | undefined,
  policy: LinkPolicy,
): Promise<SiteQuestions> {
  const files = folder === undefined ? [] : listFiles(join(site.root, folder)).map((path) => `${folder}/${path}`)
  const hashes = files.map((file) => [file, site.fileHash(file)])
  const versions = site.versions.map(({ name }) => name)
  const { lists, problems } = await site.memo(hashJson(['questions', versions, hashes]), () => {
    const read = files.map((file) => readQuestionFile(file, versions, folder ?? '', site.readFile(file) ?? ''))
    return { lists: read.flatMap(({ lists }) => lists), problems: read.flatMap(({ problems }) => problems) }
  })
  const pages = new Map<Doc, Map<string, readonly string[]>>()
  const sections: SiteQuestions['sections'][number][] = []
  const found = [...problems]
  const latest = site.versions.find(({ isLast }) => isLast)?.name
  const asked = new Map<Doc, Set<string>>()
  const byRoute = new Map(docs.map((doc) => [`${doc.version ?? latest} ${doc.route}`, doc]))
  for (const { version, key, questions, at } of [...docs.flatMap(ownList), ...lists]) {
    const [route = '', id = ''] = key.split('#')
    const doc = byRoute.get(`${version} ${route}`)
    if (!doc) {
      const routes = docs.filter((doc) => (doc.version ?? latest) === version).map((doc) => doc.route)
      const title = `The version "${version}" has no page "${route}" that search contains.`
      found.push({ severity: 'error', code: 'questions-key', title, hint: didYouMean(route, routes), at })
      continue
    }
    const page = pages.get(doc) ?? new Map<string, readonly string[]>()
    pages.set(doc, page)
    const known = asked.get(doc) ?? new Set<string>()
    asked.set(doc, known)
    for (const question of questions) {
      const normalized = question.toLowerCase()
      if (known.has(normalized)) {
        const title = `The page "${route}" has the question "${question}" twice.`
        found.push({ severity: 'error', code: 'questions-duplicate', title, hint: 'Remove one of them.', at })
      }
      known.add(normalized)
    }
    page.set(id, [...(page.get(id) ?? []), ...questions])
    if (id !== '') sections.push({ doc, id, at })
  }
  const without = docs.filter((doc) => !pages.has(doc))
  return { pages, sections, problems: [...found, ...without.flatMap((doc) => problemOfPolicy(policy, missingQuestions(doc)))] }
}

/** The questions in the front matter of a page. */
function ownList({ version, route, source, file }: Doc): QuestionList[] {
  const questions = source?.frontMatter.questions
  return questions && version !== undefined ? [{ version, key: route, questions, at: `${file}:1:1` }] : []
}

function missingQuestions({ route, file }: Doc) {
  return {
    code: 'questions-missing',
    title: `The page "${route}" has no questions.`,
    hint: 'List what readers type when they need it, in front matter ("questions") or in the data file of its area.',
    at: file,
  } as const
}

function readQuestionFile(
  file: string,
  versions: readonly string[],
  folder: string,
  text: string,
): { lists: QuestionList[]; problems: Problem[] } {
  const [version = '', name] = file.slice(folder.length + 1).split('/')
  const misplaced = (title: string, hint: string) => {
    const problem: Problem = { severity: 'error', code: 'questions-file', title, hint, at: file }
    return { lists: [], problems: [problem] }
  }
  if (name === undefined) return misplaced('The file is in no folder of a version.', `Move it to "${folder}/${versions[0]}/".`)
  if (!versions.includes(version)) return misplaced(`Unknown version "${version}".`, didYouMean(version, versions))
  if (!file.endsWith(EXTENSION))
    return misplaced('Questions are in files with another extension.', `Rename it to "*${EXTENSION}".`)
  const { value, problems, at } = checkYaml(FileSchema, text, file, 'questions-value')
  const lists = Object.entries(value ?? {}).map(([key, questions]) => ({ version, key, questions, at: at([key]) }))
  return { lists, problems }
}

/** A problem for each key of a section that its page doesn't have. */
export function unknownSections({ sections }: SiteQuestions, idsOf: (doc: Doc) => readonly string[]): Problem[] {
  return sections.flatMap(({ doc, id, at }): Problem[] => {
    const ids = idsOf(doc)
    if (ids.includes(id)) return []
    const title = `The page "${doc.route}" has no section "#${id}".`
    return [{ severity: 'error', code: 'questions-key', title, hint: didYouMean(id, ids.filter(Boolean)), at }]
  })
}
