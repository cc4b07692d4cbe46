import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { pluginSite } from '../../../../test/support/plugin-site'
import { sample } from '../../../../test/support/sample-view'
import type { Doc, FrontMatter, LinkPolicy, Source } from '../../../model'
import { readQuestions, unknownSections } from './read-questions'

const doc = (route: string, version: string | undefined = 'current', questions?: string[]): Doc => {
  const frontMatter: FrontMatter = questions ? { title: 'Page', questions } : { title: 'Page' }
  const source: Source = { version: '', file: '', path: '', frontMatter, length: 0, bodyLine: 0, hash: '' }
  const { version: _, ...rest } = sample.doc
  return { ...rest, ...(version === undefined ? {} : { version }), route, file: `content${route}.md`, source }
}
const HOME = { ...doc('/home'), version: undefined } as unknown as Doc
const DOCS = [doc('/docs/install'), doc('/docs/run', 'current', ['start it']), doc('/docs/1.x/install', '1.x'), HOME]

let root = ''
afterEach(() => rmSync(root, { recursive: true, force: true }))

async function read(files: Record<string, string>, policy: LinkPolicy = 'ignore', docs = DOCS) {
  root = mkdtempSync(join(tmpdir(), 'questions-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const site = pluginSite({ root, docs, readFile: (path) => readFileSync(join(root, path), 'utf8') })
  return readQuestions(site, docs, 'questions', policy)
}
const problemsOf = async (...args: Parameters<typeof read>) =>
  (await read(...args)).problems.map(({ severity, code, title, hint, at }) => [severity, code, at, title, hint].join(' | '))

test('reads the questions of pages and sections from data files and front matter', async () => {
  const { pages, problems } = await read({
    'questions/current/guides.yaml': '/docs/install:\n  - no internet\n/docs/install#pip:\n  - proxy\n/docs/run:\n  - launch\n',
    'questions/current/home.yaml': '/home:\n  - overview\n',
    'questions/1.x/all.yaml': '/docs/1.x/install:\n  - old version\n',
  })
  expect(problems).toEqual([])
  expect(Object.fromEntries([...pages].map(([{ route }, sections]) => [route, Object.fromEntries(sections)]))).toEqual({
    '/docs/install': { '': ['no internet'], pip: ['proxy'] },
    '/docs/run': { '': ['start it', 'launch'] },
    '/home': { '': ['overview'] },
    '/docs/1.x/install': { '': ['old version'] },
  })
})

test('a site needs no data files', async () => {
  const { pages, problems } = await readQuestions(pluginSite(), DOCS, undefined, 'ignore')
  expect([...pages.keys()]).toEqual([DOCS[1]])
  expect(problems).toEqual([])
})

test.each([
  ['a page that does not exist', '/docs/instal:\n  - a b\n', 'questions-key', '1:1', 'Did you mean "/docs/install"?'],
  [
    'a page of another version',
    '/docs/install:\n  - a b\n/docs/1.x/install:\n  - c d\n',
    'questions-key',
    '3:1',
    '"/docs/install"',
  ],
  [
    'a question that the page has twice',
    '/docs/install#a:\n  - Run it\n/docs/install:\n  - run it\n',
    'questions-duplicate',
    '',
    '',
  ],
  ['a question of the front matter again', '/docs/run:\n  - start it\n', 'questions-duplicate', '1:1', 'Remove one of them.'],
  ['text instead of a list', '/docs/install: no internet\n', 'questions-value', '1:1', 'Expected a list.'],
  ['an empty list', '/docs/install: []\n', 'questions-value', '1:1', 'a list of at least 1 entry'],
  ['a number', '/docs/install:\n  - no internet\n  - 404\n', 'questions-value', '3:5', 'Expected text.'],
  ['a key that is no route', 'install:\n  - a b\n', 'questions-value', '', 'Expected the route of a page, or "route#id".'],
  ['a key that is in the file twice', '/docs/run:\n  - a b\n/docs/run:\n  - c d\n', 'questions-value', '3:1', ''],
])('rejects %s', async (_, text, code, position, hint) => {
  const [problem, ...others] = await problemsOf({ 'questions/current/a.yaml': text })
  expect(others).toEqual([])
  expect(problem).toContain(`error | ${code} | questions/current/a.yaml:${position}`)
  expect(problem).toContain(hint)
})

test('rejects files outside of the folders of versions and with other extensions', async () => {
  expect(await problemsOf({ 'questions/a.yaml': '', 'questions/curent/a.yaml': '', 'questions/current/a.yml': '' })).toEqual([
    'error | questions-file | questions/a.yaml | The file is in no folder of a version. | Move it to "questions/current/".',
    'error | questions-file | questions/curent/a.yaml | Unknown version "curent". | Did you mean "current"?',
    'error | questions-file | questions/current/a.yml | Questions are in files with another extension. | Rename it to "*.yaml".',
  ])
})

test('reports pages without questions according to the policy', async () => {
  const files = { 'questions/current/a.yaml': '/docs/install:\n  - no internet\n/home:\n  - overview\n' }
  expect(await problemsOf(files)).toEqual([])
  expect((await problemsOf(files, 'warn'))[0]).toContain(
    'warning | questions-missing | content/docs/1.x/install.md | The page "/docs/1.x/install" has no questions.',
  )
  expect((await problemsOf(files, 'throw'))[0]).toMatch(/^error/)
})

test('reports sections that their page does not have', async () => {
  const questions = await read({
    'questions/current/a.yaml': '/docs/install#pip:\n  - proxy\n/docs/install#cond:\n  - forge\n',
  })
  const [problem, ...others] = unknownSections(questions, () => ['', 'pip', 'conda'])
  expect(others).toEqual([])
  expect(problem).toMatchObject({
    code: 'questions-key',
    title: 'The page "/docs/install" has no section "#cond".',
    hint: 'Did you mean "conda"?',
    at: 'questions/current/a.yaml:3:1',
  })
})
