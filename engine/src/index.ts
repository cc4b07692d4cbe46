// `docs-engine`: everything for the configuration, the pages, and the components of a site.
export { breakable, CodeBlock, readData } from './compile'
export { defineConfig, type PageContext, type RegionComponents, type SidebarsInput, type SiteConfigInput } from './model'
// Components and plugins both need these.
export {
  type ComponentDefinition,
  checkJson,
  checkYaml,
  DocsError,
  defineComponent,
  didYouMean,
  escapePageText,
  fencedCode,
  Island,
  inlineCode,
  type PageProps,
  type Problem,
  parseJson,
  type RenderContext,
} from './plugin'
export {
  type ApiParameter,
  feed,
  llms,
  offlineReading,
  opensearch,
  pageViews,
  pythonApi,
  pythonApiComponents,
  type RedirectsOptions,
  redirects,
  search,
  signatureBlock,
  sitemap,
  socialCards,
  tagManager,
  termHeadings,
  webApp,
} from './plugins'
export { CardLink, Icon } from './theme'
