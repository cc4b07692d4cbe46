export { serverElement } from './bundle/server-element'
export { CodeBlock } from './code/CodeBlock'
export { CardLink, type CardLinkProps } from './components'
export * from './config'
export { DocsError } from './errors'
export { Icon, type IconName } from './icons'
export { Island } from './islands'
export { type ComponentDefinition, defineComponent } from './markdown/component-definition'
export { readData } from './markdown/read-data'
export type { DocCard, RenderContext } from './markdown/render-context'
export {
  type FeedOptions,
  feed,
  type LlmsOptions,
  llms,
  type OpensearchOptions,
  opensearch,
  type PageViewsOptions,
  pageViews,
  sitemap,
  type TagManagerOptions,
  tagManager,
} from './plugins'
export { contrastProblems } from './theme/contrast'
export type { PageInfo, PageLoadContext, PageModule, PageProps } from './theme/page-module'
export type { PageView } from './theme/page-view'
export type { RegionComponents } from './theme/regions'
export * from './types'
