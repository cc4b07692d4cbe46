import { join } from 'node:path'
import { type FileHashes, hashJson, type Results } from '../load'
import {
  asDocsError,
  checkSchema,
  DocsError,
  didYouMean,
  FrontMatterSchema,
  type Plugin,
  type PluginContent,
  type PluginSources,
  type Problems,
  type SiteConfig,
  type Source,
} from '../model'

/** Input of {@link pluginSources}. */
export interface ContentInputs {
  root: string
  config: SiteConfig
  hashes: FileHashes
  results: Results
  /** See `PluginSources`. */
  isPreliminary: boolean
}

/** What plugins add to the content of a site. */
export interface AddedContent {
  sources: Source[]
  /** What the plugins have loaded. A plugin that failed to load isn't set up. */
  states: ReadonlyMap<Plugin, unknown>
}

/** The files and settings of a site, as plugins read them. */
export function pluginSources({ root, config, hashes, results, isPreliminary }: ContentInputs, plugin: Plugin): PluginSources {
  return {
    root,
    config,
    isPreliminary,
    readFile: (path) => hashes.text(join(root, path)),
    fileHash: (path) => hashes.of(join(root, path)),
    memo: (key, compute) =>
      results.memo({ name: `${plugin.name} ${plugin.id ?? 'default'} value`, isShared: true }, key, '', compute),
  }
}

/** Loads plugins, and reads the texts that they add to the content of a site. After an error in one page, the others are still read. */
export async function readPluginContent(inputs: ContentInputs, problems: Problems): Promise<AddedContent> {
  const { config } = inputs
  const sources: Source[] = []
  const states = new Map<Plugin, unknown>()
  for (const plugin of config.plugins) {
    try {
      const site = pluginSources(inputs, plugin)
      const state = await plugin.load?.(site)
      states.set(plugin, state)
      const pages = (await plugin.content?.(site, state)) ?? []
      sources.push(...pages.flatMap((page) => problems.catch(() => toSource(page, plugin, config, problems)) ?? []))
    } catch (error) {
      const known = asDocsError(error)
      if (!known) throw error
      problems.error(known.parts)
    }
  }
  return { sources, states }
}

/** The sources of texts that plugins have added before. Plugins return the same object again if it is unchanged. */
const knownSources = new WeakMap<PluginContent, { versions: string; source: Source }>()

function toSource(page: PluginContent, plugin: Plugin, config: SiteConfig, problems: Problems): Source[] {
  const versions = config.versions.map(({ name }) => name).join()
  const known = knownSources.get(page)
  if (known?.versions === versions) return [known.source]
  const before = problems.list.length
  const source = checkSource(page, plugin, config, problems)
  // Texts with problems are validated again, so that the problems are reported again.
  if (source && problems.list.length === before) knownSources.set(page, { versions, source })
  return source ? [source] : []
}

function checkSource(page: PluginContent, plugin: Plugin, config: SiteConfig, problems: Problems): Source | undefined {
  const { version, path, body, updated, names } = page
  const file = `${version}/${path} of the plugin "${plugin.name}"`
  const known = config.versions.map(({ name }) => name)
  if (!known.includes(version)) {
    const title = `A page of the plugin "${plugin.name}" belongs to the version "${version}", which does not exist.`
    throw new DocsError({ code: 'unknown-version', title, hint: didYouMean(version, known), at: file })
  }
  if (!/^[^/.].*\.md$/.test(path) || path.split('/').includes('..')) {
    throw new DocsError({
      code: 'page-address',
      title: `A page of the plugin "${plugin.name}" has the path "${path}".`,
      hint: 'Set a path in the content folder of the version that ends with ".md", such as "api/widget.md".',
      at: file,
    })
  }
  const { value: frontMatter, problems: found } = checkSchema(FrontMatterSchema, page.frontMatter, {
    codes: { key: 'front-matter-key', value: 'front-matter-value' },
    at: () => file,
    whole: 'The front matter',
  })
  problems.list.push(...found)
  if (!frontMatter) return undefined
  return {
    version,
    file,
    path,
    frontMatter,
    body,
    length: body.length,
    bodyLine: 0,
    hash: hashJson([frontMatter, body]),
    isGenerated: true,
    ...(updated === undefined ? {} : { updated }),
    ...(names === undefined ? {} : { names }),
  }
}
