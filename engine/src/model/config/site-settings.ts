import { z } from 'zod'
import { isPathname, withSlashes } from '../../common'
import { AnnouncementSchema, ColorModeSchema, TableOfContentsSchema } from './appearance'
import { CodeSchema, SnippetsSchema } from './code'
import { CompatibilitySchema } from './compatibility'
import { PathSchema, TextSchema } from './fields'
import { FooterSchema } from './footer'
import { HeadTagSchema } from './head-tags'
import { LinksSchema } from './links'
import { LocalesSchema } from './locales'
import { NavbarSchema } from './navbar'
import { SourceSchema } from './redirects'
import { type VersionConfig, VersionFilesSchema, VersionsSchema } from './versions'

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value
}

const AreaSchema = z.strictObject({
  name: TextSchema.meta({ description: 'Name of the sidebar.', examples: ['Tutorials'] }),
  page: TextSchema.meta({
    description: 'ID of the landing page, in the versions that have it.',
    examples: ['tutorials/overview'],
  }),
})

/** The settings of a site: everything in its configuration that is data. */
export const SiteSettingsSchema = z.strictObject({
  product: TextSchema.optional().meta({ description: 'Name of the product. Default: the title.', examples: ['Widget'] }),
  title: TextSchema.optional().meta({
    description:
      "Title of the site, after the page title in the browser's title bar. Default: the product. One of the two is required.",
    examples: ['Widget Docs'],
  }),
  tagline: z
    .string()
    .default('')
    .meta({ description: 'Description of the site.', examples: ['Count your widgets.'] }),
  titleDelimiter: z
    .string()
    .default('|')
    .meta({ description: 'Separator between page title and site title.', examples: ['·'] }),
  url: z
    .url()
    .refine(isOrigin, 'Expected scheme and host only, such as "https://docs.example.com". Set the path in baseUrl.')
    .meta({ description: 'Scheme and host of the published site.', examples: ['https://docs.example.com'] }),
  baseUrl: z
    .string()
    .overwrite(withSlashes)
    .refine(isPathname, "Expected a path of letters, digits, and -._~!$&'()+,;=@, without empty segments.")
    .default('/')
    .meta({ description: 'Path of the site. Slashes at the beginning and the end can be omitted.', examples: ['/widget/'] }),
  trailingSlash: z
    .boolean()
    .optional()
    .describe('Adds (`true`) or removes (`false`) the trailing slash of links. Default: links stay as written.'),
  router: z
    .enum(['path', 'hash'])
    .default('path')
    .describe('`path` has addresses such as `/docs/home`. `hash` has `/#/docs/home`, for hosts that serve a single document.'),
  navigator: z.boolean().default(true).describe('Follows links on the site without a page load.'),
  favicon: PathSchema.optional().meta({ description: 'Icon in the static folder.', examples: ['/img/favicon.svg'] }),
  image: PathSchema.optional().meta({
    description:
      "Social image of pages without their own, in the static folder. Can't be combined with the `socialCards` plugin.",
    examples: ['/img/social.png'],
  }),
  locales: LocalesSchema,
  versions: VersionsSchema,
  versionFiles: VersionFilesSchema,
  navbar: NavbarSchema,
  footer: FooterSchema,
  announcement: AnnouncementSchema,
  colorMode: ColorModeSchema,
  tableOfContents: TableOfContentsSchema,
  areas: z
    .record(z.string(), z.union([TextSchema, AreaSchema]))
    .default({})
    .meta({
      description:
        'Names of sidebars, by ID. The name is the first breadcrumb of the pages in the sidebar. It leads to the first page of the sidebar, or to the landing page of an object.',
      examples: [{ guide: 'Guide', tutorials: { name: 'Tutorials', page: 'tutorials/overview' } }],
    }),
  requireDescriptions: z.boolean().default(true).describe('Requires a description in the front matter of each page.'),
  compatibility: CompatibilitySchema,
  code: CodeSchema,
  snippets: SnippetsSchema,
  links: LinksSchema,
  editUrl: z
    .string()
    .includes('{file}')
    .optional()
    .meta({
      description: 'Address for editing a page. `{file}` is replaced with its path relative to the site folder.',
      examples: ['https://github.com/example/widget/edit/main/docs/{file}'],
    }),
  reportUrl: z
    .string()
    .includes('{url}')
    .optional()
    .meta({
      description:
        'Address for reporting a problem with a page, such as a new issue of a repository. `{title}` and `{url}` are replaced with the title and the address of the page.',
      examples: ['https://github.com/example/widget/issues/new?title=Docs:+{title}&body={url}'],
    }),
  policyMeta: z
    .boolean()
    .default(false)
    .describe('Adds the content security policy to each document, for hosts that cannot send headers. Always on with hash URLs.'),
  entryRedirects: z
    .record(SourceSchema, PathSchema)
    .default({})
    .meta({ description: 'Redirects that also work before any page exists.', examples: [{ '/': '/docs/home' }] }),
  redirectPages: z.boolean().default(false).describe('Writes a page for each redirect, for hosts without redirects.'),
  headTags: z.array(HeadTagSchema).default([]).describe('Elements that are added to the head of each document.'),
})

/** The validated settings with all defaults. */
export type SiteSettings = Omit<z.output<typeof SiteSettingsSchema>, 'product' | 'title' | 'versions'> & {
  product: string
  title: string
  versions: VersionConfig[]
}
