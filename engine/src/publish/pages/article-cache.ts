import { join } from 'node:path'
import { compileArticle } from '../../compile'
import { hashText, Pack, type Store } from '../../load'
import type { Article, Problem } from '../../model'
import { TextIslandScope } from '../../render'
import type { Site, UnplacedPage } from '../site'

/** A compiled page with what was found wrong in it. */
export interface CompiledArticle {
  article: Article
  problems: Problem[]
  /** Hash of the article; part of the key of its document. */
  hash: string
}

interface Stored {
  key: string
  compiled: CompiledArticle
}

/**
 * Compiled articles, kept on disk by page. An entry holds as long as the page's text, the engine and the site's components are the
 * same and every question the page asked has the same answer.
 */
export class ArticleCache {
  /** Pages taken from the cache, and pages compiled, in this run. */
  hits = 0
  misses = 0
  private readonly asked = new Set<string>()
  private readonly pack: Pack

  constructor(store: Store) {
    this.pack = new Pack(join(store.folder, 'articles.pack'), store, 'articles.json')
  }

  async get(site: Site, doc: UnplacedPage): Promise<CompiledArticle> {
    const { source } = doc
    const { lookups } = site
    if (!source) throw new Error(`not a content page: ${doc.route}`)
    const name = source.file
    const isFirst = !this.asked.has(name)
    this.asked.add(name)
    const key = hashText(`${site.codeHash} ${source.file} ${source.hash} ${doc.route} ${doc.label}`)
    const known = this.pack.get<Stored>(name)
    if (known && known.key === key && lookups.areCurrent(known.compiled.article.reads)) {
      if (isFirst) this.hits++
      return known.compiled
    }
    this.misses++
    const { article, problems } = await compileArticle(source, {
      config: site.config,
      doc,
      lookups,
      components: site.registry,
      highlighter: site.highlighter,
      diagramRenderer: site.diagramRenderer,
      wrapper: TextIslandScope,
    })
    const compiled = { article, problems, hash: hashText(JSON.stringify(article)) }
    this.pack.set(name, { key, compiled } satisfies Stored)
    return compiled
  }

  /**
   * Keeps what was compiled for the next run.
   * @param onlyAsked forgets pages that this run did not ask for
   */
  save(onlyAsked = false): void {
    this.pack.save(onlyAsked ? this.asked : undefined)
  }
}
