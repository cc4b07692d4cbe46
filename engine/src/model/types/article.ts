/** A heading of a finished article, read from its HTML. */
export interface Heading {
  level: number
  id: string
  /** Inner HTML without the heading link. */
  html: string
  text: string
}

/** A link of a document: its target as written, with base URL, and what it says. */
export interface Link {
  href: string
  text: string
}

/** Where a link is written, for errors. */
export interface LinkPlace {
  /** `file:line:column`, also in a partial. */
  at: string
  /** The target as the author wrote it. */
  written: string
}

/** A look-up made while compiling, with the hash of its answer; a miss is a look-up too. */
export interface Read {
  /** E.g. `file:partials/_install.md`, `doc:current/guides/overview`, `snippet:current/a.py#x`. */
  key: string
  hash: string
}

/** The compiled text of a page. Everything in it is data and is kept in the cache. */
export interface Article {
  /** HTML of the text, without the page's title (h1) and frame. */
  html: string
  /** Title from the first h1 of the text, when the front matter has none. */
  title?: string
  headings: Heading[]
  /** Ids that a link can lead to, in the order of the text. */
  ids: string[]
  /** Links of the text, but for those of headings to themselves. */
  links: Link[]
  /** Where the text first links to an address of this site, by the `href` of the link. */
  places: Record<string, LinkPlace>
  /** The page as plain Markdown: title, description, text with components unfolded and snippets in place; links have the site's host. */
  markdown: string
  /** Number of words of prose. */
  words: number
  /** First paragraph as plain text, for the description when there is none. */
  excerpt: string
  /** Names (with `#region` where one is shown) of the snippets on the page. */
  snippets: string[]
  /** `all`: every executable block on the page was run with the version; `none`: nothing to run or something unproven. */
  tested: 'all' | 'none'
  reads: Read[]
}
