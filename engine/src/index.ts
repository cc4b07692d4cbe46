export { breakable, CodeBlock, escapePageText, fencedCode, inlineCode, readData } from './compile'
export { serverElement } from './load'
export {
  type ComponentDefinition,
  checkJson,
  checkYaml,
  type DocCard,
  DocsError,
  defineComponent,
  didYouMean,
  type PageContext,
  type PageInfo,
  type PageModule,
  type PageProps,
  type PageView,
  type Problem,
  parseJson,
  type RegionComponents,
  type RenderContext,
} from './model'
export * from './model/config'
export * from './model/plugins'
export * from './model/types'
export * from './plugins'
export { CardLink, type CardLinkProps, contrastProblems, Icon, type IconName, Island } from './theme'
