import type { SiteImage } from '../types/image'
import type { PageContext } from './page-context'

/** A link to another page in a card grid or a generated index. */
export interface DocCard {
  href: string
  title: string
  description?: string
}

/** The lookups of a component in the text of a page. */
export interface RenderContext extends PageContext {
  /** The page: id, version name, file relative to the site folder. */
  readonly page: { id: string; version: string; file: string }
  /** Position of the component in its file, `file:line:column`, for errors. */
  readonly at: string
  /**
   * Returns the address of a link target as written on pages: a path from the version's root (`/guides/`), a relative file (`./quickstart.md#run`), a URL,
   * or `#id`. Throws `link-target`.
   */
  link(target: string): string
  /** Address of what inline code refers to, such as `Suite.add`; `undefined` if no page of the version defines the name. */
  codeLink(code: string): string | undefined
  /** Whether a link target is a route of the route manifest without a page. Components can leave such links out. */
  isPending(target: string): boolean
  /**
   * Returns cards of the pages below the sidebar category of this page, in sidebar order; none if those pages don't exist yet. Throws
   * `index-outside-category` if the page isn't the page of a category.
   */
  cards(): DocCard[]
  /** Finds an image of the static folder. Throws `missing-file`, `image-kind`, `image-broken`, `image-size`. */
  image(path: string): SiteImage
  /** Text of a file in the content folder of this version, e.g. `terms.json`; `undefined` if it doesn't exist. */
  contentFile(path: string): string | undefined
  /** Returns an id that is unique on this page: `tabs-1`, `tabs-2` for the prefix `tabs`. */
  uniqueId(prefix: string): string
}
