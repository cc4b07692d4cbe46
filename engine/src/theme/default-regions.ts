import { AnnouncementBar } from './AnnouncementBar'
import { Breadcrumbs } from './Breadcrumbs'
import { Footer } from './Footer'
import { Head } from './Head'
import { Navbar } from './navbar/Navbar'
import { PageFooter } from './PageFooter'
import { PageHeader } from './PageHeader'
import { Pagination } from './Pagination'
import type { RegionComponents } from './regions'
import { SkipLink } from './SkipLink'
import { SidebarPanel } from './sidebar/SidebarPanel'
import { TableOfContents } from './TableOfContents'
import { VersionBanner } from './VersionBanner'

/** The regions of the layout as the engine draws them. */
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
