import type { NavbarItem, SiteSettings, Version } from '../../model'
import { bulleted, didYouMean, type ErrorCode, type Problem } from '../../model'

/**
 * Reports navbar items whose page or sidebar doesn't exist in the latest version. Items use it if the current version doesn't have the page or
 * sidebar. Drafts are allowed. A sidebar must contain a page.
 */
export function checkNavbar(config: SiteSettings, last: Version, drafts: ReadonlySet<string>, at: string): Problem[] {
  const problems: Problem[] = []
  const error = (code: ErrorCode, title: string, hint: string) => problems.push({ severity: 'error', code, title, hint, at })
  const ids = last.docs.map((doc) => doc.id)
  const known = new Set(ids)
  const where = `the version "${last.name}"`
  const checkAll = (items: readonly NavbarItem[], path: string) => {
    for (const [i, item] of items.entries()) check(item, `${path}[${i}]`)
  }
  const check = (item: NavbarItem, path: string) => {
    if (item.type === 'dropdown') checkAll(item.items, `${path}.items`)
    if (item.type === 'doc' && !known.has(item.docId) && !drafts.has(item.docId)) {
      const title = `${path} links to the page "${item.docId}", which does not exist in ${where}.`
      error('unknown-doc', title, `${didYouMean(item.docId, ids)} Available ids:\n${bulleted(ids)}`)
    }
    if (item.type !== 'sidebar') return
    const sidebar = last.sidebars[item.sidebarId]
    if (!sidebar) {
      const names = Object.keys(last.sidebars)
      const title = `${path} links to the sidebar "${item.sidebarId}", which does not exist in ${where}.`
      error('unknown-sidebar', title, `${didYouMean(item.sidebarId, names)} Available ids:\n${bulleted(names)}`)
    } else if (!sidebar.link) {
      const title = `${path} links to the sidebar "${item.sidebarId}", which contains no pages.`
      error('sidebar-without-link', title, 'Add a page to the sidebar, or remove the item from the navbar.')
    }
  }
  checkAll(config.navbar.items, 'navbar.items')
  return problems
}
