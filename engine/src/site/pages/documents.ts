import { documentPath, ENTRY_PATH, writeHashLinks } from '../../common'
import { hashText, type Kind } from '../../load'
import type { Article, Assets, Doc, Link, Problem, Read } from '../../model'
import type { ArticleCache, CompiledArticle } from '../article-cache'
import type { LinkedPage } from '../checks'
import type { Site } from '../site'
import { documentLinks, linkedPage } from './document-links'
import { documentKey, headTagsOf, renderPage, sidebarOf } from './render-page'
import { SidebarLinks } from './sidebar-links'

/** The cached data about a rendered document, which is sufficient to check links without rendering the document again. */
interface DocumentFacts {
  /** Hash of the document. */
  hash: string
  ids: string[]
  links: Link[]
  /** Static files that it refers to, as paths in the static folder. */
  assets: string[]
  /** The subset of `assets` that the text shows as images. */
  images: string[]
  /** Recorded lookups. */
  reads: readonly Read[]
}

const DOCUMENT: Kind<DocumentFacts> = { name: 'document' }

/** A page that can be written or sent. */
export interface OpenPage {
  /** Absent for generated indexes and component pages. */
  article: Article | undefined
  /** Hash of everything that the document depends on. */
  key: string
  /** Hash of the document. */
  hash: string
  /** Static files that the document refers to, as paths in the static folder. */
  assets: readonly string[]
  /** The subset of `assets` that the text shows as images. */
  images: readonly string[]
  /** The data that the link check requires. */
  linked: LinkedPage
  /** Returns the document before links are rewritten to hash URLs. Renders it unless {@link Documents.open} already did. */
  html(): Promise<string>
}

/** The documents of a site. A document is rendered only if it has changed or its text is needed. */
export class Documents {
  /** Number of documents that were rendered. */
  rendered = 0
  private readonly sidebars: SidebarLinks
  private readonly links = new SharedLinks()
  /** The last page, because its document and its Markdown copy are created one after the other. */
  private compiled: { doc: Doc; result: Promise<CompiledArticle | undefined> } | undefined
  private opened: { doc: Doc; page: Promise<OpenPage> } | undefined

  constructor(
    private readonly site: Site,
    private readonly articles: ArticleCache,
    private readonly assets: Assets,
  ) {
    this.sidebars = new SidebarLinks(site)
  }

  /** Compiles the text of a page. Returns the problems of the text. */
  async check(doc: Doc): Promise<readonly Problem[]> {
    return (await this.compile(doc))?.problems ?? []
  }

  /** Returns the IDs in the text of a content page. */
  async textIds(doc: Doc): Promise<readonly string[]> {
    return (await this.compile(doc))?.article.ids ?? []
  }

  /**
   * Opens a page.
   * @throws DocsError if the document can't be rendered
   */
  open(doc: Doc): Promise<OpenPage> {
    if (this.opened?.doc !== doc) this.opened = { doc, page: this.read(doc) }
    return this.opened.page
  }

  private compile(doc: Doc): Promise<CompiledArticle | undefined> {
    if (this.compiled?.doc !== doc) {
      const result = doc.kind === 'doc' ? this.articles.get(this.site, doc) : Promise.resolve(undefined)
      this.compiled = { doc, result }
    }
    return this.compiled.result
  }

  private async read(doc: Doc): Promise<OpenPage> {
    const { site } = this
    const compiled = await this.compile(doc)
    const article = compiled?.article
    const parts = { article, assets: this.assets, headTags: headTagsOf(site, doc) }
    const key = documentKey(site, doc, compiled?.hash ?? '', parts)
    const shown = sidebarOf(site, doc)
    let sidebar = shown && this.sidebars.get(shown)
    let text: string | undefined
    const render = () => {
      this.rendered++
      return renderPage(site, doc, parts)
    }
    const collect = async (): Promise<DocumentFacts> => {
      const { html, assets, images, reads } = await render()
      text = html
      const { ids, links, sidebar: sidebarHtml } = documentLinks(html, article)
      if (shown && !sidebar) sidebar = this.sidebars.add(shown, sidebarHtml)
      return { hash: hashText(documentText(site, doc, html)), ids, links, assets, images, reads }
    }
    const isCurrent = ({ reads }: DocumentFacts) => (sidebar !== undefined || !shown) && site.lookups.areCurrent(reads)
    const facts = await site.results.memo(DOCUMENT, documentPath(doc.route), key, collect, isCurrent)
    const { hash, ids, links, assets, images } = facts
    return {
      article,
      key,
      hash,
      assets,
      images,
      linked: linkedPage(site, doc, { ids, links: this.links.share(links) }, article, sidebar),
      html: async () => text ?? (await render()).html,
    }
  }
}

/** Returns the text of a document as it is written. With hash URLs, its links are rewritten. */
export function documentText({ config: { router, baseUrl } }: Site, doc: Doc, html: string): string {
  return router === 'hash' ? writeHashLinks(html, { route: doc.route, baseUrl }) : html
}

/** Whether the document of a page is also the entry page: with hash URLs, hosts serve only the root, so the start page is written there as well. */
export function isEntry({ config, index }: Pick<Site, 'config' | 'index'>, doc: Doc): boolean {
  if (config.router !== 'hash' || documentPath(doc.route) === ENTRY_PATH) return false
  return index.atRoute((config.entryRedirects['/'] ?? '/').replace(/[?#].*$/, '')) === doc
}

/** Deduplicates links, because most links of a document are in the layout, which it shares with other documents. */
class SharedLinks {
  private readonly known = new Map<string, Link>()

  share(links: readonly Link[]): Link[] {
    return links.map((link) => {
      const key = `${link.href}\n${link.text}`
      const known = this.known.get(key)
      if (known === undefined) this.known.set(key, link)
      return known ?? link
    })
  }
}
