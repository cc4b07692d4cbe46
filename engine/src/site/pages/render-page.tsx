import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { findBlockedAttribute } from '../../common'
import { createPageContext, type Recording } from '../../compile'
import { hashJson } from '../../load'
import type { Article, Assets, Doc, HeadTag, PageContext, PageView, Read, RegionComponents, Sidebar } from '../../model'
import { DocsError } from '../../model'
import { GeneratedIndex, renderDocument } from '../../theme'
import type { LoadedSite, Site } from '../site'
import { sitePolicy } from './policy'

/** Input for rendering a document, in addition to its page. */
export interface DocumentParts {
  /** Absent for generated indexes and component pages. */
  article: Article | undefined
  assets: Assets
  headTags: readonly HeadTag[]
}

/** A rendered document with its dependencies. */
export interface RenderedPage {
  html: string
  /** Static files that it refers to, as paths in the static folder. */
  assets: string[]
  /** The subset of `assets` that the text shows as images. */
  images: string[]
  /** Recorded lookups, except those of the article. */
  reads: readonly Read[]
}

/** Returns the head tags of plugins for the document of a page. */
export function headTagsOf({ additions }: Site, doc: Doc): HeadTag[] {
  return additions.flatMap((output) => output.headTags?.(doc) ?? [])
}

/** Returns the sidebar in the document of a page. */
export function sidebarOf(site: LoadedSite, doc: Doc): Sidebar | undefined {
  if (doc.sidebarId === undefined) return undefined
  return site.versions.find((version) => version.name === doc.version)?.resolvedSidebars[doc.sidebarId]
}

/** Hash of everything that a document depends on, except the lookups in {@link RenderedPage.reads}. */
export function documentKey(
  site: LoadedSite,
  doc: Doc,
  articleHash: string,
  { assets, headTags }: Omit<DocumentParts, 'article'>,
): string {
  const { source, ...place } = doc
  return hashJson([
    site.codeHash,
    site.frameHash,
    assets,
    place,
    source?.frontMatter,
    sidebarOf(site, doc)?.hash,
    headTags,
    articleHash,
  ])
}

/** Renders the document of a page. */
export async function renderPage(site: LoadedSite, doc: Doc, parts: DocumentParts): Promise<RenderedPage> {
  const { article } = parts
  const recording = site.lookups.record()
  const html = await site.highlighter.run((highlight) =>
    locate(site, doc, () => {
      const context = createPageContext({ config: site.config, recording, version: doc.version, highlight })
      const view = createView(site, doc, parts, recording, context)
      return renderDocument(article ? view : { ...view, body: renderBody(site, doc, recording, context) }, replacedRegions(site))
    }),
  )
  const blocked = findBlockedAttribute(html)
  if (blocked) throw new DocsError({ ...blocked, title: `On the page ${doc.route}: ${blocked.title}`, at: doc.file })
  const { reads } = recording
  const requested = (method: string) =>
    [...(article?.reads ?? []), ...reads].flatMap(({ key }) => (key[1] === method && site.assets.find(key[2]) ? key[2] : []))
  const images = requested('image')
  return { html, assets: [...new Set([...requested('asset'), ...images])].sort(), images: images.sort(), reads }
}

/** Renders the content of a component page, without the layout, as HTML. */
export function renderComponentPage(site: LoadedSite, doc: Doc): Promise<string> {
  const recording = site.lookups.record()
  return site.highlighter.run((highlight) =>
    locate(site, doc, () => {
      const context = createPageContext({ config: site.config, recording, version: doc.version, highlight })
      return renderToStaticMarkup(renderBody(site, doc, recording, context))
    }),
  )
}

/** Creates the props of the layout. */
function createView(
  site: LoadedSite,
  doc: Doc,
  parts: DocumentParts,
  recording: Recording,
  { texts, href }: PageContext,
): PageView {
  const last = site.versions.find((version) => version.isLast)
  const activeVersion = site.versions.find((version) => version.name === doc.version) ?? last
  if (!activeVersion) throw new Error('a site has a last version')
  const { config } = site
  const lookups = recording.of(activeVersion.name)
  const { article, assets, headTags } = parts
  const sidebar = sidebarOf(site, doc)
  const view: PageView = {
    config,
    texts,
    versions: site.versions,
    activeVersion,
    doc,
    ...(sidebar ? { sidebar } : {}),
    ...(article ? { article } : {}),
    headTags,
    footerLinks: site.footerLinks,
    assets,
    siteData: site.siteData,
    policy: sitePolicy(config, assets, 'meta'),
    href,
    pluginItem: (name, options) => {
      const type = config.plugins.map(({ navbarItems }) => navbarItems?.[name]).find((found) => found !== undefined)
      return type && createElement(type.component, { item: type.schema.parse(options), view })
    },
    asset: (path) => lookups.asset(path)?.href ?? href(path),
    findDoc: (id, version) =>
      version === undefined ? (lookups.doc(id) ?? (last && recording.of(last.name).doc(id))) : recording.of(version).doc(id),
  }
  return view
}

/** The regions that plugins and the site replace. Those of the site take precedence. */
function replacedRegions({ config }: LoadedSite): Partial<RegionComponents> {
  return Object.assign({}, ...config.plugins.map(({ regions }) => regions), config.regions)
}

function renderBody(site: LoadedSite, doc: Doc, recording: Recording, context: PageContext): ReactNode {
  if (doc.kind === 'generated-index') return <GeneratedIndex cards={recording.of(doc.version ?? '').cards(doc.id) ?? []} />
  const module = site.pages.get(doc.file)?.module
  const Page = module?.default
  if (!Page) throw new Error(`no component for ${doc.route}`)
  return <Page {...module.load?.(context)} context={context} />
}

/** Adds the file to errors: the page, or the configuration for items of the navbar. */
function locate<T>({ configFile }: LoadedSite, doc: Doc, render: () => T): T {
  try {
    return render()
  } catch (error) {
    if (error instanceof DocsError) {
      const at = error.at ?? (error.code === 'navbar-item' ? configFile : doc.file)
      throw new DocsError({ ...error.parts, at, cause: error.cause })
    }
    const message = error instanceof Error ? error.message : String(error)
    throw new DocsError({
      code: 'page-crash',
      title: `The page ${doc.route} cannot be rendered: ${message}`,
      hint: 'A component threw an error while rendering.',
      at: doc.file,
      cause: error,
    })
  }
}
