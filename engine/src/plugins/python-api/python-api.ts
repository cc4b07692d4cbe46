import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { didYouMean, type Plugin, type PluginContent, type PluginFile, type PluginSite, type Problem } from '../../model'
import { loadApi } from './load-api'
import { type PythonApiOptions, PythonApiOptionsSchema } from './python-api-options'
import type { DescriptionTexts } from './read-descriptions'
import { writeContent } from './write-content'
import { writeInventory } from './write-inventory'

type ContentSite = Pick<PluginSite, 'root' | 'readFile' | 'memo'>

/** What the files of one version of the site result in. */
interface VersionApi {
  content: PluginContent[]
  /** The Sphinx inventory, in Base64. */
  inventory?: string
  problems: Problem[]
}

/**
 * The API reference of a Python package: a page for each public class and each module with public functions. Facts (names, signatures, places) come from an
 * extractor, descriptions from YAML files; a build compares both. The pages use `pythonApiComponents`, which the site adds to its components.
 *
 * Texts of the site can link to names: `[run()](api:Suite.run)`. Other sites can link to them by the Sphinx inventory `objects.inv` of each version.
 * @example pythonApi({ versions: { current: { facts: 'api/current.json', descriptions: 'api/current' } } })
 */
export function pythonApi(options: PythonApiOptions): Plugin {
  return {
    name: 'python-api',
    options: { schema: PythonApiOptionsSchema, value: options },
    styles: () => ['docs-engine/plugins/python-api/python-api.css'],
    async content(site) {
      const names = Object.keys(PythonApiOptionsSchema.parse(options).versions)
      const apis = await Promise.all(names.map((name) => readVersion(options, name, site)))
      return apis.flatMap((api) => api?.content ?? [])
    },
    setup: async (site) => ({ problems: await problemsOf(options, site), files: () => inventories(options, site) }),
  }
}

async function problemsOf(options: PythonApiOptions, site: PluginSite): Promise<Problem[]> {
  const { versions } = PythonApiOptionsSchema.parse(options)
  const lists = Object.entries(versions).map(async ([name, { facts }]): Promise<Problem[]> => {
    const at = site.configFile
    const names = site.versions.map((version) => version.name)
    if (!names.includes(name)) {
      const title = `versions of the plugin "python-api" contains "${name}", which isn't a version.`
      return [{ severity: 'error', code: 'unknown-version', title, hint: didYouMean(name, names), at }]
    }
    const api = await readVersion(options, name, site)
    if (api) return api.problems
    const title = `The file with the facts for the plugin "python-api" doesn't exist: ${facts}`
    return [{ severity: 'error', code: 'python-api/facts', title, hint: 'Run the extractor, or correct the path.', at }]
  })
  return (await Promise.all(lists)).flat()
}

/** `objects.inv` at the root of each version. */
async function inventories(options: PythonApiOptions, site: PluginSite): Promise<PluginFile[]> {
  const files = site.versions.map(async ({ name, path }): Promise<PluginFile[]> => {
    const content = (await readVersion(options, name, site))?.inventory
    if (content === undefined) return []
    return [
      {
        path: `${path.replace(/\/$/, '')}/objects.inv`,
        content: Buffer.from(content, 'base64'),
        type: 'application/octet-stream',
      },
    ]
  })
  return (await Promise.all(files)).flat()
}

/** The pages and problems of a version; `undefined` if there are no facts. */
async function readVersion(options: PythonApiOptions, name: string, site: ContentSite): Promise<VersionApi | undefined> {
  const settings = PythonApiOptionsSchema.parse(options).versions[name]
  const text = settings && site.readFile(settings.facts)
  if (!settings || text === undefined) return undefined
  const { facts, descriptions, undescribed, source } = settings
  const texts = readTexts(site, descriptions)
  const key = createHash('sha256')
    .update(JSON.stringify([name, settings, text, texts]))
    .digest('hex')
  return site.memo(key, () => {
    const { api, problems } = loadApi({ file: facts, text }, { folder: descriptions, texts }, undescribed)
    if (!api) return { content: [], problems }
    return { content: writeContent(api, name, source), inventory: Buffer.from(writeInventory(api)).toString('base64'), problems }
  })
}

function readTexts(site: ContentSite, folder: string): DescriptionTexts {
  const path = join(site.root, folder)
  if (!existsSync(path)) return {}
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.yaml'))
  return Object.fromEntries(names.sort().map((name) => [name, site.readFile(`${folder}/${name}`) ?? '']))
}
