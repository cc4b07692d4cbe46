import type { ReactNode } from 'react'
import { hashJson } from '../../load'
import type { Article, Assets, Doc, PageView, Read, Sidebar } from '../../model'
import { DocsError, findBlockedAttribute, interfaceTexts } from '../../model'
import { GeneratedIndex, renderDocument } from '../../render'
import { sitePolicy } from '../files/site-policy'
import type { Site } from '../site'
import { type PageTools, pageLoadContext } from './page-load-context'

/** A finished document with what it took from elsewhere. */
export interface RenderedPage {
  html: string
  /** Static files it refers to, as paths in the static folder. */
  assets: string[]
  /** Those of them that its text shows as pictures. */
  pictures: string[]
  /** What else it looked up. */
  reads: readonly Read[]
}

/** The key of a document: everything that its bytes depend on, but for the answers to what it asks (`reads` of the document). */
export function documentKey(site: Site, doc: Doc, articleHash: string, assets: Assets): string {
  const { source, ...place } = doc
  return hashJson([
    site.codeHash,
    site.frameHash,
    assets,
    place,
    source?.frontMatter,
    sidebarOf(site, doc)?.hash,
    headTagsOf(site, doc),
    articleHash,
  ])
}

/** Renders the document of a page. */
export async function renderPage(site: Site, doc: Doc, article: Article | undefined, assets: Assets): Promise<RenderedPage> {
  const used = new Set<string>()
  const recording = site.lookups.record()
  const last = site.versions.find((version) => version.isLast)
  const activeVersion = site.versions.find((version) => version.name === doc.version) ?? last
  if (!activeVersion) throw new Error('a site has a last version')
  const lookups = recording.of(activeVersion.name)
  const asset = (path: string) => {
    used.add(path)
    return lookups.asset(path)?.href ?? site.href(path)
  }
  const sidebar = sidebarOf(site, doc)
  const view: PageView = {
    config: site.config,
    texts: interfaceTexts(site.config.locales[0]?.htmlLang),
    versions: site.versions,
    activeVersion,
    doc,
    ...(sidebar ? { sidebar } : {}),
    ...(article ? { article } : {}),
    headTags: headTagsOf(site, doc),
    footerLinks: site.footerLinks,
    assets,
    siteData: site.siteData,
    policy: sitePolicy(site.config, assets, 'meta'),
    href: site.href,
    asset,
    findDoc: (id) => site.findDoc(id, activeVersion.name),
    hasPage: lookups.hasPage,
  }
  const html = await site.highlighter.run((highlight) =>
    guard(doc, () => {
      const body = article ? undefined : drawBody(site, doc, { asset, highlight, recording })
      return renderDocument(body === undefined ? view : { ...view, body })
    }),
  )
  const blocked = findBlockedAttribute(html)
  if (blocked) throw new DocsError({ ...blocked, title: `On the page ${doc.route}: ${blocked.title}`, at: doc.file })
  const asked = (kind: string) => (article?.reads ?? []).flatMap(({ key: [, method, path] }) => (method === kind ? path : []))
  const pictures = asked('picture')
  for (const path of [...asked('asset'), ...pictures]) used.add(path)
  return {
    html,
    assets: [...used].filter((path) => site.assets.find(path)).sort(),
    pictures: pictures.sort(),
    reads: recording.reads,
  }
}

/** Names the page when one of its components throws. */
function guard<T>(doc: Doc, render: () => T): T {
  try {
    return render()
  } catch (error) {
    if (error instanceof DocsError) throw error
    const message = error instanceof Error ? error.message : String(error)
    throw new DocsError({
      code: 'page-crash',
      title: `The page ${doc.route} cannot be drawn: ${message}`,
      hint: 'A component throws while it renders.',
      at: doc.file,
      cause: error,
    })
  }
}

/** Head tags of plugins for the document of a page. */
const headTagsOf = ({ additions }: Site, doc: Doc) => additions.flatMap((output) => output.headTags?.(doc) ?? [])

/** The sidebar that the document of a page shows. */
export function sidebarOf(site: Site, doc: Doc): Sidebar | undefined {
  if (doc.sidebarId === undefined) return undefined
  return site.versions.find((version) => version.name === doc.version)?.resolvedSidebars[doc.sidebarId]
}

function drawBody(site: Site, doc: Doc, tools: PageTools): ReactNode {
  if (doc.kind === 'generated-index') {
    const { version = '' } = doc
    return <GeneratedIndex cards={tools.recording.of(version).cards(doc.id) ?? []} />
  }
  const module = site.pages.get(doc.file)?.module
  const Page = module?.default
  if (!Page) throw new Error(`no component for ${doc.route}`)
  const context = pageLoadContext(site, doc, tools)
  return <Page {...module.load?.(context)} context={context} />
}
