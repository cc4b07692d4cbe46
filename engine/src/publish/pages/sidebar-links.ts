import { collectHtmlFacts, type HtmlFacts } from '../../compile'
import { hashJson, sidebarsFile } from '../../load'
import type { Sidebar } from '../../model'
import type { LinkedSidebar } from '../checks'
import type { Site } from '../site'
import type { FactsTable } from './document-facts'

/** A sidebar with the ids and links that its HTML has. */
export function linkedSidebar({ id, version }: Sidebar, { ids, links }: HtmlFacts): LinkedSidebar {
  return { id, version, file: sidebarsFile(version), ids, links }
}

/** Ids and links of the sidebars, as they stand in documents: read from the first one that shows a sidebar, or kept from the last build. */
export class SidebarLinks {
  private readonly known = new Map<Sidebar, LinkedSidebar>()

  constructor(
    private readonly site: Site,
    private readonly facts: FactsTable,
  ) {}

  /** What the last build or this one has read of a sidebar. */
  get(sidebar: Sidebar): LinkedSidebar | undefined {
    const known = this.known.get(sidebar)
    if (known) return known
    const { path, key } = this.place(sidebar)
    const facts = this.facts.find(path, key)
    return facts && this.note(sidebar, this.facts.add(path, facts))
  }

  /** @param html the sidebar in a document */
  add(sidebar: Sidebar, html: string): LinkedSidebar {
    const { path, key } = this.place(sidebar)
    const { ids, links } = collectHtmlFacts(html)
    return this.note(sidebar, this.facts.add(path, { key, hash: sidebar.hash, ids, links, assets: [], pictures: [], reads: [] }))
  }

  private note(sidebar: Sidebar, facts: HtmlFacts): LinkedSidebar {
    const linked = linkedSidebar(sidebar, facts)
    this.known.set(sidebar, linked)
    return linked
  }

  private place({ id, version, hash }: Sidebar): { path: string; key: string } {
    return { path: `sidebar ${version} ${id}`, key: hashJson([this.site.codeHash, this.site.frameHash, hash]) }
  }
}
