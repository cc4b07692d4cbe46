import type { InterfaceTexts } from '../texts'
import type { Doc } from '../types'
import type { SiteImage } from '../types/image'

/** A card for another page: what a card grid or generated index shows. */
export interface DocCard {
  href: string
  title: string
  description?: string
}

/**
 * What a component may ask while a page is compiled. Every question is recorded, misses included,
 * so that the page is compiled again when an answer changes.
 */
export interface RenderContext {
  /** The page being compiled: doc id, version name, file relative to the site folder, label in sidebars. */
  readonly page: { id: string; version: string; file: string; label: string }
  /** Texts of the interface in the language of the site. */
  readonly texts: InterfaceTexts
  /** Position of the component in its file, `file:line:column`, for errors. */
  readonly at: string
  /**
   * The address of a link target as written on a page: a path from the version's root (`/guides/`),
   * a relative file (`./quickstart.md#run`), a whole address, or `#id`. Unknown files raise `link-target`.
   */
  link(target: string): string
  /** Whether a link target is a route of the route manifest that has no page yet: what leads there may be left out until it has. */
  isPending(target: string): boolean
  /** A page of this version by id; `undefined` when it does not exist (yet). */
  doc(id: string): Pick<Doc, 'route' | 'title' | 'label' | 'description' | 'unlisted'> | undefined
  /** Cards of the pages below a sidebar category of the current page, in sidebar order, possibly none yet; raises `index-outside-category` when the page is not the own page of one. */
  cards(): DocCard[]
  /** Value of the version (`versions[].values`); raises `unknown-value` with the nearest names. */
  value(name: string): string
  /** Code of a snippet region (`file.py#region`) or whole file; raises `unknown-snippet`. */
  snippet(name: string): { code: string; language: string; tested: boolean; output?: string }
  /** HTML of highlighted code lines, see `code/highlighter.ts`. */
  highlight(code: string, language: string): string
  /** Address of a file in the static folder, with the hash of its content in the name; raises `missing-file`. */
  asset(path: string): { href: string }
  /** An image of the static folder; raises `missing-file`, `picture-kind`, `picture-broken`, `picture-size`. */
  image(path: string): SiteImage
  /** Text of a file of this version's content folder, e.g. `terms.json`; `undefined` when there is none. */
  contentFile(path: string): string | undefined
  /** Unique id on this page, from a stem: `tabs-1`, `tabs-2`. */
  uniqueId(stem: string): string
}
