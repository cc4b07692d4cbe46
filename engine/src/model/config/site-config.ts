import type { ComponentType } from 'react'
import { z } from 'zod'
import { isPathname } from '../addresses/is-pathname'
import type { ComponentDefinition } from '../components/component-definition'
import { AnnouncementSchema } from './announcement'
import { CodeSchema } from './code'
import { ColorModeSchema } from './color-mode'
import { FooterSchema } from './footer'
import { HeadTagSchema } from './head-tags'
import { LinksSchema } from './links'
import { LocalesSchema } from './locales'
import { NavbarSchema } from './navbar'
import { PluginsSchema } from './plugins'
import { RedirectsSchema, SourceSchema } from './redirects'
import { RegionsSchema } from './regions'
import { SnippetsSchema } from './snippets'
import { SocialCardsSchema } from './social-cards'
import { TableOfContentsSchema } from './table-of-contents'
import { type VersionConfig, VersionFilesSchema, VersionsSchema } from './versions'
import { WebAppSchema } from './web-app'

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value
}

function isComponentDefinition(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && 'render' in value
}

/** The whole configuration of a site (`docs.config.ts`): one key, one schema. */
export const SiteConfigSchema = z.strictObject({
  /** Name of the product; title, banners and footer read it. */
  product: z.string().min(1),
  /** Site title, after the page's title in the browser. Default: the product. */
  title: z.string().min(1).optional(),
  tagline: z.string().default(''),
  /** Between page title and site title. */
  titleDelimiter: z.string().default('|'),
  /** Where the site is published: scheme and host, no path. */
  url: z
    .url()
    .refine(isOrigin, 'Expected scheme and host only, such as "https://docs.example.com"; a path belongs into baseUrl.'),
  /** Path the site lives under; begins and ends with `/`. */
  baseUrl: z
    .string()
    .regex(/^\/(?:.*\/)?$/, 'Expected a path that begins and ends with "/".')
    .refine(isPathname, "Expected a path of letters, digits and -._~!$&'()+,;=@, without empty steps.")
    .default('/'),
  /** Closing slash of links: unset leaves them as written. */
  trailingSlash: z.boolean().optional(),
  /** Where addresses stand: `path` (`/docs/home`), or `hash` (`/#/docs/home`) for hosts that serve one document only. */
  router: z.enum(['path', 'hash']).default('path'),
  /** Links on this site are followed without a page load. Off, every link loads its document. */
  navigator: z.boolean().default(true),
  /** Pages stay readable without network, in browsers with service workers. Off, workers of earlier builds are removed. */
  offline: z.boolean().default(false),
  /** Icon in the static folder. */
  favicon: z.string().startsWith('/').optional(),
  /** Social image of pages without their own, in the static folder; or `socialCards`. */
  image: z.string().startsWith('/').optional(),
  socialCards: SocialCardsSchema,
  webApp: WebAppSchema,
  locales: LocalesSchema,
  versions: VersionsSchema,
  versionFiles: VersionFilesSchema,
  navbar: NavbarSchema,
  footer: FooterSchema,
  announcement: AnnouncementSchema,
  colorMode: ColorModeSchema,
  tableOfContents: TableOfContentsSchema,
  code: CodeSchema,
  snippets: SnippetsSchema,
  links: LinksSchema,
  /** Address that leads to a page's file for editing; `{file}` is its path in the repository's site folder. */
  editUrl: z.string().includes('{file}').optional(),
  /** Puts the policy into each document as a meta tag, for hosts that cannot send headers. With hash URLs it is always there. */
  policyMeta: z.boolean().default(false),
  /** Addresses that lead elsewhere, for those that need it before any page exists: `/` → `/docs/home`. */
  entryRedirects: z.record(SourceSchema, z.string().startsWith('/')).default({}),
  redirects: RedirectsSchema,
  /** Writes a page for each redirect, for hosts that know none. */
  redirectPages: z.boolean().default(false),
  plugins: PluginsSchema,
  headTags: z.array(HeadTagSchema).default([]),
  /** Components that pages may use, beside the built-in ones. */
  components: z
    .array(z.custom<ComponentDefinition>(isComponentDefinition, 'Expected what defineComponent({ … }) returns.'))
    .default([]),
  /** Replacements for named regions of the layout. */
  regions: RegionsSchema,
})

/** The validated configuration with all defaults filled. */
export type SiteConfig = Omit<z.output<typeof SiteConfigSchema>, 'title' | 'versions'> & {
  title: string
  versions: VersionConfig[]
}
/** What a site writes. */
export type SiteConfigInput = z.input<typeof SiteConfigSchema>
/** A page made from a component. */
export type PageComponent = ComponentType<Record<string, never>>

/** Settings that may be chosen for one build: where the site lives, what its host can do, and how its links are followed. */
export type ConfigOverrides = Partial<Pick<SiteConfigInput, 'baseUrl' | 'router' | 'navigator' | 'redirectPages'>>
