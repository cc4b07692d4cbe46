import type { RenderContext } from '../../model'
import { absoluteHref, DocsError } from '../../model'
import { findSnippet } from './components/find-snippet'
import { findValue } from './components/values'
import { findAsset, findImage, notePlace, resolveLink } from './inline/resolve-link'
import type { Page } from './page'
import type { Scope } from './scope'

/**
 * What a component at one place of a page may ask.
 * @param options.keepBroken addresses that no page answers to are returned as they are, instead of raising `link-target`
 * @param options.absolute addresses have the host of the site: for the page's Markdown copy
 */
export function createContext(
  scope: Scope,
  at: string,
  options: { keepBroken?: boolean; absolute?: boolean } = {},
): RenderContext {
  const { page, unit } = scope
  const written = (href: string) => (options.absolute ? absoluteHref(href, page.route, page.config) : href)
  return {
    page: { id: page.id, version: page.source.version, file: page.source.file, label: page.label },
    texts: page.texts,
    at,
    link(target) {
      const link = resolveLink(target, unit.folder, page)
      const { href, broken } = link
      if (broken && !options.keepBroken) throw broken()
      notePlace(link, { at, written: target }, page)
      return written(href)
    },
    isPending: (target) => resolveLink(target, unit.folder, page).isPending === true,
    doc: (id) => page.lookups.doc(id),
    cards() {
      const cards = page.lookups.cards(page.id)
      if (cards) return cards.map((card) => ({ ...card, href: written(card.href) }))
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
    image: (path) => findImage(path, page),
    asset(path) {
      const asset = findAsset(path, page)
      return { ...asset, href: written(asset.href) }
    },
    contentFile: (path) => page.lookups.file(page.contentRoot + path),
    uniqueId: (stem) => uniqueId(page, stem),
  }
}

/** An id that no other element of the page has: `tabs-1`, `tabs-2`. */
export function uniqueId({ idCounters }: Page, stem: string): string {
  const number = (idCounters.get(stem) ?? 0) + 1
  idCounters.set(stem, number)
  return `${stem}-${number}`
}
