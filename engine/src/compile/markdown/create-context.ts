import { absoluteHref } from '../../common'
import type { RenderContext, Snippet } from '../../model'
import { DocsError } from '../../model'
import { codeHref } from './inline/inline-code'
import { findImage, notePlace, resolveLink } from './inline/resolve-link'
import type { PageState, Scope } from './state'

/**
 * Creates the context of a component at one position of a page.
 * @param options.keepBroken return addresses without a page, instead of throwing `link-target`
 * @param options.absolute return absolute URLs, for the Markdown copy of the page
 */
export function createContext(
  scope: Scope,
  at: string,
  options: { keepBroken?: boolean; absolute?: boolean } = {},
): RenderContext {
  const { page, unit } = scope
  const written = (href: string) => (options.absolute ? absoluteHref(href, page.route, page.config) : href)
  return {
    ...page.context,
    page: { id: page.id, version: page.source.version, file: page.source.file },
    at,
    link(target) {
      const link = resolveLink(target, unit.folder, page)
      const { href, broken } = link
      if (broken && !options.keepBroken) throw broken()
      notePlace(link, { at, written: target }, page)
      return written(href)
    },
    codeLink(code) {
      const href = codeHref(code, page)
      return href === undefined ? undefined : written(href)
    },
    isPending: (target) => resolveLink(target, unit.folder, page).isPending === true,
    cards() {
      const cards = page.lookups.cards(page.id)
      if (cards) return cards.map((card) => ({ ...card, href: written(card.href) }))
      throw new DocsError({
        code: 'index-outside-category',
        title: `The page ${page.lookups.doc(page.id)?.route ?? page.id} lists the pages of its sidebar category, but is not the page of a category.`,
        hint: `Make it the page of a category: link: { type: 'doc', id: '${page.id}' }.`,
        at,
      })
    },
    asset: (path) => written(page.context.asset(path)),
    snippet: (name) => showSnippet(name, page),
    image: (path) => findImage(path, page),
    contentFile: (path) => page.lookups.file(page.contentRoot + path),
    uniqueId: (stem) => uniqueId(page, stem),
  }
}

/** Finds a snippet and records that the page shows it. A page with code of two versions doesn't count as tested. */
export function showSnippet(name: string, page: PageState): Snippet {
  const snippet = page.context.snippet(name)
  page.snippets.add(name)
  if (!snippet.tested || snippet.release !== page.version.label) page.hasUntestedCode = true
  return snippet
}

/** Returns an id that is unique on the page: `tabs-1`, `tabs-2`. */
export function uniqueId({ idCounters }: PageState, stem: string): string {
  const number = (idCounters.get(stem) ?? 0) + 1
  idCounters.set(stem, number)
  return `${stem}-${number}`
}
