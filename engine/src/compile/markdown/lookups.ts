import type { Doc, DocCard, ImageProblem, SiteImage } from '../../model'

/** A page as another page sees it. */
export type PageAnswer = Required<Pick<Doc, 'id' | 'version' | 'route' | 'title' | 'label' | 'unlisted'>> &
  Pick<Doc, 'description' | 'sidebarId'>

/** A snippet file with what is known of its last run. */
export interface SnippetAnswer {
  /** The file as it is, markers and directives included. */
  text: string
  /** Language of a fence for it, e.g. `python`. */
  language: string
  /** This very text ran without error with the version it belongs to. */
  tested: boolean
  /** Label of the version it belongs to, e.g. `1.8.1`. */
  release: string
  /** What each region printed, by region name. */
  outputs: Record<string, string>
}

/** What a name of a page stands for. */
export interface NameAnswer {
  /** Route of the page. */
  route: string
  /** Id of a heading; empty for the page itself. */
  id: string
}

/** A file of the static folder. */
export interface AssetAnswer {
  /** Address to write, with base URL and content hash. */
  href: string
}

/** A file of the static folder as a picture, or why it is none. */
export type ImageAnswer = SiteImage | ImageProblem

/** What {@link Lookups.names} lists. */
export type NameKind = 'doc' | 'name' | 'route' | 'content' | 'value' | 'snippet' | 'asset'

/**
 * Everything that a page may look up about the rest of the site. One object serves the pages of one version. Each method has one string
 * argument and returns a JSON value, or `undefined` if nothing is found, so that any lookup can be recorded and repeated
 * ({@link SiteLookups}). Results must not depend on the page.
 */
export interface Lookups {
  /** Text of a file, by its path relative to the site folder, e.g. `content/current/_install.md`. */
  file(path: string): string | undefined
  /** A page of this version by id. Drafts that the build leaves out do not exist. */
  doc(id: string): PageAnswer | undefined
  /** A page of this version by its path inside the version's content folder, e.g. `guides/quickstart.md`. */
  docAtFile(contentPath: string): PageAnswer | undefined
  /** The page of this version that defines a name as a link target, e.g. `api:Widget.count` ({@link Source.names}). */
  name(target: string): NameAnswer | undefined
  /** A page of the whole site by its route without base URL, with or without closing slash, e.g. `/docs/home`. */
  docAtRoute(route: string): PageAnswer | undefined
  /** Whether a route, with or without closing slash, is in the route manifest. */
  isPlanned(route: string): boolean
  /** Cards of the pages below the sidebar category of a page of this version, in sidebar order. Addresses include the base URL. */
  cards(docId: string): DocCard[] | undefined
  /** A value of this version (`versions[].values`). */
  value(name: string): string | undefined
  /**
   * A snippet file of this version, by its path below `snippets/<version>/`, without `#region`; with the name of another version and
   * a colon before it (`current:guides/quickstart.py`), one of that version.
   */
  snippet(path: string): SnippetAnswer | undefined
  /** A file of the static folder, by its path in it, e.g. `/img/report.png`. */
  asset(path: string): AssetAnswer | undefined
  /** A file of the static folder as a picture, by its path in it. */
  picture(path: string): ImageAnswer | undefined
  /**
   * The names there are, for the nearest ones in a hint; asked only when raising an error. `kind` is a {@link NameKind}:
   * `doc` ids, `name`s of pages, `route`s of the whole site, `content` files (pages and partials, paths inside the version's content folder),
   * `value`s, `snippet` files and `asset`s (paths as the methods take them).
   */
  names(kind: NameKind): readonly string[]
}
