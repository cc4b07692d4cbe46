import { z } from 'zod'
import type { RegionComponents } from '../components/regions'
import { didYouMean } from '../errors'

/** Names of all regions. */
const NAMES: Record<keyof RegionComponents, true> = {
  Head: true,
  SkipLink: true,
  AnnouncementBar: true,
  Navbar: true,
  SidebarPanel: true,
  Breadcrumbs: true,
  VersionBanner: true,
  PageHeader: true,
  TableOfContents: true,
  PageFooter: true,
  Pagination: true,
  Footer: true,
}

export const RegionsSchema = z
  .custom<Partial<RegionComponents>>((value) => typeof value === 'object' && value !== null, 'Expected an object of components.')
  .superRefine((regions, context) => {
    for (const [name, component] of Object.entries(regions)) {
      if (!(name in NAMES)) {
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `No region has this name. ${didYouMean(name, Object.keys(NAMES))}`,
        })
      } else if (typeof component !== 'function') {
        context.addIssue({ code: 'custom', path: [name], message: 'Expected a component, which is a function.' })
      }
    }
  })
  .default({})
  .meta({
    title: 'Partial<RegionComponents>',
    description: 'Components that replace regions of the layout.',
  })
