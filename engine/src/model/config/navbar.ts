import { z } from 'zod'
import { HtmlSchema, oneTarget, PathSchema, TextSchema } from './fields'

const place = {
  position: z.enum(['left', 'right']).default('right').describe('`left` is next to the logo, `right` is in the second row.'),
  className: z
    .string()
    .optional()
    .meta({ description: 'CSS class of the item.', examples: ['is-new'] }),
}
const label = TextSchema.meta({ description: 'Text of the item.', examples: ['Guides'] })

const NavbarLinkSchema = z
  .strictObject({
    type: z.literal('link').describe('A link. It has exactly one of `to` and `href`.'),
    label,
    to: PathSchema.optional().meta({ description: 'Path on this site.', examples: ['/docs/home'] }),
    href: z
      .url()
      .optional()
      .meta({ description: 'External URL, opened in a new tab.', examples: ['https://example.com'] }),
    activeBasePath: z
      .string()
      .optional()
      .meta({ description: 'Highlights the item on all addresses that begin with this path.', examples: ['/docs/guides'] }),
    cta: z.boolean().default(false).describe('Renders the link as the call-to-action button.'),
    ...place,
  })
  .superRefine(oneTarget)
const NavbarDocSchema = z.strictObject({
  type: z
    .literal('doc')
    .describe('A link to a page of the current version, or of the latest version if the current one does not have it.'),
  docId: TextSchema.meta({ description: 'ID of the page.', examples: ['guides/install'] }),
  label: TextSchema.optional().meta({ description: "Text of the item. Default: the page's label.", examples: ['Install'] }),
  ...place,
})
const NavbarSidebarSchema = z.strictObject({
  type: z.literal('sidebar').describe('A link to the first page of a sidebar.'),
  sidebarId: TextSchema.meta({ description: 'ID of the sidebar.', examples: ['learn'] }),
  label,
  ...place,
})
const NavbarDropdownSchema = z.strictObject({
  type: z.literal('dropdown').describe('A menu of links.'),
  label,
  items: z
    .array(z.discriminatedUnion('type', [NavbarLinkSchema, NavbarDocSchema, NavbarSidebarSchema]))
    .min(1)
    .describe('Items of the types `link`, `doc`, and `sidebar`.'),
  ...place,
})
const NavbarVersionsSchema = z.strictObject({
  type: z.literal('versionDropdown').describe('The version menu.'),
  versions: z
    .array(z.string())
    .optional()
    .meta({ description: 'Names of the versions in the menu, in order. Default: all.', examples: [['current', '0.18']] }),
  items: z.array(NavbarLinkSchema).default([]).describe('Links after the versions.'),
  hiddenOn: z
    .array(z.string())
    .default([])
    .meta({
      description: 'Hides the menu on wide screens on these paths and the paths below them.',
      examples: [['/docs/api']],
    }),
  hiddenOnMobile: z
    .array(z.string())
    .default([])
    .meta({ description: 'Hides the menu in the mobile panel if the path contains one of these.', examples: [['/cloud']] }),
  ...place,
})
const NavbarLocalesSchema = z.strictObject({
  type: z.literal('localeDropdown').describe('The language menu.'),
  hideWhenSingle: z.boolean().default(false).describe('Hides the menu if there is only one language.'),
  ...place,
})
const NavbarRepositorySchema = z.strictObject({
  type: z.literal('repositoryBadge').describe('Link to a repository with its numbers of stars and forks.'),
  owner: TextSchema.meta({ description: 'Owner of the repository.', examples: ['example'] }),
  repository: TextSchema.meta({ description: 'Name of the repository.', examples: ['widget'] }),
  href: z
    .url()
    .optional()
    .meta({
      description: 'Address of the link. Default: the repository on github.com.',
      examples: ['https://github.com/example/widget'],
    }),
  apiUrl: z
    .url()
    .default('https://api.github.com')
    .meta({
      description: 'Base URL of the API, which must support `GET /repos/{owner}/{repository}`.',
      examples: ['https://api.github.com'],
    }),
  ...place,
})
const NavbarHtmlSchema = z.strictObject({
  type: z.literal('html').describe('HTML.'),
  html: HtmlSchema.meta({
    description: 'The HTML, without scripts, styles, and event attributes.',
    examples: ['<strong>Beta</strong>'],
  }),
  ...place,
})

const NavbarPluginSchema = z.strictObject({
  type: z.literal('plugin').describe('An item that a plugin defines in `navbarItems`.'),
  name: TextSchema.meta({ description: 'Name of the item type.', examples: ['chat'] }),
  options: z.unknown().default({}).describe('Options of the item, validated by the schema of the plugin.'),
  ...place,
})

/** Schema of a navbar item. */
export const NavbarItemSchema = z.discriminatedUnion('type', [
  NavbarLinkSchema,
  NavbarDocSchema,
  NavbarSidebarSchema,
  NavbarDropdownSchema,
  NavbarVersionsSchema,
  NavbarLocalesSchema,
  NavbarRepositorySchema,
  NavbarHtmlSchema,
  NavbarPluginSchema,
])

export const LogoSchema = z.strictObject({
  src: PathSchema.meta({ description: 'Image in the static folder.', examples: ['/img/logo.svg'] }),
  srcDark: PathSchema.optional().meta({ description: 'Image for dark mode. Default: `src`.', examples: ['/img/logo-dark.svg'] }),
  alt: z
    .string()
    .default('')
    .meta({ description: 'Alternative text.', examples: ['Widget'] }),
  href: z
    .string()
    .optional()
    .meta({ description: 'Link of the logo.', examples: ['https://example.com'] }),
  width: z
    .number()
    .positive()
    .optional()
    .meta({ description: 'Width in pixels.', examples: [32] }),
  height: z
    .number()
    .positive()
    .optional()
    .meta({ description: 'Height in pixels.', examples: [32] }),
})

export const NavbarSchema = z
  .strictObject({
    title: z
      .string()
      .optional()
      .meta({ description: 'Text next to the logo. Default: the product.', examples: ['Widget'] }),
    subtitle: z
      .string()
      .optional()
      .meta({ description: 'Word after the title.', examples: ['Docs'] }),
    href: z
      .string()
      .default('/')
      .meta({ description: 'Link of the logo and the title.', examples: ['/docs/home'] }),
    logo: LogoSchema.optional().describe('Logo at the beginning of the navbar.'),
    hideOnScroll: z.boolean().default(false).describe('Hides the navbar while readers scroll down.'),
    items: z.array(NavbarItemSchema).default([]).describe('Items of the navbar.'),
  })
  .prefault({})
  .describe('Navbar of each page.')

/** An item of the navbar. */
export type NavbarItem = z.output<typeof NavbarItemSchema>
export type NavbarLink = z.output<typeof NavbarLinkSchema>
export type NavbarConfig = z.output<typeof NavbarSchema>
export type Logo = z.output<typeof LogoSchema>
