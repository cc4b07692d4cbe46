import type { ComponentType } from 'react'
import type { PageContext } from './page-context'

/** What the engine needs to know about a component page. */
export interface PageInfo {
  /** Doc id, by which counterparts and navbar items find the page. */
  id: string
  title: string
  description?: string
  /** Version that the page belongs to; unset for pages outside the versions. */
  version?: string
  /** Only links lead to it: it is not in search, the sitemap and lists of pages. */
  unlisted?: boolean
}

/** Props of the component of a page: the result of its `load`, and the context. */
export type PageProps<Loaded = object> = Loaded & { context: PageContext }

/** The exports of a file under `pages/`. */
// biome-ignore lint/suspicious/noExplicitAny: a list of pages contains pages with any props
export interface PageModule<Loaded = any> {
  default: ComponentType<PageProps<Loaded>>
  page: PageInfo
  /** Creates the props at build time; the component of a page without it only has the context. */
  load?(context: PageContext): Loaded
}
