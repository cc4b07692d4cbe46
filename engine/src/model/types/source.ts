import type { FrontMatter } from '../config/front-matter'

/** The text of a page, not yet compiled, with its validated front matter. It is a content file, or created by a plugin. */
export interface Source {
  /** Version name, e.g. `current`. */
  version: string
  /** Path relative to the site folder, or a description of text that a plugin creates. Unique; used in errors. */
  file: string
  /** Path in the version's content folder, e.g. `guides/overview.md`. */
  path: string
  frontMatter: FrontMatter
  /** Text after the front matter, if a plugin created it. Otherwise it is the end of the file, which is read when the page is compiled. */
  body?: string
  /** Number of characters of the text after the front matter. */
  length: number
  /** Number of lines before the body. */
  bodyLine: number
  /** Hash of everything above. */
  hash: string
  /** ISO date (`2026-11-14`) of the last commit that changed the file; absent without Git. */
  updated?: string
  /** A plugin created the text, so there is no file to edit. */
  isGenerated?: true
  /** Names that links can use instead of addresses, with the id of a heading on this page, or an empty string for the page itself. */
  names?: Readonly<Record<string, string>>
}
