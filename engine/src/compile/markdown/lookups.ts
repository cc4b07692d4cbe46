import type { Doc, DocCard, ImageProblem, SiteImage } from '../../model'

/** The data of a page that other pages can read. */
export type ResolvedPage = Required<Pick<Doc, 'id' | 'version' | 'route' | 'title' | 'label' | 'unlisted'>> &
  Pick<Doc, 'description' | 'sidebarId'>

/** A snippet file with the results of its last run. */
export interface ResolvedSnippet {
  /** Content of the file, including markers and directives. */
  text: string
  /** Language for its code block, e.g. `python`. */
  language: string
  /** Whether exactly this text ran without errors with its version. */
  tested: boolean
  /** Label of the version it belongs to, e.g. `1.8.1`. */
  release: string
  /** Printed output by region name. */
  outputs: Record<string, string>
  /**
   * Qualified names of the library that code in the file refers to, as recorded by its last run. Keys are code such as `suites.add`, or `.add` after a
   * call; values are names such as `Suites.add`, followed by those of base classes. Empty for a file of another version.
   */
  names?: Record<string, string[]>
}

/** Target of a name that a page defines. */
export interface ResolvedName {
  /** Route of the page. */
  route: string
  /** Id of a heading; empty for the page itself. */
  id: string
}

/** A file of the static folder. */
export interface ResolvedAsset {
  /** Address with base URL and content hash. */
  href: string
}

/** An image of the static folder, or the reason why the file can't be used as an image. */
export type ResolvedImage = SiteImage | ImageProblem

/** What {@link Lookups.names} lists. */
export type NameKind = 'doc' | 'name' | 'route' | 'content' | 'value' | 'snippet' | 'asset'

/**
 * The interface by which a page reads the rest of the site. All pages of a version share one object. Each method takes one string and returns a JSON
 * value, or `undefined` if nothing is found, so that any lookup can be recorded and repeated ({@link SiteLookups}). Results must not depend on
 * the page.
 */
export interface Lookups {
  /** Text of a file, by its path relative to the site folder, e.g. `content/current/_install.md`. */
  file(path: string): string | undefined
  /** A page of this version by id. Drafts that the build excludes aren't found. */
  doc(id: string): ResolvedPage | undefined
  /** A page of this version by its path inside the version's content folder, e.g. `guides/quickstart.md`. */
  docAtFile(contentPath: string): ResolvedPage | undefined
  /** The page of this version that defines a name, as a link target (`api:Widget.count`) or in code (`code:Widget.count`); see {@link Source.names}. */
  name(target: string): ResolvedName | undefined
  /** A page of the whole site by its route without base URL, with or without trailing slash, e.g. `/docs/home`. */
  docAtRoute(route: string): ResolvedPage | undefined
  /** Whether a route, with or without trailing slash, is in the route manifest. */
  isPlanned(route: string): boolean
  /** Cards of the pages below the sidebar category of a page of this version, in sidebar order. Addresses include the base URL. */
  cards(docId: string): DocCard[] | undefined
  /** A value of this version (`versions[].values`). */
  value(name: string): string | undefined
  /**
   * A snippet file of this version, by its path below `snippets/<version>/`, without `#region`. A prefix with a colon
   * (`current:guides/quickstart.py`) selects another version.
   */
  snippet(path: string): ResolvedSnippet | undefined
  /** A file of the static folder by its path in that folder, e.g. `/img/report.png`. */
  asset(path: string): ResolvedAsset | undefined
  /** An image of the static folder by its path in that folder. */
  image(path: string): ResolvedImage | undefined
  /**
   * All names of a kind, for suggestions in hints. Used only when an error is raised. `kind` is a {@link NameKind}:
   * `doc` ids, `name`s of pages, `route`s of the whole site, `content` files (pages and partials, paths inside the version's content folder),
   * `value`s, `snippet` files and `asset`s (paths as the methods take them).
   */
  names(kind: NameKind): readonly string[]
}
