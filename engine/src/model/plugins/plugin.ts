import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { PageModule } from '../components/page-module'
import type { PageView } from '../components/page-view'
import type { RegionComponents } from '../components/regions'
import type { FrontMatter } from '../config/front-matter'
import type { HeadTag } from '../config/head-tags'
import type { SiteSettings } from '../config/site-settings'
import type { Problem } from '../errors/problems'
import type { Article, Doc, GeneratedFile, Redirect, Version } from '../types'

/**
 * A feature that can be added to a site. Features of the engine such as the sitemap, feeds, social cards, redirects and offline reading are plugins as
 * well. All properties except the name are optional. A plugin with options is created by {@link definePlugin}.
 */
// biome-ignore lint/suspicious/noExplicitAny: plugins with all kinds of state are in one list
export interface Plugin<State = any> {
  /** Unique together with `id`. Identifies the plugin in errors and in the hooks that read its data. */
  name: string
  /** Distinguishes two uses of one plugin. Default `default`. */
  id?: string
  /** Options that don't match their schema. They are reported with the other problems of the configuration. */
  invalidOptions?: InvalidOptions
  /**
   * JSON value for the browser, or a function that creates it from the configuration: `usePluginData(name)` in islands, the argument of `start` in browser
   * modules.
   */
  globalData?: unknown
  /** Hosts that are added to the content security policy of every document. */
  hosts?: PluginHosts
  /** Component pages. A page of the site at the same route replaces the plugin's. */
  pages?(config: SiteSettings): readonly PluginPage[]
  /**
   * Reads data that `content` and `setup` both need, such as a data file: they receive the returned value. Called once for each build and for each
   * reload in development.
   */
  load?(site: PluginSources): State | Promise<State>
  /** Pages with text, for example created from data. A content file of the site with the same path replaces the plugin's page. */
  content?(site: PluginSources, state: State): readonly PluginContent[] | Promise<readonly PluginContent[]>
  /** Modules of islands, by the name of the island. See {@link BrowserModule.module}. */
  islands?: Readonly<Record<string, string>>
  /** Item types of the navbar by name. */
  navbarItems?: Readonly<Record<string, NavbarItemType>>
  /** Components that replace named regions of the layout; `regions` of the site's configuration take precedence. */
  regions?: Partial<RegionComponents>
  /** Links after those of the footer's last line. */
  footerLinks?(config: SiteSettings): readonly { label: string; to: string }[]
  /** Style files, named like {@link BrowserModule.module}. Their rules are in the cascade layer `components`. */
  styles?(config: SiteSettings): readonly string[]
  /** Scripts for the browser. */
  scripts?(config: SiteSettings): PluginScripts
  /** Called when the addresses and sidebars of all pages are resolved, once for each build and for each reload in development. */
  setup?(site: PluginSite, state: State): PluginOutput | Promise<PluginOutput>
}

/** Options of a plugin with the schema that they don't match. */
export interface InvalidOptions {
  schema: z.ZodType
  value: unknown
}

/** Hosts that a plugin adds to the content security policy of the documents. */
export interface PluginHosts {
  script?: string[]
  connect?: string[]
  image?: string[]
  frame?: string[]
  /** Names of additional Trusted Types policies that its scripts create; `off` if they don't support Trusted Types. */
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
   * leads to, or an empty string for the top of the page. Names with the scheme `code:` are links in inline code: `code:Widget.count` in
   * `Widget.count` and `Widget.count(1)`, `code:count()` in `count()` and `count(1)`, `code:find().count` in `find("a").count()`.
   */
  names?: Readonly<Record<string, string>>
}

/** A type of navbar item that a plugin adds: `{ type: 'plugin', name: '<name>', options: … }` in the navbar of the configuration. */
// biome-ignore lint/suspicious/noExplicitAny: item types of all options are in one record
export interface NavbarItemType<Item = any> {
  /** Schema of the options. The component receives the validated options as `item`. */
  schema: z.ZodType<Item>
  component: ComponentType<{ item: Item; view: PageView }>
}

/** Scripts that a plugin adds. */
export interface PluginScripts {
  /** Modules that run on every page. */
  browser?: readonly BrowserModule[]
  /** Modules that are each bundled into a single classic script. {@link BuiltOutput.worker} returns its code. */
  workers?: readonly string[]
}

/** A module that runs in the browser: `export function start(data)`, where `data` is the plugin's `globalData`. */
export interface BrowserModule {
  /** Absolute path, `join(import.meta.dirname, 'chat.browser.ts')`, or a path from the site folder, `./plugins/chat.browser.ts`. */
  module: string
  /**
   * When it is loaded: `start` right after the runtime has started, `idle` when the page is idle, `intent` when the pointer or the focus is on an element
   * that matches `selector`.
   */
  wake: 'start' | 'idle' | 'intent'
  /** CSS selector for `wake: 'intent'`. */
  selector?: string
  /** Whether it also runs in development. Default: only in builds. */
  inDevelopment?: boolean
}

/** A file that a plugin adds to the built site. */
export interface PluginFile {
  /** Address without base URL, e.g. `/docs/changelog.atom`. */
  path: string
  /** Content, or a function that creates content that takes time. It is called when the file is written, or requested in development. */
  content: string | Uint8Array | (() => Promise<string | Uint8Array>)
  /** Media type, if the extension of the path doesn't determine it. Hosts are configured to send it. */
  type?: string
}

/** The data of a site that plugins can read before the pages are resolved: the configuration and files. */
export interface PluginSources {
  config: SiteSettings
  /** Folder of the site. */
  root: string
  /** Text of a file by its path from the site folder; `undefined` if it doesn't exist. */
  readFile(path: string): string | undefined
  /** Hash of a file by its path from the site folder, `missing` if it doesn't exist. Unchanged files are not read. */
  fileHash(path: string): string
  /**
   * Whether the dev server needs the first page as soon as possible. What takes long and isn't part of most pages can be left out. The plugin runs again
   * right afterwards.
   */
  isPreliminary?: boolean
  /**
   * Returns the value of an earlier build, or computes and stores it. A value that a build doesn't request is removed.
   * @param key must change whenever `compute` returns another value
   * @param compute returns a JSON value
   */
  memo<T>(key: string, compute: () => T | Promise<T>): Promise<T>
}

/** The data of a site that plugins can read: the configuration, all pages with their positions, files and compiled texts. */
export interface PluginSite extends PluginSources {
  /** Path of the configuration file, to report in errors. */
  configFile: string
  docs: readonly Doc[]
  versions: readonly Version[]
  /** Routes of existing and planned pages. */
  plannedRoutes: readonly string[]
  /** Finds a page by ID in the given version, or in the latest one. */
  findDoc(id: string, version?: string): Doc | undefined
  /** Finds the page at a route, with or without trailing slash. */
  docAt(route: string): Doc | undefined
  /** Returns the compiled text of a content page. */
  article(doc: Doc): Promise<Article>
  /**
   * Derives a value from each compiled content page. Values are stored between builds, so after an edit, only changed pages are passed again.
   * @param key must change whenever `derive` returns other values for the same page
   * @param derive returns a JSON value
   */
  mapPages<T>(key: string, derive: (page: CompiledPage) => T): Promise<ReadonlyMap<Doc, T>>
  /** The sections of a component page, as it is rendered. */
  componentSections(doc: Doc): Promise<readonly PageSection[]>
  /** Address of a route with base URL. */
  href(route: string): string
  /** Address of a route with base URL and host, for files that need absolute links. */
  absoluteUrl(route: string): string
  /** Address of a file with base URL and host. */
  absoluteFileUrl(path: string): string
  /** Content of a file in the static folder, by its path in that folder; `undefined` if it doesn't exist. */
  staticFile(path: string): string | Uint8Array | undefined
  /**
   * Color of a theme token in light mode, by its name without `--`: from `theme/tokens.css` of the site, otherwise of the engine; `undefined` if it is
   * not written as `#hex` or `light-dark(#hex, #hex)`.
   */
  color(token: string): string | undefined
}

/** A compiled content page. */
export interface CompiledPage {
  doc: Doc
  article: Article
  /** The text by section. */
  sections: readonly PageSection[]
}

/** A part of a page from one heading to the next, or an entry about an error message. */
export interface PageSection {
  /** ID of the heading or entry; empty for the text before the first heading. */
  id: string
  /** Texts of the heading and the headings above it, outermost first. The last one of an entry is the message. */
  headings: readonly string[]
  /** It is an entry about an error message; the lines of its text are cause and solution. */
  isError?: true
  /** Text without code blocks: a line for each paragraph, item, or row of a table, with collapsed white space. */
  text: string
  /** Contents of the code blocks. */
  code: readonly string[]
}

/** The output of a plugin. All properties are optional. */
export interface PluginOutput {
  /** Tags for the head of a document. */
  headTags?(doc: Doc): readonly HeadTag[]
  /** Files that are generated while pages are compiled, such as images. */
  generated?: readonly GeneratedFile[]
  /** Finds problems in the compiled pages. Called once for each build, not in development. */
  check?(): readonly Problem[] | Promise<readonly Problem[]>
  /** Files written after all pages are compiled. */
  files?(): readonly PluginFile[] | Promise<readonly PluginFile[]>
  /** Files that are written last and can depend on the files of the build and of earlier plugins. Not called in development. */
  finish?(output: BuiltOutput): readonly PluginFile[]
  /** HTTP headers. Patterns are paths without base URL, which can end with `*`. */
  headers?: readonly { pattern: string; headers: Readonly<Record<string, string>> }[]
  /**
   * Files that readers need without a network connection, for each version that they save: patterns of paths without base URL, which can end with
   * `*`. Pages, scripts and their assets are always included.
   */
  offlineFiles?(version: string): readonly string[]
  /** Redirects between addresses without base URL. */
  redirects?: readonly Redirect[]
  /** Addresses of redirects to pages that don't exist yet. Links to them are not reported as broken. */
  pendingAddresses?: readonly string[]
  /** Problems that don't depend on the text of the pages, such as options that don't fit the site. */
  problems?: readonly Problem[]
}

/** The files of a build, for {@link PluginOutput.finish}. */
export interface BuiltOutput {
  /** Files by path: hash and size of the content in bytes, and a key that changes with the content. */
  files: Readonly<Record<string, { hash: string; size: number; key: string }>>
  /** Returns the code of a script of {@link PluginScripts.workers}. */
  worker(module: string): string
  /** Paths of the files that the plugins need offline with a version: {@link PluginOutput.offlineFiles}. */
  offlineFiles(version: string): readonly string[]
  /** Paths of all script files of the site. */
  scripts: readonly string[]
  /** Returns the paths of the script files of a browser module, including its imports. */
  scriptsOf(module: string): readonly string[]
}
