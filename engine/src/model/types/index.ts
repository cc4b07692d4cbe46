export type { Article, Heading, Link, LinkPlace, Read } from './article'
export type { Breadcrumb, Counterpart, Doc, PageLink } from './doc'
export type { GeneratedFile } from './generated-file'
export type { ImageProblem, ImageSize, SiteImage, WebpVariant } from './image'
export type { Redirect } from './redirect'
export type {
  Sidebar,
  SidebarCategoryItem,
  SidebarHtmlItem,
  SidebarItem,
  SidebarLinkItem,
} from './sidebar'
export type { Source } from './source'
export type { DocEntry, SidebarEntry, Version, VersionEntry } from './version'
