import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { PageModule } from '../components/page-module'
import type { PageView } from '../components/page-view'
import type { RegionComponents } from '../components/regions'
import type { FrontMatter } from '../config/front-matter'
import type { HeadTag } from '../config/head-tags'
import type { SiteConfig } from '../config/site-config'
import type { Problem } from '../errors/problems'
import type { Article, Doc, GeneratedFile, Redirect, Version } from '../types'

/**
 * A feature that joins a site. The engine's own features (sitemap, feeds, social cards, redirects, offline reading …) are plugins as well.
 * All parts but the name are optional.
 */
export interface Plugin {
  /** Unique together with `id`; names the plugin in errors and in the hooks that read its data. */
  name: string
  /** Distinguishes two uses of one plugin. Default `default`. */
  id?: string
  /** What the site has set, with its schema. The other parts are used only if the value fits the schema. */
  options?: PluginOptions
  /** JSON value for the browser: `usePluginData(name)` in islands, the argument of `start` in browser modules. */
  globalData?: unknown
  /** Hosts that are added to the content security policy of every document. */
  hosts?: PluginHosts
  /** Component pages. A page of the site at the same route replaces the plugin's. */
  pages?(config: SiteConfig): readonly PluginPage[]
  /** Pages with text, for example created from data. A content file of the site with the same path replaces the plugin's page. */
  content?(
    site: Pick<PluginSite, 'config' | 'root' | 'readFile' | 'memo'>,
  ): readonly PluginContent[] | Promise<readonly PluginContent[]>
  /** Islands by name: module of each, see {@link BrowserModule.module}. */
  islands?: Readonly<Record<string, string>>
  /** Item types of the navbar by name. */
  navbarItems?: Readonly<Record<string, NavbarItemType>>
  /** Components that replace named regions of the layout; `regions` of the site's configuration wins. */
  regions?: Partial<RegionComponents>
  /** Links after those of the footer's last line. */
  footerLinks?(config: SiteConfig): readonly { label: string; to: string }[]
  /** Style files, named like {@link BrowserModule.module}. Their rules are in the cascade layer `components`. */
  styles?(config: SiteConfig): readonly string[]
  /** Scripts for the browser. */
  scripts?(config: SiteConfig): PluginScripts
  /** Called when the pages of the site have their places, once for each build and for each reload in development. */
  setup?(site: PluginSite): PluginOutput | Promise<PluginOutput>
}

/** The options that a site gave to a plugin, with their schema: they are checked with the configuration. */
export interface PluginOptions {
  schema: z.ZodType
  value: unknown
}

/** Other hosts that the documents of a site with a plugin need, as sources of the policy. */
export interface PluginHosts {
  script?: string[]
  connect?: string[]
  image?: string[]
  frame?: string[]
  /** Names of further Trusted Types policies that its scripts create; `off` if they don't support Trusted Types. */
  trustedTypes?: string[] | 'off'
}

/** A component page that a plugin adds. */
export interface PluginPage {
  /** Without base URL, e.g. `/offline`. */
  route: string
  module: PageModule
}

/**
 * The text of a page that a plugin adds. It is processed like a content file: sidebars, breadcrumbs, table of contents, Markdown copy, search and
 * checks include it. It is compiled again only if it has changed.
 */
export interface PluginContent {
  /** Version name. */
  version: string
  /** Path of a content file with this text in the content folder of the version: `api/widget.md`. Determines id and route. */
  path: string
  frontMatter: FrontMatter
  /** Markdown. `escapePageText` escapes plain text. */
  body: string
  /** ISO date of the last change. */
  updated?: string
  /**
   * Names that pages of the version can link to, such as `[count()](api:Widget.count)`: the target with its scheme, and the id of the heading that it
   * leads to, or an empty string for the top of the page.
   */
  names?: Readonly<Record<string, string>>
}

/** A type of navbar item that a plugin adds: `{ type: '<name>', … }` in the navbar of the configuration. */
// biome-ignore lint/suspicious/noExplicitAny: item types of all options are in one record
export interface NavbarItemType<Item = any> {
  /** Of the item without `type` and `position`. */
  schema: z.ZodType<Item>
  component: ComponentType<{ item: Item; view: PageView }>
}

/** Scripts that a plugin adds. */
export interface PluginScripts {
  /** Modules that run on every page. */
  browser?: readonly BrowserModule[]
  /** Modules that are bundled whole, each into one classic script: {@link BuiltOutput.worker} returns it. */
  workers?: readonly string[]
}

/** A module that runs in the browser: `export function start(data)`, where `data` is the plugin's `globalData`. */
export interface BrowserModule {
  /** Path from the site folder (`./plugins/chat.browser.ts`), or an absolute path. */
  module: string
  /**
   * When it is loaded: `start` right after the runtime has started, `idle` when the page has been idle, `intent` when the reader's pointer or
   * focus reaches an element that matches `selector`.
   */
  wake: 'start' | 'idle' | 'intent'
  /** For `wake: 'intent'`. */
  selector?: string
  /** It also runs in development. Default: only in builds. */
  inDevelopment?: boolean
}

/** A file that a plugin adds to the built site. */
export interface PluginFile {
  /** Address without base URL, e.g. `/docs/changelog.atom`. */
  path: string
  /** A function is called when the file is written or, in development, requested: for content that takes time. */
  content: string | Uint8Array | (() => Promise<string | Uint8Array>)
  /** Media type, if the extension of the path doesn't determine it: hosts are configured to send it. */
  type?: string
}

/** What a plugin knows of the site: the configuration, all pages with their places, files and compiled texts. */
export interface PluginSite {
  config: SiteConfig
  /** The configuration file, as errors name it. */
  configFile: string
  /** Folder of the site. */
  root: string
  docs: readonly Doc[]
  versions: readonly Version[]
  /** Routes that the site has or will have. */
  plannedRoutes: readonly string[]
  /** A page of a version. */
  findDoc(version: string, id: string): Doc | undefined
  /** The page at a route, with or without closing slash. */
  docAt(route: string): Doc | undefined
  /** The compiled text of a content page. */
  article(doc: Doc): Promise<Article>
  /**
   * Derives a value from each compiled content page. Values are kept between builds; after an edit only the changed pages are passed again.
   * @param key changes whenever `derive` returns other values for the same page
   * @param derive returns a JSON value
   */
  mapPages<T>(key: string, derive: (page: CompiledPage) => T): Promise<ReadonlyMap<Doc, T>>
  /** Address of a route with base URL. */
  href(route: string): string
  /** Address of a route with base URL and host, for files that need absolute links. */
  absoluteUrl(route: string): string
  /** Address of a file with base URL and host. */
  absoluteFileUrl(path: string): string
  /** Content of a file of the static folder by its path in it; `undefined` if it doesn't exist. */
  staticFile(path: string): string | Uint8Array | undefined
  /** Text of a file by its path from the site folder; `undefined` if it doesn't exist. */
  readFile(path: string): string | undefined
  /** Text of a source file of the engine by its path in `engine/src`. */
  readEngineFile(path: string): string
  /** Absolute path of a file of the engine. */
  engineFile(path: string): string
  /**
   * A value that takes time to compute. It is kept until a build doesn't request it.
   * @param key changes whenever `compute` returns another value
   * @param compute returns a JSON value
   */
  memo<T>(key: string, compute: () => T | Promise<T>): Promise<T>
}

/** A compiled content page. */
export interface CompiledPage {
  doc: Doc
  article: Article
  sections: readonly PageSection[]
}

/** A part of a page from one heading to the next. */
export interface PageSection {
  /** Id of the heading; empty for what precedes the first one. */
  id: string
  /** Texts of the headings from the page's first level down to this one. */
  headings: readonly string[]
  /** Text without code blocks, white space collapsed. */
  text: string
  /** Contents of the code blocks. */
  code: readonly string[]
}

/** What a plugin adds to the output. All parts are optional. */
export interface PluginOutput {
  /** Tags for the head of a document. */
  headTags?(doc: Doc): readonly HeadTag[]
  /** Files that are generated while pages are compiled, such as images. */
  generated?: readonly GeneratedFile[]
  /** Files written after all pages are compiled. */
  files?(): readonly PluginFile[] | Promise<readonly PluginFile[]>
  /** Files written last, from what the build has written. Not called in development. */
  finish?(output: BuiltOutput): readonly PluginFile[]
  /** Headers for paths without base URL; a pattern may end with `*`. */
  headers?: readonly { pattern: string; headers: Readonly<Record<string, string>> }[]
  /** Addresses that lead to others, both without base URL. */
  redirects?: readonly Redirect[]
  /** Addresses that will lead to pages that don't exist yet: links to them are not broken. */
  pendingAddresses?: readonly string[]
  problems?: readonly Problem[]
}

/** What a build has written, for {@link PluginOutput.finish}. */
export interface BuiltOutput {
  /** Files by path: hash and size of the content, and the key that changes with it. */
  files: Readonly<Record<string, { hash: string; size: number; key: string }>>
  /** Code of a script of {@link PluginScripts.workers}. */
  worker(module: string): string
  /** Paths of all script files of the site. */
  scripts: readonly string[]
  /** Paths of the script files that a browser module consists of, with all that it imports. */
  scriptsOf(module: string): readonly string[]
}
