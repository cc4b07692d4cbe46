import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { ROOT } from './lib/install.mjs'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

const files = readdirSync(join(ROOT, '.github'), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.yml'))

test.each(files)('.github/%s is valid YAML', (path) => {
  expect(parseDocument(read(`.github/${path}`), { uniqueKeys: true }).errors).toEqual([])
})

interface Workflow {
  jobs: Record<string, { strategy?: { matrix: { node: string[] } }; steps: { run?: string; uses?: string }[] }>
}

test('workflows run commands that exist, on every supported version of Node.js', () => {
  const { jobs } = parseDocument(read('.github/workflows/ci.yml')).toJS() as Workflow
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run?.split('\n') ?? []))
  const named = commands.flatMap((line) => /^npm (?:run )?([\w:-]+)/.exec(line)?.[1] ?? [])
  expect(named).toEqual(['start', 'test'])
  expect(named.filter((name) => !(name in scripts))).toEqual([])
  expect(commands).toContain('.ci/run')
  const tested = Object.values(jobs).flatMap(({ strategy }) => strategy?.matrix.node ?? [])
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  expect(tested.map((version) => version.split('.')[0])).toEqual(engines.node.split('||').map((range) => /\d+/.exec(range)?.[0]))
})

test('dependency updates cover every lockfile', () => {
  const { updates } = parseDocument(read('.github/dependabot.yml')).toJS() as { updates: { directories?: string[] }[] }
  const covered = updates.flatMap(({ directories = [] }) => directories)
  const folders = ['.', ...readdirSync(ROOT), ...readdirSync(join(ROOT, 'tools')).map((name) => `tools/${name}`)]
  const locked = folders
    .filter((folder) => existsSync(join(ROOT, folder, 'package-lock.json')))
    .map((folder) => `/${folder === '.' ? '' : folder}`)
  expect(covered.sort()).toEqual(locked.sort())
})
