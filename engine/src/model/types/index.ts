export type { Article, Heading, Link, LinkPlace, Read } from './article'
export type { Breadcrumb, Counterpart, Doc, PageLink } from './doc'
export type {
  Sidebar,
  SidebarBadge,
  SidebarCategoryItem,
  SidebarHtmlItem,
  SidebarItem,
  SidebarItemInput,
  SidebarLinkItem,
  SidebarsInput,
} from './sidebar'
export type { FrontMatter, Source } from './source'
export type { DocEntry, SidebarEntry, Version, VersionEntry } from './version'
