import type { ComponentType } from 'react'
import type { PageView } from './page-view'

/** The named regions of the layout. A site can replace any of them (`regions` in its configuration). */
export interface RegionComponents {
  Head: ComponentType<PageView>
  SkipLink: ComponentType<PageView>
  AnnouncementBar: ComponentType<PageView>
  Navbar: ComponentType<PageView>
  SidebarPanel: ComponentType<PageView>
  Breadcrumbs: ComponentType<PageView>
  VersionBanner: ComponentType<PageView>
  PageHeader: ComponentType<PageView>
  TableOfContents: ComponentType<PageView>
  PageFooter: ComponentType<PageView>
  Pagination: ComponentType<PageView>
  Footer: ComponentType<PageView>
}
