import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkYaml } from 'docs-engine'
import type { Plugin, PluginContent, PluginFile, PluginSite, Problem } from 'docs-engine/plugin'
import { z } from 'zod'
import { columnsOf, knownSources } from './describe'
import { FOLDER, pageOf } from './links'
import { type Expectations, readExpectations } from './read-expectations'
import { readShortTexts } from './read-short-texts'
import { writeGallery } from './write-gallery'
import { writeList } from './write-list'
import { writePage } from './write-page'

const REPOSITORY = 'https://github.com/great-expectations/great_expectations/blob'
/** The version whose pages link older Expectations. */
const CURRENT = 'current'
/** Modules before the name of a class in the code of pages. */
const MODULES = ['gxe.', 'gx.expectations.', 'great_expectations.expectations.']

export interface ExpectationPagesOptions {
  /** Versions with a gallery and a page for each Expectation. */
  full: readonly string[]
  /** Versions with one page for all Expectations. */
  list: readonly string[]
}

/** The code that writes the pages, from the site folder. */
const CODE = 'components/expectations'

type ContentSite = Pick<PluginSite, 'root' | 'readFile' | 'fileHash' | 'memo'>
interface Pages {
  content: PluginContent[]
  problems: Problem[]
  /** Published for programs (docs/agents.md). */
  files?: PluginFile[]
}

/** The pages about Expectations, from `api/expectations/<version>.json` and the texts in `expectations/<version>/`. */
export function expectationPages({ full, list }: ExpectationPagesOptions): Plugin {
  const read = async (site: ContentSite): Promise<Pages> => {
    const pages = await Promise.all([
      ...full.map((name) => remember(site, name, () => fullPages(site, name))),
      ...list.map((name) => remember(site, name, () => listPage(site, name))),
    ])
    return {
      content: pages.flatMap(({ content }) => content),
      problems: pages.flatMap(({ problems }) => problems),
      files: pages.flatMap(({ files = [] }) => files),
    }
  }
  return {
    name: 'expectation-pages',
    content: async (site) => (await read(site)).content,
    setup: async (site) => {
      const { problems, files = [] } = await read(site)
      return { problems, files: () => files }
    },
  }
}

/** The pages of a version from an earlier build, if none of the files that they depend on has changed. */
function remember(site: ContentSite, version: string, write: () => Pages): Promise<Pages> {
  const inputs = [
    ...filesIn(site, CODE),
    ...[version, CURRENT].map(factsFile),
    ...filesIn(site, `expectations/${version}`),
    ...filesIn(site, `snippets/${version}/${FOLDER}`),
    questionsFile(version),
  ]
  return site.memo(JSON.stringify([version, inputs.map((file) => [file, site.fileHash(file)])]), write)
}

/** The files of a folder, by their paths from the site folder. */
function filesIn({ root }: ContentSite, folder: string): string[] {
  const path = join(root, folder)
  return existsSync(path)
    ? readdirSync(path)
        .map((name) => `${folder}/${name}`)
        .sort()
    : []
}

const factsFile = (version: string) => `api/expectations/${version}.json`

/** What readers ask if they need a page, by its route. The search plugin checks the file. */
const questionsFile = (version: string) => `questions/${version}/expectations.yaml`

const QuestionsSchema = z.record(z.string(), z.array(z.string()))

const readFacts = (site: ContentSite, version: string) => {
  const file = factsFile(version)
  return { file, text: site.readFile(file) ?? '' }
}

function fullPages(site: ContentSite, version: string): Pages {
  const folder = `expectations/${version}`
  const names = readdirSync(join(site.root, folder)).filter((name) => name.endsWith('.yaml'))
  const texts = Object.fromEntries(names.sort().map((name) => [name, site.readFile(`${folder}/${name}`) ?? '']))
  const facts = readFacts(site, version)
  const { value, problems } = readExpectations(facts, { folder, texts })
  const filesOf = (type: string) => sampleFiles(site.readFile(`snippets/${version}/${FOLDER}/${type}.py`) ?? '')
  const questions = questionsFile(version)
  const asked = checkYaml(QuestionsSchema, site.readFile(questions) ?? '', questions, 'expectations/questions').value ?? {}
  const askedFor = (type: string) => asked[`/docs${pageOf(type)}`] ?? []
  if (!value) return { content: [], problems }
  const list = { path: '/docs/expectations.json', content: listExpectations(value, askedFor) }
  return { content: writeFull(value, version, { filesOf, askedFor }), problems, files: [list] }
}

interface PageFiles {
  /** Sample data that the example of a type uses. */
  filesOf: (type: string) => string[]
  askedFor: (type: string) => readonly string[]
}

/** The sample data that a snippet is run with. */
function sampleFiles(snippet: string): string[] {
  const [, names = ''] = /^# fixtures: *(.*)$/m.exec(snippet) ?? []
  return names.split(/[\s,]+/).filter((name) => name !== '')
}

function writeFull(expectations: Expectations, version: string, { filesOf, askedFor }: PageFiles): PluginContent[] {
  const { all, version: release } = expectations
  const known = knownSources(all)
  const sourceOf = (file: string, line: number) => `${REPOSITORY}/${release}/${file}#L${line}`
  const pages = all.map(
    (expectation): PluginContent => ({
      version,
      path: `${FOLDER}/${expectation.type}.md`,
      frontMatter: { title: expectation.class, description: expectation.text.summary.replaceAll('`', ''), page_type: 'api' },
      body: writePage(expectation, { ...expectations, known, files: filesOf(expectation.type), sourceOf }),
      names: Object.fromEntries(namesOf(expectation.class).map((name) => [name, ''])),
    }),
  )
  const description = `Find one of the ${all.length} built-in Expectations by what you want to check, by Data Source, or by the number of columns.`
  const frontMatter = { title: 'Expectations gallery', description, hide_table_of_contents: true, page_type: 'api' as const }
  return [{ version, path: `${FOLDER}/index.md`, frontMatter, body: writeGallery(all, { known, askedFor }) }, ...pages]
}

/** All Expectations with what they check, for programs. */
function listExpectations({ all, version }: Expectations, askedFor: PageFiles['askedFor']): string {
  const expectations = all.map((expectation) => ({
    name: expectation.class,
    type: expectation.type,
    issue: expectation.issue,
    summary: expectation.text.summary,
    columns: columnsOf(expectation),
    dataSources: expectation.data_sources,
    questions: askedFor(expectation.type),
    address: pageOf(expectation.type).slice(1),
  }))
  return JSON.stringify({ format: 1, version, expectations })
}

/** Names by which other pages refer to a class: in links and in inline code. */
const namesOf = (name: string) => [`api:${name}`, ...['', ...MODULES].map((module) => `code:${module}${name}`)]

/** Names by which pages and snippets refer to an Expectation that is a method of a Validator. */
const methodNamesOf = (type: string) => [
  `api:Validator.${type}`,
  ...['', 'validator.', 'Validator.'].map((object) => `code:${object}${type}`),
  `code:${type}()`,
]

function listPage(site: ContentSite, version: string): Pages {
  const facts = readFacts(site, version)
  const newer = readFacts(site, CURRENT)
  const file = `expectations/${version}/all.yaml`
  const texts = { file, text: site.readFile(file) ?? '' }
  const { value, problems } = readShortTexts(facts, texts, newer)
  if (!value) return { content: [], problems }
  const description = 'The built-in Expectations with their arguments, and the classes that replace them in GX Core 1.x.'
  const page = {
    version,
    path: `${FOLDER}/index.md`,
    frontMatter: { title: 'Expectations', description, page_type: 'api' as const, toc_max_heading_level: 2 },
    body: writeList(value),
    names: Object.fromEntries(value.flatMap(({ type }) => methodNamesOf(type).map((name) => [name, type]))),
  }
  return { content: [page], problems }
}
