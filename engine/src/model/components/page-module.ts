import type { ComponentType } from 'react'
import type { PageContext } from './page-context'

/** The metadata of a component page. */
export interface PageInfo {
  /** ID of the page. Pages in other versions and navbar items refer to it. */
  id: string
  title: string
  description?: string
  /** Version that the page belongs to; unset for pages outside the versions. */
  version?: string
  /** Excludes the page from search, the sitemap and lists of pages. */
  unlisted?: boolean
  /** Content of the `robots` tag. Default: `noindex, nofollow` if the page is unlisted. */
  robots?: string
  /** Style files in the static folder that only this page uses, e.g. `/styles/home.css`. */
  stylesheets?: readonly string[]
}

/** Props of the component of a page: the result of its `load`, and the context. */
export type PageProps<Loaded = object> = Loaded & { context: PageContext }

/** The exports of a file under `pages/`. */
// biome-ignore lint/suspicious/noExplicitAny: a list of pages contains pages with any props
export interface PageModule<Loaded = any> {
  default: ComponentType<PageProps<Loaded>>
  page: PageInfo
  /** Creates the props of the component at build time, in addition to the context. */
  load?(context: PageContext): Loaded
}
