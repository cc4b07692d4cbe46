import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { joinKnowledge, recordedOutputs } from './knowledge'

const SITE = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(SITE, path), 'utf8')

/** The data of the site, for tests. */
export const knowledge = joinKnowledge(
  JSON.parse(read('check-code/library.json')),
  JSON.parse(read('content/0.18/migration.json')),
  recordedOutputs(JSON.parse(read('snippets/current/results.json'))),
)

/** The Python files below a folder of the site, by path. */
export const scriptsIn = (folder: string): [path: string, code: string][] =>
  readdirSync(join(SITE, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.py'))
    .sort()
    .map((path) => [path, read(`${folder}/${path}`)])
