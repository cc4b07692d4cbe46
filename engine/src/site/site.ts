import { join } from 'node:path'
import {
  type ComponentRegistry,
  createDiagramRenderer,
  createLayout,
  type DiagramRenderer,
  type Highlighter,
  type SiteLookups,
} from '../compile'
import { type EnvironmentHashes, type FileHashes, Results, type SitePage, type Store } from '../load'
import type { Doc, Engine, PageView, Plugin, PluginOutput, Problems, Redirect, SiteConfig, SiteData, Version } from '../model'
import { ArticleCache } from './article-cache'
import type { PlannedRoute } from './checks'
import type { DocIndex } from './create-lookups'
import type { StaticAssets } from './static-assets'

/** A page that isn't part of the site because of errors outside its text. Only its text is checked. */
export type UnplacedPage = Pick<Doc, 'id' | 'route' | 'version' | 'source'>

/** A site before its pages are compiled. */
export interface Site {
  engine: Engine
  results: Results
  root: string
  config: SiteConfig
  /** Path of the configuration file, to report in errors. */
  configFile: string
  versions: readonly Version[]
  docs: readonly Doc[]
  unplaced: readonly UnplacedPage[]
  index: DocIndex
  /** Component pages by file. */
  pages: ReadonlyMap<string, SitePage>
  lookups: SiteLookups
  registry: ComponentRegistry
  highlighter: Highlighter
  diagramRenderer: DiagramRenderer
  assets: StaticAssets
  /** What the plugins have loaded. */
  pluginStates: ReadonlyMap<Plugin, unknown>
  /** Outputs of the plugins, once they are set up. */
  additions: readonly PluginOutput[]
  /** Links of plugins in the last line of the footer. */
  footerLinks: PageView['footerLinks']
  /** Redirects of plugins, once they are set up. */
  redirects: readonly Redirect[]
  /** The route manifest: the existing and planned routes of the site. */
  plannedRoutes: readonly PlannedRoute[]
  /** Hash of the engine and the modules of the site, part of each cache key. */
  codeHash: string
  /** Absolute paths of input files that can be outside the site folder. */
  outside: readonly string[]
  /** Environment variables that the modules of the site use. */
  environment: EnvironmentHashes
  /** Data for scripts that is the same in all documents. */
  siteData: SiteData
  /** Hash of the version data that all documents contain. */
  frameHash: string
  problems: Problems
  /** Address of a route in documents: with base URL and trailing slash. */
  href(route: string): string
}

/** Caches that {@link loadSite} reuses in the next run. */
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
