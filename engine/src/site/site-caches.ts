import { join } from 'node:path'
import { rememberLast } from '../common'
import { createDiagramRenderer, createLayout, type DiagramRenderer, type Highlighter } from '../compile'
import { type FileHashes, Results, type Store } from '../load'
import type { Engine, parseConfig } from '../model'
import { ArticleCache } from './article-cache'
import type { LinkNames } from './create-lookups'

/** Caches that the next run of a process reuses. */
export interface SiteCaches {
  engine: Engine
  hashes: FileHashes
  store: Store
  /** Results of earlier runs. Must be saved when the run ends. */
  results: Results
  /** Started highlighters by their languages. */
  highlighters: Map<string, Highlighter>
  diagramRenderer: DiagramRenderer
  articles: ArticleCache
  /** The last configuration that was validated. */
  rememberConfig: ReturnType<typeof rememberLast<ReturnType<typeof parseConfig>>>
  /** The last names that links can use. */
  rememberNames: ReturnType<typeof rememberLast<LinkNames>>
}

/** Caches for the first run of a process. */
export function createSiteCaches(engine: Engine, hashes: FileHashes, store: Store): SiteCaches {
  const results = new Results(store)
  return {
    engine,
    hashes,
    store,
    results,
    highlighters: new Map(),
    diagramRenderer: createDiagramRenderer(results, createLayout(join(engine.bundle, 'layout.mjs'))),
    articles: new ArticleCache(),
    rememberConfig: rememberLast(),
    rememberNames: rememberLast(),
  }
}
