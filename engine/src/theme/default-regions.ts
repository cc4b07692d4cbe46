import type { RegionComponents } from '../model'
import { AnnouncementBar } from './AnnouncementBar'
import { Footer } from './Footer'
import { Head } from './head/Head'
import { Navbar } from './navbar/Navbar'
import { Breadcrumbs } from './page/Breadcrumbs'
import { PageFooter } from './page/PageFooter'
import { PageHeader } from './page/PageHeader'
import { Pagination } from './page/Pagination'
import { TableOfContents } from './page/TableOfContents'
import { VersionBanner } from './page/VersionBanner'
import { SkipLink } from './SkipLink'
import { SidebarPanel } from './sidebar/SidebarPanel'

/** The built-in components of the layout's regions. */
export const DEFAULT_REGIONS: RegionComponents = {
  Head,
  SkipLink,
  AnnouncementBar,
  Navbar,
  SidebarPanel,
  Breadcrumbs,
  VersionBanner,
  PageHeader,
  TableOfContents,
  PageFooter,
  Pagination,
  Footer,
}
