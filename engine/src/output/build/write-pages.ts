import { hasMarkdown, markdownPath } from '../../common'
import { hashJson, hashText } from '../../load'
import type { Assets, Doc } from '../../model'
import { DocsError, type Problem } from '../../model'
import type { ArticleCache, CompiledArticle, LinkedPage, Site } from '../../site'
import {
  articleCopy,
  DOCUMENT,
  type DocumentFacts,
  documentBytes,
  documentCopy,
  documentKey,
  documentLinks,
  documentPaths,
  headTagsOf,
  linkedPage,
  renderPage,
  SharedLinks,
  SidebarLinks,
  sidebarOf,
} from '../../site'
import type { OutputWriter } from '../files/output-writer'
import { settle } from './settle'
import type { Steps } from './steps'

/** Maximum number of files in the write queue, which limits memory use. */
const QUEUE = 64

/** Input of {@link writePages}. */
export interface PageInputs {
  site: Site
  articles: ArticleCache
  writer: OutputWriter
  assets: Assets
  steps: Steps
  problems: Problem[]
}

/** The documents of a build. */
export interface WrittenPages {
  pages: LinkedPage[]
  links: SharedLinks
  sidebars: SidebarLinks
  /** Static files that documents refer to. */
  assets: Set<string>
  /** The subset of `assets` that pages show as images. */
  images: Set<string>
  count: { cached: number; rendered: number }
}

/**
 * Compiles and writes all pages. After the first error, pages are no longer written, but content pages are still compiled and component pages are
 * rendered, to find all problems.
 */
export async function writePages(inputs: PageInputs): Promise<WrittenPages> {
  const { site, articles, steps, problems } = inputs
  const written: WrittenPages = {
    pages: [],
    links: new SharedLinks(),
    sidebars: new SidebarLinks(site),
    assets: new Set(),
    images: new Set(),
    count: { cached: 0, rendered: 0 },
  }
  const queue: Promise<void>[] = []
  const enqueue = (work: Promise<void>) => {
    // Errors are thrown when the queue is awaited. Until then, they must not be reported as unhandled.
    work.catch(() => undefined)
    queue.push(work)
  }
  let failed = problems.some((problem) => problem.severity === 'error')
  let done = 0
  try {
    for (const doc of site.docs) {
      steps.begin('compile')
      const compiled = doc.kind === 'doc' ? await articles.get(site, doc) : undefined
      if (compiled) {
        problems.push(...compiled.problems)
        failed ||= compiled.problems.some((problem) => problem.severity === 'error')
      }
      if (!failed || doc.kind !== 'doc') {
        steps.begin('render')
        failed = !(await tryPage(doc, compiled, inputs, written, enqueue)) || failed
        if (queue.length >= QUEUE) await settle(queue.splice(0, QUEUE / 2))
      }
      steps.progress(++done, site.docs.length)
    }
  } finally {
    steps.begin('write')
    await settle(queue)
  }
  return written
}

/** Writes a page and records its errors. Returns whether there are none. */
async function tryPage(
  doc: Doc,
  compiled: CompiledArticle | undefined,
  inputs: PageInputs,
  written: WrittenPages,
  enqueue: (work: Promise<void>) => void,
): Promise<boolean> {
  try {
    await writePage(doc, compiled, inputs, written, enqueue)
    return true
  } catch (error) {
    if (!(error instanceof DocsError)) throw error
    const { code, title, at } = error
    // Something that all pages contain, such as an item of the navbar, fails on each page.
    const isKnown = inputs.problems.some((known) => known.code === code && known.title === title && known.at === at)
    if (!isKnown) inputs.problems.push({ ...error.parts, severity: 'error' })
    return false
  }
}

async function writePage(
  doc: Doc,
  compiled: CompiledArticle | undefined,
  { site, writer, assets }: PageInputs,
  written: WrittenPages,
  enqueue: (work: Promise<void>) => void,
): Promise<void> {
  const [path = '', ...copies] = documentPaths(site, doc)
  const parts = { article: compiled?.article, assets, headTags: headTagsOf(site, doc) }
  const key = documentKey(site, doc, compiled?.hash ?? '', parts)
  const shown = sidebarOf(site, doc)
  const markdown = hasMarkdown(doc) ? markdownPath(doc.route) : undefined
  // The Markdown copy of a content page is created from its article, that of any other page from its document.
  const copied = compiled ? undefined : markdown
  const copyKey = (hash: string) => hashJson([key, hash])
  const keepCopy = (hash: string) => copied === undefined || writer.keep(copied, copyKey(hash))
  let sidebar = shown && written.sidebars.get(shown)
  let isCached = true
  const render = async (): Promise<DocumentFacts> => {
    isCached = false
    const page = await renderPage(site, doc, parts)
    const { ids, links, sidebar: sidebarHtml } = documentLinks(page.html, compiled?.article)
    if (shown && !sidebar) sidebar = written.sidebars.add(shown, sidebarHtml)
    const bytes = documentBytes(site, doc, page.html)
    const hash = hashText(bytes)
    if (copied !== undefined) enqueue(writer.write(copied, copyKey(hash), () => documentCopy(site, doc, page.html)))
    // The writer takes ownership of the bytes, so copies are created first.
    for (const copy of copies) enqueue(writer.write(copy, hash, () => Buffer.from(bytes)))
    enqueue(writer.write(path, hash, () => bytes))
    return { hash, ids, links, assets: page.assets, images: page.images, reads: page.reads }
  }
  const isCurrent = ({ hash, reads }: DocumentFacts) =>
    (sidebar !== undefined || !shown) &&
    site.lookups.areCurrent(reads) &&
    keepAll([path, ...copies], hash, writer) &&
    keepCopy(hash)
  const facts = await site.results.memo(DOCUMENT, path, key, render, isCurrent)
  if (isCached) written.count.cached++
  else written.count.rendered++
  for (const used of facts.assets) written.assets.add(used)
  for (const shown of facts.images) written.images.add(shown)
  written.pages.push(
    linkedPage(site, doc, { ids: facts.ids, links: written.links.share(facts.links) }, compiled?.article, sidebar),
  )
  if (compiled && markdown !== undefined) {
    const copy = articleCopy(site, doc, compiled.article)
    enqueue(writer.write(markdown, hashText(copy), () => copy))
  }
}

/** Links a document and its copies from the previous build. Returns whether all of them are linked. */
function keepAll(paths: readonly string[], hash: string, writer: OutputWriter): boolean {
  return paths.every((path) => writer.keep(path, hash))
}
