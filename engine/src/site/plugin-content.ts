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
  type PluginSite,
  type Problems,
  type SiteConfig,
  type Source,
} from '../model'

/** Input of {@link readPluginContent}. */
export interface ContentInputs {
  root: string
  config: SiteConfig
  hashes: FileHashes
  results: Results
}

/** Creates the function by which a plugin stores values between builds. */
export function pluginMemo(results: Results, { name, id = 'default' }: Plugin): PluginSite['memo'] {
  return (key, compute) => results.memo({ name: `${name} ${id} value` }, key, '', compute)
}

/** Reads the texts that plugins add to the content of a site. After an error in one page, the others are still read. */
export async function readPluginContent(inputs: ContentInputs, problems: Problems): Promise<Source[]> {
  const { root, config, hashes, results } = inputs
  const sources: Source[] = []
  for (const plugin of config.plugins) {
    if (!plugin.content) continue
    const memo = pluginMemo(results, plugin)
    try {
      const readFile = (path: string) => hashes.text(join(root, path))
      const fileHash = (path: string) => hashes.of(join(root, path))
      const pages = await plugin.content({ root, config, readFile, fileHash, memo })
      sources.push(...pages.flatMap((page) => problems.catch(() => toSource(page, plugin, config, problems)) ?? []))
    } catch (error) {
      const known = asDocsError(error)
      if (!known) throw error
      problems.error(known.parts)
    }
  }
  return sources
}

function toSource(page: PluginContent, plugin: Plugin, config: SiteConfig, problems: Problems): Source[] {
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
  if (!frontMatter) return []
  return [
    {
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
    },
  ]
}
