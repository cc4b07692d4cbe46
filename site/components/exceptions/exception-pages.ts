import type { Plugin, PluginContent, PluginSite, Problem } from 'docs-engine/plugin'
import { readExceptions } from './read-exceptions'
import { anchorOf, writeExceptions } from './write-exceptions'

/** Path of the page below the version, without extension. */
const PAGE = 'reference/exceptions'
/** Modules before the name of an exception in code. */
const MODULES = ['', 'gx.exceptions.', 'gx_exceptions.', 'great_expectations.exceptions.']

type ContentSite = Pick<PluginSite, 'root' | 'readFile' | 'fileHash' | 'memo'>

/** A page with the exceptions of each version, from `api/exceptions/<version>.json` and the texts in `exceptions/`. */
export function exceptionPages({ versions }: { versions: readonly string[] }): Plugin {
  const read = (site: ContentSite) => Promise.all(versions.map((version) => pageOf(site, version)))
  return {
    name: 'exception-pages',
    content: async (site) => (await read(site)).map(({ content }) => content),
    setup: async (site) => ({ problems: (await read(site)).flatMap(({ problems }) => problems) }),
  }
}

function pageOf(site: ContentSite, version: string): Promise<{ content: PluginContent; problems: Problem[] }> {
  const [facts, own, shared] = [`api/exceptions/${version}.json`, `exceptions/${version}.yaml`, 'exceptions/shared.yaml'].map(
    (file) => ({ file, text: site.readFile(file) ?? '' }),
  ) as [SiteFile, SiteFile, SiteFile]
  const { value, problems } = readExceptions(facts, own, shared)
  const content = {
    version,
    path: `${PAGE}.md`,
    frontMatter: {
      title: 'Exceptions',
      description: 'The exceptions that GX raises: what to import, their messages, the causes, and how to correct them.',
      page_type: 'api' as const,
      toc_max_heading_level: 2,
    },
    body: writeExceptions(value),
    names: Object.fromEntries(
      value.flatMap(({ name, text }) =>
        text.path === undefined ? MODULES.map((module) => [`code:${module}${name}`, anchorOf(name)]) : [],
      ),
    ),
  }
  return Promise.resolve({ content, problems })
}

interface SiteFile {
  file: string
  text: string
}
