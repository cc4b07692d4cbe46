import { type Doc, pathKey, type SidebarItem, type Version } from '../../plugin'

/** The pages below a heading of `llms.txt`. */
export interface PageSection {
  title: string
  docs: Doc[]
}

/**
 * Groups the pages of a version in the order of its sidebars: a section for each top-level category, and a last one for all other pages.
 * Each page is listed once.
 * @param docs listed pages of the version
 */
export function pageSections({ resolvedSidebars }: Version, docs: readonly Doc[]): PageSection[] {
  const left = new Map(docs.map((doc) => [pathKey(doc.route), doc]))
  const take = (href: string | undefined): Doc[] => {
    const doc = href === undefined ? undefined : left.get(pathKey(href))
    if (!doc) return []
    left.delete(pathKey(doc.route))
    return [doc]
  }
  const pagesOf = (item: SidebarItem): Doc[] => {
    if (item.type === 'html') return []
    return [...take(item.href), ...(item.type === 'category' ? item.items.flatMap(pagesOf) : [])]
  }
  const sections: PageSection[] = []
  for (const { items, link } of Object.values(resolvedSidebars)) {
    for (const item of items) {
      if (item.type !== 'category') continue
      const found = pagesOf(item)
      const isDuplicate = sections.some(({ title }) => title === item.label)
      // The label of the sidebar's first page distinguishes categories with the same label.
      if (found.length > 0)
        sections.push({ title: isDuplicate && link ? `${item.label} (${link.label})` : item.label, docs: found })
    }
  }
  const listed = Object.values(resolvedSidebars).flatMap(({ items }) => items.flatMap(pagesOf))
  const others = [...left.values()].sort((a, b) => (a.route < b.route ? -1 : 1))
  const rest = [...listed, ...others]
  return rest.length === 0 ? sections : [...sections, { title: sections.length === 0 ? 'Pages' : 'More pages', docs: rest }]
}
