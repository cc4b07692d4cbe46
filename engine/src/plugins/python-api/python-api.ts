import { join } from 'node:path'
import {
  definePlugin,
  didYouMean,
  hashJson,
  listFiles,
  type PluginContent,
  type PluginFile,
  type PluginSite,
  type PluginSources,
  type Problem,
  rememberLast,
} from '../../plugin'
import { readHistory } from './api/api-history'
import { loadApi, readFacts } from './api/load-api'
import { readDescription } from './api/read-descriptions'
import { writeDifferences } from './links/compare-versions'
import { findGuides } from './links/find-guides'
import { findOther, type VersionPages } from './links/link-versions'
import { addLinks, ContentWriter, type WrittenPage } from './pages/write-content'
import { writeInventory } from './pages/write-inventory'
import { writeNames } from './pages/write-names'
import { writeReleasePage } from './pages/write-release-page'
import { type PythonApiConfig, PythonApiOptionsSchema } from './python-api-options'

type VersionSettings = PythonApiConfig['versions']

/** What the files of one version of the site result in. */
interface VersionApi {
  pages: WrittenPage[]
  /** Hash of the names in `pages`. */
  namesHash: string
  /** The page that lists the changes of all releases. */
  changes?: PluginContent
  /** The Sphinx inventory, in Base64. */
  inventory?: string
  /** The list of names. */
  names?: string
  problems: Problem[]
}

/** By the name of the version; versions without facts are left out. */
type Versions = ReadonlyMap<string, VersionApi>

/**
 * The API reference of a Python package: a page for each public class and each module with public functions. Facts (names, signatures, places) come from an
 * extractor, descriptions from YAML files; a build compares both. The pages use `pythonApiComponents`, which the site adds to its components.
 *
 * Texts of the site can link to names: `[run()](api:Suite.run)`. Other sites can link to them by the Sphinx inventory `objects.inv` of each version. Programs
 * read `names.json`.
 * @example pythonApi({ versions: { current: { facts: 'api/current.json', descriptions: 'api/current' } } })
 */
export const pythonApi = definePlugin({
  name: 'python-api',
  options: PythonApiOptionsSchema,
  create({ versions }) {
    const remember = rememberLast<Problem[]>()
    const writers = new Map(Object.keys(versions).map((name) => [name, new ContentWriter()]))
    return {
      styles: () => [join(import.meta.dirname, 'python-api.css')],
      load: (site) => readVersions(versions, site, writers),
      content: (site, apis: Versions) => contentOf(versions, site, apis),
      setup: (site, apis: Versions) => {
        const names = site.versions.map(({ name, isLast }) => `${name} ${isLast}`)
        return {
          problems: remember([site.configFile, ...names, ...apis.values()], () => problemsOf(versions, site, apis)),
          files: () => listsOfNames(site, apis),
        }
      },
    }
  },
})

async function contentOf(settings: VersionSettings, site: PluginSources, apis: Versions): Promise<PluginContent[]> {
  const all = site.config.versions.flatMap((version): VersionPages[] => {
    const api = apis.get(version.name)
    return api
      ? [{ version, pages: api.pages, namesHash: api.namesHash, successors: settings[version.name]?.successors ?? {} }]
      : []
  })
  const contents = all.map(async (own) => {
    const notGuides = settings[own.version.name]?.notGuides ?? []
    const guides = site.isPreliminary ? new Map<string, string[]>() : await findGuides(site, own, notGuides)
    const pages = own.pages.map((page) => {
      const other = findOther(page, own, all)
      const changes = other?.same && writeDifferences(page.members, other.same.members, other.version)
      return addLinks(page, { ...(other ? { other } : {}), changes, guides: guides.get(page.page) ?? [] })
    })
    const changes = apis.get(own.version.name)?.changes
    return changes ? [...pages, changes] : pages
  })
  return (await Promise.all(contents)).flat()
}

function problemsOf(versions: VersionSettings, site: PluginSite, apis: Versions): Problem[] {
  const at = site.configFile
  const names = site.versions.map((version) => version.name)
  const latest = apis.get(site.versions.find(({ isLast }) => isLast)?.name ?? '')
  return Object.entries(versions).flatMap(([name, { facts, objects, successors }]): Problem[] => {
    if (!names.includes(name)) {
      const title = `versions of the plugin "python-api" contains "${name}", which isn't a version.`
      return [{ severity: 'error', code: 'unknown-version', title, hint: didYouMean(name, names), at }]
    }
    const api = apis.get(name)
    if (api) return [...api.problems, ...unknownNames({ objects, successors }, api.pages, latest?.pages ?? [], at)]
    const title = `The file with the facts for the plugin "python-api" doesn't exist: ${facts}`
    return [{ severity: 'error', code: 'python-api/facts', title, hint: 'Run the extractor, or correct the path.', at }]
  })
}

/** Options with names that have no page. */
function unknownNames(
  { objects, successors }: { objects: Readonly<Record<string, string>>; successors: Readonly<Record<string, string>> },
  pages: readonly WrittenPage[],
  latest: readonly WrittenPage[],
  at: string,
): Problem[] {
  const titles = pages.map(({ title }) => title)
  const names = latest.flatMap(({ content }) => Object.keys(content.names ?? {}).map((name) => name.replace(/^api:/, '')))
  const check = (option: string, name: string, known: readonly string[]): Problem[] => {
    if (known.includes(name)) return []
    const title = `${option} of the plugin "python-api" contains "${name}", which has no page.`
    return [{ severity: 'error', code: 'python-api/unknown', title, hint: didYouMean(name, known), at }]
  }
  return [
    ...Object.values(objects).flatMap((name) => check('objects', name, titles)),
    ...Object.keys(successors).flatMap((name) => check('successors', name, titles)),
    ...Object.values(successors).flatMap((name) => check('successors', name, names)),
  ]
}

/** `objects.inv` and `names.json` at the root of each version. */
function listsOfNames(site: PluginSite, apis: Versions): PluginFile[] {
  return site.versions.flatMap(({ name, path }): PluginFile[] => {
    const { inventory, names } = apis.get(name) ?? {}
    if (inventory === undefined || names === undefined) return []
    const folder = path.replace(/\/$/, '')
    return [
      { path: `${folder}/objects.inv`, content: Buffer.from(inventory, 'base64'), type: 'application/octet-stream' },
      { path: `${folder}/names.json`, content: names },
    ]
  })
}

async function readVersions(
  versions: VersionSettings,
  site: PluginSources,
  writers: ReadonlyMap<string, ContentWriter>,
): Promise<Versions> {
  const read = async ([name, settings]: [string, VersionSettings[string]]) =>
    [name, await readVersion(name, settings, site, writers.get(name) ?? new ContentWriter())] as const
  const apis = await Promise.all(Object.entries(versions).map(read))
  return new Map(apis.flatMap(([name, api]) => (api ? [[name, api] as const] : [])))
}

/** The pages and problems of a version; `undefined` if there are no facts. Only files that have changed are read. */
async function readVersion(
  name: string,
  settings: VersionSettings[string],
  site: PluginSources,
  writer: ContentWriter,
): Promise<VersionApi | undefined> {
  const factsHash = site.fileHash(settings.facts)
  if (factsHash === 'missing') return undefined
  const { facts, descriptions: folder, history, source, modules, objects } = settings
  const files = listFiles(join(site.root, folder)).filter((file) => file.endsWith('.yaml'))
  const hashes = files.map((file) => site.fileHash(`${folder}/${file}`))
  const historyHash = history === undefined ? '' : site.fileHash(history)
  return site.memo(hashJson([name, settings, factsHash, historyHash, files, hashes]), async () => {
    const texts = Object.fromEntries(files.map((file) => [file, site.readFile(`${folder}/${file}`) ?? '']))
    const readFile = async (file: string, i: number) => {
      const read = () => readDescription(folder, file, texts[file] ?? '')
      return [file, await site.memo(`description ${folder}/${file} ${hashes[i]}`, read)] as const
    }
    const read = Object.fromEntries(await Promise.all(files.map(readFile)))
    const known = await site.memo(`facts ${facts} ${factsHash}`, () =>
      readFacts({ file: facts, text: site.readFile(facts) ?? '' }),
    )
    const past = history === undefined ? { problems: [] } : readHistory(history, site.readFile(history) ?? '')
    const { api, problems: found } = loadApi(known, { folder, texts, read }, settings, past.value)
    const problems = [...past.problems, ...found]
    if (!api) return { pages: [], namesHash: '', problems }
    const pages = writer.write(api, { version: name, source, names: { modules, objects } })
    const namesHash = hashJson(pages.map(({ page, returns, content }) => [page, returns, content.names]))
    const page = settings.changes && past.value && writeReleasePage(past.value, api, { ...settings.changes, version: name })
    return {
      pages,
      namesHash,
      ...(page ? { changes: page } : {}),
      inventory: Buffer.from(writeInventory(api)).toString('base64'),
      names: writeNames(api, settings.successors),
      problems,
    }
  })
}
