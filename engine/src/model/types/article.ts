/** A heading in the HTML of an article. */
export interface Heading {
  level: number
  id: string
  /** Inner HTML without the heading link. */
  html: string
  text: string
}

/** A link in a document: its target with base URL, and its text. */
export interface Link {
  href: string
  text: string
}

/** Source position of a link, for errors. */
export interface LinkPlace {
  /** `file:line:column` in the page or a partial. */
  at: string
  /** The target as written on the page. */
  written: string
}

/** A recorded lookup with the hash of its result. Lookups without a result are recorded as well. */
export interface Read {
  /** Version, method of the lookup, argument: `['current', 'file', 'content/current/_install.md']`. */
  key: readonly [version: string, method: string, argument: string]
  hash: string
}

/** The compiled text of a page. Plain JSON, which is cached. */
export interface Article {
  /** HTML of the text, without the title and the layout. */
  html: string
  /** Text of the first level 1 heading, if the front matter has no title. */
  title?: string
  headings: Heading[]
  /** IDs of link targets, in document order. */
  ids: string[]
  /** Links, except those of headings to themselves. */
  links: Link[]
  /** Position of the first link to each address of this site, by `href`. */
  places: Record<string, LinkPlace>
  /** The page as plain Markdown without components. Links include the host of the site. */
  markdown: string
  /** Number of words of prose. */
  words: number
  /** First paragraph as plain text. */
  excerpt: string
  /** Names of the snippets, with `#region` if there is one. */
  snippets: string[]
  /** `all`: the page has executable code, and all of it was tested with the version; `none`: otherwise. */
  tested: 'all' | 'none'
  reads: Read[]
}
