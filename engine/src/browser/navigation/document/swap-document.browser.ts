import { followPage } from '../../enhance/follow-page.browser'
import { pageStore } from '../../stores/page-store.browser'
import { readPageData } from '../../stores/site-data.browser'
import { headChanges } from './head-changes.browser'
import { type MorphRules, morph } from './morph.browser'

/** Attributes of `html` that depend on the reader, not on the page. */
const READER_ATTRIBUTES = [
  'data-theme',
  'data-theme-choice',
  'data-color-scheme',
  'data-announcement-bar-initially-dismissed',
  'data-has-hydrated',
]

/** Head tags that a navigation keeps: the colors of the browser's UI, scripts (except data), and tags added by scripts. */
const MANAGED_BY_SCRIPTS = 'meta[name="theme-color"],meta[name="color-scheme"],script:not([type$="json"]),[data-runtime]'

/** Attributes in the sidebar that depend on the reader. */
const SIDEBAR_STATE = ['details open', 'summary aria-label']

/**
 * Replaces the current document without a page load: attributes of `html`, head tags, body. Nodes that both documents have are kept,
 * including the sidebar if it is the same; `main` is always replaced. New stylesheets are loaded first to prevent a flash of unstyled
 * content. The caller sets scroll position and focus.
 * @param isWanted called after the stylesheets have loaded; `false` cancels the change
 * @returns whether the document was changed
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
  // The button of a panel has the focus when the panel opens. With the attribute, it would request the focus as soon as it is inserted.
  const button = keepsSidebar ? null : next.querySelector('aside [autofocus]')
  button?.removeAttribute('autofocus')
  morph(document.body, next.body, rulesFor(keepsSidebar))
  button?.setAttribute('autofocus', '')
  if (keepsSidebar) followPage()
  if (page) pageStore.set(page)
  return true
}

function rulesFor(keepsSidebar: boolean): MorphRules {
  return {
    // Trusted Types forbid changing the text of a script, even of JSON.
    replaces: ({ localName }) => localName === 'main' || localName === 'script' || (localName === 'aside' && !keepsSidebar),
    // Categories that the reader has opened stay open, with their labels.
    keeps: (element, attribute) =>
      SIDEBAR_STATE.includes(`${element.localName} ${attribute}`) && element.closest('.panel-docs') !== null,
  }
}

function headTags(from: Document): Element[] {
  return [...from.head.children].filter((tag) => !tag.matches(MANAGED_BY_SCRIPTS))
}

/** Loads a stylesheet of the next page. An error does not stop the navigation. */
function insertStyle(link: HTMLLinkElement): Promise<void> {
  return new Promise((done) => {
    link.addEventListener('load', () => done(), { once: true })
    link.addEventListener('error', () => done(), { once: true })
    link.dataset.runtime = ''
    document.head.append(document.adoptNode(link))
  })
}

/** Sets only attributes that differ, because each change of the root invalidates the styles of the whole document. */
function syncRoot(next: HTMLElement): void {
  const root = document.documentElement
  next.classList.toggle('nprogress-busy', root.classList.contains('nprogress-busy'))
  for (const { name } of [...root.attributes]) {
    if (!READER_ATTRIBUTES.includes(name) && !next.hasAttribute(name)) root.removeAttribute(name)
  }
  for (const { name, value } of next.attributes) {
    if (!READER_ATTRIBUTES.includes(name) && root.getAttribute(name) !== value) root.setAttribute(name, value)
  }
}
