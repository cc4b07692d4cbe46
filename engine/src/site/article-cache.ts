import { type CompiledText, compileArticle } from '../compile'
import { hashText, type Kind, readBody } from '../load'
import type { SiteConfig } from '../model'
import { textIslandScope } from '../theme'
import type { LoadedSite, UnplacedPage } from './site'

/** A compiled page. */
export interface CompiledArticle extends CompiledText {
  /** Hash of the article and its sections; part of the key of its document. */
  hash: string
}

const textConfigs = new WeakMap<SiteConfig, SiteConfig>()

/** The configuration that texts and their components can read: without sidebars, so that pages aren't compiled again after a change of a sidebar. */
function textConfig(config: SiteConfig): SiteConfig {
  const known = textConfigs.get(config) ?? {
    ...config,
    versions: config.versions.map((version) => ({ ...version, sidebars: {} })),
  }
  textConfigs.set(config, known)
  return known
}

const ARTICLE: Kind<CompiledArticle> = { name: 'article' }

/**
 * Compiles pages. The article of an earlier run is used as long as the page's text, the engine and the site's components are unchanged, and all
 * lookups of the page have the same results.
 */
export class ArticleCache {
  /** Number of pages in this run whose article was cached. */
  hits = 0
  /** Number of pages that were compiled in this run. */
  misses = 0
  /** Articles of this run, by file. The references are weak, so that the memory can be released. Several plugins read all articles. */
  private readonly recent = new Map<string, { inputs: string; compiled: WeakRef<CompiledArticle> }>()

  /** Returns the article of a content page, compiled or from the cache. */
  async get(site: LoadedSite, doc: UnplacedPage): Promise<CompiledArticle> {
    const { source } = doc
    const { lookups } = site
    if (!source) throw new Error(`not a content page: ${doc.route}`)
    const inputs = hashText(`${site.textHash} ${source.file} ${source.hash} ${doc.route}`)
    const recent = this.recent.get(source.file)
    const known = recent?.inputs === inputs ? recent.compiled.deref() : undefined
    if (known && lookups.areCurrent(known.article.reads)) return known
    let isCached = true
    const compile = async (): Promise<CompiledArticle> => {
      isCached = false
      const compiled = await compileArticle(source, source.body ?? readBody(site.root, source), {
        config: textConfig(site.config),
        doc,
        lookups,
        components: site.registry,
        highlighter: site.highlighter,
        diagramRenderer: site.diagramRenderer,
        contexts: textIslandScope,
      })
      return { ...compiled, hash: hashText(JSON.stringify([compiled.article, compiled.sections])) }
    }
    const isCurrent = ({ article }: CompiledArticle) => lookups.areCurrent(article.reads)
    const compiled = await site.results.memo(ARTICLE, source.file, inputs, compile, isCurrent)
    if (!isCached) this.misses++
    else if (!recent) this.hits++
    this.recent.set(source.file, { inputs, compiled: new WeakRef(compiled) })
    return compiled
  }
}
