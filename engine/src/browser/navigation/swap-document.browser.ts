import { followPage } from '../enhance/follow-page.browser'
import { pageStore } from '../stores/page-store.browser'
import { readPageData } from '../stores/site-data.browser'
import { headChanges } from './head-changes.browser'
import { type MorphRules, morph } from './morph.browser'

/** Attributes of `html` that belong to the reader, not to the page. */
const READERS_OWN = [
  'data-theme',
  'data-theme-choice',
  'data-color-scheme',
  'data-announcement-bar-initially-dismissed',
  'data-has-hydrated',
]

/** Tags of the head that scripts look after: the colour of the browser's surfaces, scripts (data aside), what was loaded ahead. */
const NOT_OF_PAGE = 'meta[name="theme-color"],meta[name="color-scheme"],script:not([type$="json"]),[data-runtime]'

/** Attributes in the sidebar that scripts look after. */
const SIDEBAR_OWN = ['details open', 'summary aria-label']

/**
 * Turns the shown document into another one without a page load: attributes of `html`, head tags, body. Nodes that both have are kept,
 * the sidebar as long as it is the same one; `main` is always replaced. New stylesheets are awaited first, so that nothing is ever
 * shown unstyled. Scroll position and focus are left to the caller.
 * @param isWanted asked after the wait; `false` leaves everything as it is
 * @returns whether the document is shown
 */
export async function swapDocument(next: Document, isWanted: () => boolean = () => true): Promise<boolean> {
  const page = readPageData(next)
  const shown = readPageData(document)
  const tags = headTags(document)
  const { add, remove } = headChanges(tags, headTags(next), (a, b) => a.isEqualNode(b))
  const styles = add.filter((tag): tag is HTMLLinkElement => tag instanceof HTMLLinkElement && tag.rel === 'stylesheet')
  if (styles.length > 0) await Promise.all(styles.map(insertStyle))
  if (!isWanted()) {
    for (const style of styles) style.remove()
    return false
  }
  for (const style of styles) delete style.dataset.runtime
  syncRoot(next.documentElement)
  for (const tag of remove) tag.remove()
  document.head.append(...add.filter((tag) => tag.ownerDocument === next).map((tag) => document.adoptNode(tag)))
  const keepsSidebar = page !== undefined && page.sidebarId === shown?.sidebarId && page.version === shown.version
  morph(document.body, next.body, rulesFor(keepsSidebar))
  if (keepsSidebar) followPage()
  if (page) pageStore.set(page)
  return true
}

function rulesFor(keepsSidebar: boolean): MorphRules {
  return {
    // The text of a script may not be changed, not even that of data.
    replaces: ({ localName }) => localName === 'main' || localName === 'script' || (localName === 'aside' && !keepsSidebar),
    // What the reader has opened in the sidebar stays open, its carets say so, and it is a script that closes the neighbours.
    keeps: (element, attribute) =>
      SIDEBAR_OWN.includes(`${element.localName} ${attribute}`) && element.closest('.panel-docs') !== null,
  }
}

function headTags(from: Document): Element[] {
  return [...from.head.children].filter((tag) => !tag.matches(NOT_OF_PAGE))
}

/** Loads a stylesheet, which belongs to no page before the page is shown; one that cannot be had holds nothing up. */
function insertStyle(link: HTMLLinkElement): Promise<void> {
  return new Promise((done) => {
    link.addEventListener('load', () => done(), { once: true })
    link.addEventListener('error', () => done(), { once: true })
    link.dataset.runtime = ''
    document.head.append(document.adoptNode(link))
  })
}

/** Sets what differs only: each change of the root makes the browser look through the whole document. */
function syncRoot(next: HTMLElement): void {
  const root = document.documentElement
  next.classList.toggle('nprogress-busy', root.classList.contains('nprogress-busy'))
  for (const { name } of [...root.attributes]) {
    if (!READERS_OWN.includes(name) && !next.hasAttribute(name)) root.removeAttribute(name)
  }
  for (const { name, value } of next.attributes) {
    if (!READERS_OWN.includes(name) && root.getAttribute(name) !== value) root.setAttribute(name, value)
  }
}
