import type { PluginContent } from '../../model'
import type { Api, ApiPage } from './api'
import { createNameLinks } from './link-names'
import { writePage } from './write-page'

/**
 * The pages of a version, as content files would contain them.
 * @param source address of a line of a source file with `{version}`, `{file}` and `{line}`
 */
export function writeContent({ pages, version, others }: Api, siteVersion: string, source: string | undefined): PluginContent[] {
  const links = createNameLinks(pages, others)
  const sourceOf = (file: string, line: number) =>
    source?.replace('{version}', version).replace('{file}', file).replace('{line}', String(line))
  return pages.map((page) => ({
    version: siteVersion,
    path: `${pathOf(page)}.md`,
    frontMatter: {
      title: page.title,
      description: page.summary.replaceAll('`', ''),
      ...hiddenName(page),
    },
    body: writePage(page, { links, sourceOf }),
    names: namesOf(page, (name) => links.ofCode(name)),
  }))
}

/** Files that begin with an underscore are no pages: the page of a private class has another path, and the id and address of its name. */
function pathOf({ page }: ApiPage): string {
  return page.replace(/(^|\/)_(?=[^/]*$)/, '$1private_')
}

function hiddenName({ page }: ApiPage): { id?: string; slug?: string } {
  const name = page.split('/').at(-1) ?? ''
  return name.startsWith('_') ? { id: page, slug: name } : {}
}

/** Names that other pages can link to: those that lead to this page only. */
function namesOf(page: ApiPage, addressOf: (name: string) => string | undefined): Record<string, string> {
  const isModule = page.kind === 'module'
  const members = [...page.methods, ...page.properties].filter(({ from }) => from?.page === undefined)
  const names: [string, string][] = [
    ...(isModule ? [] : [[page.title, ''] as [string, string]]),
    ...members.map(({ name }): [string, string] => [isModule ? name : `${page.title}.${name}`, name]),
  ]
  return Object.fromEntries(names.filter(([name]) => addressOf(name) !== undefined).map(([name, id]) => [`api:${name}`, id]))
}
