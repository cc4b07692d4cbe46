import type { FrontMatter } from '../config/front-matter'

/** A content file with its validated front matter and the text that is not yet compiled. */
export interface Source {
  /** Version name, e.g. `current`. */
  version: string
  /** Path relative to the site folder, used in errors. */
  file: string
  /** Path in the version's content folder, e.g. `guides/overview.md`. */
  path: string
  frontMatter: FrontMatter
  /** Text after the front matter. */
  body: string
  /** Number of lines before the body. */
  bodyLine: number
  /** Hash of the whole file. */
  hash: string
  /** ISO date (`2026-11-14`) of the last commit that changed the file; absent without Git. */
  updated?: string
}
