import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './lib/install.mjs'

/** Folders that paths in documents are relative to. */
const BASES = [ROOT, join(ROOT, 'engine/src')]

/** Files of examples: a reader would create them. */
const EXAMPLES = /(^|\/)my-|^site\/api\/classes\.json$|^site\/api-pages\.ts$|^site\/snippets\/current\/core\/try\.py$/

/** Files that commands create: ignored by Git, or part of a built site. */
const isCreated = (path: string) =>
  path.endsWith('.html') ||
  spawnSync('git', ['check-ignore', path, `${path}/`], { cwd: ROOT }).status === 0 ||
  path === '.ci/passed'

test('the paths in the documents exist', () => {
  const documents = execFileSync('git', ['ls-files', '*.md', ':!site', ':!bench', ':!e2e', ':!engine'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const folders = BASES.flatMap((base) => readdirSync(base, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
  const names = folders.map(({ name }) => name.replaceAll('.', '\\.')).join('|')
  const paths = documents
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8')
      return [...text.matchAll(new RegExp(`\`((?:${names})/[\\w./-]*)\``, 'g'))].map(([, path = '']) => ({ file, path }))
    })
  expect(paths.length).toBeGreaterThan(100)
  expect(
    paths.filter(({ path }) => !BASES.some((base) => existsSync(join(base, path))) && !EXAMPLES.test(path) && !isCreated(path)),
  ).toEqual([])
})

test('the indexes list every document and every decision, which are numbered without gaps', () => {
  const listed = (file: string) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    return [...text.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name]) => name)
  }
  const documents = (folder: string) => readdirSync(join(ROOT, folder)).filter((name) => /^[^R].*\.md$/.test(name))
  expect(new Set(listed('docs/README.md'))).toEqual(new Set(documents('docs')))
  const decisions = documents('docs/decisions')
  expect(listed('docs/decisions/README.md')).toEqual(decisions)
  expect(decisions.map((name) => Number(name.slice(0, 4)))).toEqual(decisions.map((_, i) => i + 1))
})
