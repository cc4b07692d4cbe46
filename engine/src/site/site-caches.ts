import { join } from 'node:path'
import { createDiagramRenderer, createLayout, type DiagramRenderer, type Highlighter } from '../compile'
import { type FileHashes, Results, type Store } from '../load'
import type { Engine } from '../model'
import { ArticleCache } from './article-cache'

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
  }
}
