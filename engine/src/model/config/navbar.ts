import { z } from 'zod'
import { HtmlSchema } from './html'
import { oneTarget } from './one-target'

const place = {
  /** Row and side: `left` items stand beside the logo, `right` items in the second row. Default `right`. */
  position: z.enum(['left', 'right']).default('right'),
  className: z.string().optional(),
}
/** A link, inside or outside: exactly one of `to` and `href`. */
export const NavbarLinkSchema = z
  .strictObject({
    type: z.literal('link'),
    label: z.string().min(1),
    /** Address on this site. */
    to: z.string().startsWith('/').optional(),
    /** Address elsewhere; opens in a new tab. */
    href: z.url().optional(),
    /** Active on every address that starts with this. */
    activeBasePath: z.string().optional(),
    /** Drawn as the one call to action. */
    cta: z.boolean().default(false),
    ...place,
  })
  .superRefine(oneTarget)
/** A link to a doc, looked up in the active version, then the last one. */
export const NavbarDocSchema = z.strictObject({
  type: z.literal('doc'),
  docId: z.string().min(1),
  /** Default: the doc's label. */
  label: z.string().min(1).optional(),
  ...place,
})
/** A link to the first page of a sidebar; active on each page that shows it. */
export const NavbarSidebarSchema = z.strictObject({
  type: z.literal('sidebar'),
  sidebarId: z.string().min(1),
  label: z.string().min(1),
  ...place,
})
/** A menu of links. */
export const NavbarDropdownSchema = z.strictObject({
  type: z.literal('dropdown'),
  label: z.string().min(1),
  items: z.array(z.discriminatedUnion('type', [NavbarLinkSchema, NavbarDocSchema, NavbarSidebarSchema])).min(1),
  ...place,
})
/** The menu of versions. */
export const NavbarVersionsSchema = z.strictObject({
  type: z.literal('versionDropdown'),
  /** Names of the versions to list, in this order. Default: all. */
  versions: z.array(z.string()).optional(),
  /** Links after the versions, e.g. to a site that holds still older ones. */
  items: z.array(NavbarLinkSchema).default([]),
  /** On wide screens the menu is not drawn on these addresses and below them (its place stays). */
  hiddenOn: z.array(z.string()).default([]),
  /** In the mobile panel the menu is left out when the path contains one of these (specification §2). */
  hiddenOnMobile: z.array(z.string()).default([]),
  ...place,
})
/** The menu of languages. */
export const NavbarLocalesSchema = z.strictObject({
  type: z.literal('localeDropdown'),
  /** Leave the menu out when there is only one language. */
  hideWhenSingle: z.boolean().default(false),
  ...place,
})
/** Stars and forks of the code's repository. */
export const NavbarRepositorySchema = z.strictObject({
  type: z.literal('repositoryBadge'),
  owner: z.string().min(1),
  repository: z.string().min(1),
  /** Where the repository is read by people. Default: its page on github.com. */
  href: z.url().optional(),
  /** Host that answers `GET /repos/{owner}/{repository}`. */
  apiUrl: z.url().default('https://api.github.com'),
  ...place,
})
/** A piece of HTML; scripts, styles and event attributes are refused. */
export const NavbarHtmlSchema = z.strictObject({ type: z.literal('html'), html: HtmlSchema, ...place })

/** One entry of the navbar. */
export const NavbarItemSchema = z.discriminatedUnion('type', [
  NavbarLinkSchema,
  NavbarDocSchema,
  NavbarSidebarSchema,
  NavbarDropdownSchema,
  NavbarVersionsSchema,
  NavbarLocalesSchema,
  NavbarRepositorySchema,
  NavbarHtmlSchema,
])

/** A picture that names the site. */
export const LogoSchema = z.strictObject({
  /** File in the static folder. */
  src: z.string().startsWith('/'),
  /** For the dark mode. Default: `src`. */
  srcDark: z.string().startsWith('/').optional(),
  alt: z.string().default(''),
  href: z.string().optional(),
  width: z.number().positive().optional(),
  height: z.number().positive().optional(),
})

/**
 * The bar at the top of each page.
 * @example { logo: { src: '/img/mark.svg' }, items: [{ type: 'link', label: 'Home', to: '/docs/home' }] }
 */
export const NavbarSchema = z
  .strictObject({
    /** Text beside the logo. Default: the product's name. */
    title: z.string().optional(),
    /** Small word after the title, e.g. "Docs". */
    subtitle: z.string().optional(),
    /** Where logo and title lead. Default: the base URL. */
    href: z.string().default('/'),
    logo: LogoSchema.optional(),
    /** Out of the way while the reader scrolls down, back on the way up. */
    hideOnScroll: z.boolean().default(false),
    items: z.array(NavbarItemSchema).default([]),
  })
  .prefault({})

/** Specification §3, navbar item: type, position, label, to, href, items, docId, sidebarId, versions, as far as its type has them. */
export type NavbarItem = z.output<typeof NavbarItemSchema>
export type NavbarLink = z.output<typeof NavbarLinkSchema>
export type NavbarConfig = z.output<typeof NavbarSchema>
export type Logo = z.output<typeof LogoSchema>
