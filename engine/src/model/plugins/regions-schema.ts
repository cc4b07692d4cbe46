import { z } from 'zod'
import type { RegionComponents } from '../components/regions'
import { didYouMean } from '../errors'

/** All names of regions; the type keeps the list complete. */
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

/**
 * Replacements for named regions of the layout.
 * @example { Footer: MyFooter }
 */
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
        context.addIssue({ code: 'custom', path: [name], message: 'Expected a component: a function.' })
      }
    }
  })
  .default({})
