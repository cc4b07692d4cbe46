import { collectHtmlFacts, type HtmlFacts } from '../../compile'
import { hashJson, type Kind, sidebarsFile } from '../../load'
import type { Sidebar } from '../../model'
import type { LinkedSidebar } from '../checks'
import type { Site } from '../site'

const SIDEBAR: Kind<HtmlFacts> = { name: 'sidebar', isShared: true }

/** Combines a sidebar with the IDs and links of its HTML. */
export function linkedSidebar({ id, version }: Sidebar, { ids, links }: HtmlFacts): LinkedSidebar {
  return { id, version, file: sidebarsFile(version), ids, links }
}

/** The IDs and links of rendered sidebars, from an earlier run or from the first document with the sidebar. */
export class SidebarLinks {
  private readonly known = new Map<Sidebar, LinkedSidebar>()

  constructor(private readonly site: Site) {}

  /** Returns `undefined` if neither this run nor an earlier one has parsed the sidebar. */
  get(sidebar: Sidebar): LinkedSidebar | undefined {
    const known = this.known.get(sidebar)
    if (known) return known
    const facts = this.site.results.find(SIDEBAR, keyOf(sidebar), this.inputs(sidebar))
    return facts && this.note(sidebar, facts)
  }

  /**
   * Parses a sidebar.
   * @param html the sidebar in a document
   */
  add(sidebar: Sidebar, html: string): LinkedSidebar {
    const { ids, links } = collectHtmlFacts(html)
    return this.note(sidebar, this.site.results.keep(SIDEBAR, keyOf(sidebar), this.inputs(sidebar), { ids, links }))
  }

  private note(sidebar: Sidebar, facts: HtmlFacts): LinkedSidebar {
    const linked = linkedSidebar(sidebar, facts)
    this.known.set(sidebar, linked)
    return linked
  }

  private inputs({ hash }: Sidebar): string {
    return hashJson([this.site.codeHash, this.site.frameHash, hash])
  }
}

const keyOf = ({ version, id }: Sidebar) => `${version} ${id}`
