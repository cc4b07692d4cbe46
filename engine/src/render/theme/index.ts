export type {
  Assets,
  LoadedSnippet,
  PageInfo,
  PageLoadContext,
  PageModule,
  PageProps,
  PageView,
  RegionComponents,
} from '../../model'
export { DEFAULT_REGIONS } from './default-regions'
export { GeneratedIndex } from './page/GeneratedIndex'
export { renderDocument } from './render-document'
export { renderNotice, renderProblems } from './render-problems'
export { renderRedirectPage } from './render-redirect-page'
