import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { didYouMean, type Plugin, type PluginSite, type Problem } from '../../model'
import { loadApi } from './load-api'
import { type PythonApiOptions, PythonApiOptionsSchema } from './python-api-options'
import type { DescriptionTexts } from './read-descriptions'

/**
 * The API reference of a Python package. Facts (names, signatures, places) come from an extractor, descriptions from YAML files; a build
 * compares both.
 * @example pythonApi({ versions: { current: { facts: 'api/current.json', descriptions: 'api/current' } } })
 */
export function pythonApi(options: PythonApiOptions): Plugin {
  return {
    name: 'python-api',
    options: { schema: PythonApiOptionsSchema, value: options },
    setup: async (site) => ({ problems: await problemsOf(options, site) }),
  }
}

async function problemsOf(options: PythonApiOptions, site: PluginSite): Promise<Problem[]> {
  const { versions } = PythonApiOptionsSchema.parse(options)
  const lists = Object.entries(versions).map(async ([name, { facts, descriptions, undescribed }]): Promise<Problem[]> => {
    const at = site.configFile
    const names = site.versions.map((version) => version.name)
    if (!names.includes(name)) {
      const title = `versions of the plugin "python-api" contains "${name}", which isn't a version.`
      return [{ severity: 'error', code: 'unknown-version', title, hint: didYouMean(name, names), at }]
    }
    const text = site.readFile(facts)
    if (text === undefined) {
      const title = `The file with the facts for the plugin "python-api" doesn't exist: ${facts}`
      return [{ severity: 'error', code: 'python-api/facts', title, hint: 'Run the extractor, or correct the path.', at }]
    }
    const texts = readTexts(site, descriptions)
    const key = createHash('sha256')
      .update(JSON.stringify([facts, descriptions, undescribed, text, texts]))
      .digest('hex')
    return site.memo(key, () => loadApi({ file: facts, text }, { folder: descriptions, texts }, undescribed).problems)
  })
  return (await Promise.all(lists)).flat()
}

function readTexts(site: PluginSite, folder: string): DescriptionTexts {
  const path = join(site.root, folder)
  if (!existsSync(path)) return {}
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.yaml'))
  return Object.fromEntries(names.sort().map((name) => [name, site.readFile(`${folder}/${name}`) ?? '']))
}
