import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { MOBILE } from '../src/common'
import { busySite } from './support/busy-site'
import { configWith, type Files, MINIMAL, page, temporaryFolder, writeFiles } from './support/fixture-site'
import './support/run-docs'
import { differences, hashTree } from './support/tree'

const ENGINE = fileURLToPath(new URL('..', import.meta.url))

/** A clone with its own engine and a site. The packages are those of this repository. */
function createClone(folder: string, files: Files = busySite()): void {
  mkdirSync(join(folder, 'engine'), { recursive: true })
  for (const part of ['bin', 'src', '.cache', 'package.json'])
    cpSync(join(ENGINE, part), join(folder, 'engine', part), { recursive: true, preserveTimestamps: true })
  symlinkSync(join(dirname(ENGINE.replace(/\/$/, '')), 'node_modules'), join(folder, 'node_modules'))
  writeFiles(join(folder, 'site'), files)
}

/** Builds the site of a clone with the engine of the clone. Returns the files of the output. */
function buildIn(clone: string): Record<string, string> {
  const site = join(clone, 'site')
  const run = spawnSync(process.execPath, [join(clone, 'engine/bin/docs.mjs'), 'build', site, '--quiet'], { encoding: 'utf8' })
  expect(run.stdout + run.stderr).not.toContain('Error')
  expect(run.status).toBe(0)
  return hashTree(join(site, 'dist'))
}

/** The styles, scripts, and documents of a clone's output, which contain widths of windows. */
function readOutput(clone: string): string {
  const dist = join(clone, 'site/dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|js|html)$/.test(file))
  return files.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n')
}

/** The bundles of the site's modules in its cache. */
function modulesOf(clone: string): string[] {
  return readdirSync(join(clone, 'site/.cache'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.mjs'))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
}

test('a clone that is copied or renamed with its caches builds with its own engine', () => {
  const home = temporaryFolder()
  const [first, copy, renamed, clean] = ['first', 'copy', 'renamed', 'clean'].map((name) => join(home, name)) as [
    string,
    string,
    string,
    string,
  ]
  const edit = (clone: string) =>
    writeFileSync(join(clone, 'site/content/current/guides/guide_1.md'), page('Guide', 'Changed.\n\n## Next steps'))
  createClone(first)
  createClone(clean)
  const before = buildIn(first)
  edit(clean)
  const changed = buildIn(clean)

  cpSync(first, copy, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
  expect(differences(buildIn(copy), before), 'unchanged').toEqual([])
  edit(copy)
  expect(differences(buildIn(copy), changed), 'changed, next to the original').toEqual([])
  expect(modulesOf(copy)).toEqual([expect.not.stringContaining(first)])
  expect(modulesOf(copy)).toEqual([expect.stringContaining(copy)])

  renameSync(first, renamed)
  edit(renamed)
  expect(differences(buildIn(renamed), changed), 'renamed').toEqual([])
  rmSync(join(renamed, 'site/dist'), { recursive: true })
  expect(differences(buildIn(renamed), changed), 'without output').toEqual([])
})

/** A navbar with an island that hydrates only in the layout in columns. */
const NAVBAR = "{ items: [{ type: 'dropdown', label: 'More', items: [{ type: 'link', label: 'Guide', to: '/docs/guide' }] }] }"

test('one number in the engine moves the width between the mobile layout and the layout in columns', () => {
  const clone = join(temporaryFolder(), 'wider')
  createClone(clone, { ...MINIMAL, 'docs.config.ts': configWith({ navbar: NAVBAR }) })
  const file = join(clone, 'engine/src/common/layout.browser.ts')
  const [number = ''] = MOBILE.match(/\d+/) ?? []
  expect(readFileSync(file, 'utf8').split(number)).toHaveLength(2)
  writeFileSync(file, readFileSync(file, 'utf8').replace(number, '1234'))
  buildIn(clone)
  const output = readOutput(clone)
  expect(output).toContain('@media (width<=1234px)')
  expect(output).toContain('data-wake="idle (width &gt; 1234px)"')
  expect(output.match(new RegExp(`.{0,40}\\b(${number}|${Number(number) + 1})(px)?\\b.{0,40}`, 'g'))).toBeNull()
})
