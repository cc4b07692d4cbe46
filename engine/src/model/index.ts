export { type ComponentDefinition, defineComponent } from './components/component-definition'
export type { PageContext, PageSummary, Snippet } from './components/page-context'
export type { PageInfo, PageModule, PageProps } from './components/page-module'
export type { Assets, PageView } from './components/page-view'
export type { RegionComponents } from './components/regions'
export type { DocCard, RenderContext } from './components/render-context'
export { type Compatibility, compatibilityConstants } from './config/compatibility'
export type { FooterColumn, FooterLink } from './config/footer'
export { type FrontMatter, FrontMatterSchema } from './config/front-matter'
export type { HeadTag } from './config/head-tags'
export { grammarMissing, resolveLanguage } from './config/languages'
export { type LinkPolicy, PolicySchema } from './config/links'
export type { Logo, NavbarItem, NavbarLink } from './config/navbar'
export { parseConfig } from './config/parse-config'
export { decodedPath } from './config/redirects'
export {
  CategoryFileSchema,
  type CategoryInput,
  type CategorySettings,
  type SidebarItemInput,
  type SidebarsInput,
} from './config/sidebars'
export { type ConfigOverrides, defineConfig, type SiteConfig, type SiteConfigInput } from './config/site-config'
export type { SiteSettings } from './config/site-settings'
export { ONLY_VERSION, VERSION_NAME, type VersionConfig, VersionSchema } from './config/versions'
export type { Engine } from './engine'
export { checkJson, parseJson } from './errors/check-json'
export { checkSchema } from './errors/check-schema'
export { type CheckedYaml, checkYaml } from './errors/check-yaml'
export { codeFrame } from './errors/code-frame'
export { DocsError, type DocsErrorParts } from './errors/docs-error'
export type { ErrorCode } from './errors/error-code'
export { formatProblem } from './errors/format-problem'
export { bulleted, didYouMean, nearest } from './errors/nearest'
export { problemOfPolicy } from './errors/policy'
export { type Problem, Problems } from './errors/problems'
export { positionAt, readYaml } from './errors/read-yaml'
export { sourceReader } from './errors/source-reader'
export { asDocsError } from './errors/system-error'
export type { AnnouncementData, ColorModeData, PageData, SiteData, SiteVersion } from './page-data'
export { definePlugin } from './plugins/define-plugin'
export type {
  BrowserModule,
  BuiltOutput,
  CompiledPage,
  InvalidOptions,
  NavbarItemType,
  PageSection,
  Plugin,
  PluginContent,
  PluginFile,
  PluginHosts,
  PluginOutput,
  PluginPage,
  PluginScripts,
  PluginSite,
  PluginSources,
} from './plugins/plugin'
export { HostSchema, PluginsSchema } from './plugins/plugins-schema'
export { RegionsSchema } from './plugins/regions-schema'
export type { Article, Heading, Link, LinkPlace, Read } from './types/article'
export type { Breadcrumb, Counterpart, Doc, PageLink } from './types/doc'
export type { GeneratedFile } from './types/generated-file'
export type { ImageProblem, ImageSize, SiteImage, WebpVariant } from './types/image'
export type { Redirect } from './types/redirect'
export type { Sidebar, SidebarCategoryItem, SidebarItem } from './types/sidebar'
export type { Source } from './types/source'
export type { Version } from './types/version'
