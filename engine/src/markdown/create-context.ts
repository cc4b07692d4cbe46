import { DocsError } from '../errors'
import { findAsset, findPicture, resolveLink } from './links'
import type { RenderContext } from './render-context'
import type { Scope } from './scope'
import { findSnippet } from './snippets'
import { findValue } from './values'

/**
 * What a component at one place of a page may ask.
 * @param options.keepBroken addresses that no page answers to are returned as they are, instead of raising `link-target`
 */
export function createContext(scope: Scope, at: string, options: { keepBroken?: boolean } = {}): RenderContext {
  const { page, unit } = scope
  return {
    page: { id: page.id, version: page.source.version, file: page.source.file, label: page.label },
    at,
    link(target) {
      const { href, broken } = resolveLink(target, unit.folder, page)
      if (broken && !options.keepBroken) throw broken()
      return href
    },
    doc: (id) => page.lookups.doc(id),
    cards() {
      const cards = page.lookups.cards(page.id)
      if (cards) return cards
      throw new DocsError({
        code: 'index-outside-category',
        title: `The page ${page.lookups.doc(page.id)?.route ?? page.id} lists the pages of its sidebar category and belongs to none.`,
        hint: `Make it the page of a category: link: { type: 'doc', id: '${page.id}' }.`,
        at,
      })
    },
    value: (name) => findValue(name, page),
    snippet: (name) => findSnippet(name, page),
    highlight: (code, language) => page.highlight(code, language),
    picture: (path) => findPicture(path, page),
    asset: (path) => findAsset(path, page),
    contentFile: (path) => page.lookups.file(page.contentRoot + path),
    uniqueId(stem) {
      const number = (page.idCounters.get(stem) ?? 0) + 1
      page.idCounters.set(stem, number)
      return `${stem}-${number}`
    },
  }
}
