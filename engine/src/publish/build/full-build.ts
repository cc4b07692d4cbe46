import { join, relative } from 'node:path'
import { ImageCache } from '../../compile'
import { type FileHashes, hashJson, hashText, type Store } from '../../load'
import type { Assets, BuiltOutput, Doc, PluginFile } from '../../model'
import { asDocsError, DocsError, hasMarkdown, markdownPath, type Problem } from '../../model'
import type { LinkedPage } from '../checks'
import { OutputWriter } from '../files/output-writer'
import { finishFiles, pluginFiles } from '../files/plugin-files'
import { writeHostFiles, writeScripts, writeStaticFiles, writeStylesheet } from '../files/write-files'
import { writePictures } from '../files/write-images'
import { type OutputManifest, StagedTree, WritePool } from '../output'
import type { ArticleCache, CompiledArticle } from '../pages/article-cache'
import { DOCUMENT, type DocumentFacts, SharedLinks } from '../pages/document-facts'
import { documentBytes, documentPaths } from '../pages/document-file'
import { documentLinks, linkedPage } from '../pages/document-links'
import { articleCopy, documentCopy } from '../pages/markdown-copy'
import { documentKey, headTagsOf, renderPage, sidebarOf } from '../pages/render-page'
import { SidebarLinks } from '../pages/sidebar-links'
import { type BrowserScripts, bundleBrowserScripts } from '../scripts/browser-scripts'
import { modulePath } from '../scripts/module-path'
import { buildStylesheet, createSiteCaches, loadSite, type Site, type SiteCaches } from '../site'
import type { BuildOptions, BuildState, BuildSummary } from './build-types'
import { checkDocuments } from './check-documents'
import { checkUnplaced } from './check-unplaced'
import { failedBuild } from './failed-build'
import { rememberOutput } from './output-stamp'
import { settle } from './settle'
import type { Steps } from './steps'

/** Input of {@link fullBuild}. */
export interface BuildInputs {
  options: BuildOptions
  store: Store
  hashes: FileHashes
  /** Hash of all input files, for the next build. */
  inputs: string
  steps: Steps
  /** The files of the previous build. */
  manifest: OutputManifest
  /** Whether the output hasn't been changed since. */
  isUntouched: boolean
}

/** Maximum number of files that wait to be written, which limits memory. */
const QUEUE = 64

/** Builds a site that has changed. Pages are compiled, rendered and passed to the writing threads one after the other. */
export async function fullBuild(inputs: BuildInputs): Promise<BuildSummary> {
  const caches = createSiteCaches(inputs.options.engine, inputs.hashes, inputs.store)
  try {
    return await buildWith(caches, inputs)
  } finally {
    caches.results.close()
  }
}

async function buildWith(caches: SiteCaches, inputs: BuildInputs): Promise<BuildSummary> {
  const { options, store, hashes, steps } = inputs
  const { articles, engine, results } = caches
  const { site, problems } = await loadSite(options.root, caches, { includeDrafts: false, overrides: options.overrides })
  if (!site) {
    results.save(false)
    return failedBuild(problems.list, steps)
  }

  const tree = new StagedTree(options.out, inputs.manifest, inputs.isUntouched)
  const webp = new ImageCache(store.folder)
  const pool = new WritePool(join(engine.bundle, 'writer.mjs'), WritePool.size(options.release))
  const generated = site.additions.flatMap((output) => output.generated ?? [])
  // Generated in the background while pages are compiled.
  for (const { key, make } of generated) webp.begin(key, make)
  try {
    steps.begin('styles and scripts')
    const writer = new OutputWriter(tree, pool, options.release)
    const stylesheet = await writeStylesheet(
      writer,
      await buildStylesheet([engine.sources, options.root], hashes, pluginStyles(site)),
    )
    const scripts = await bundleBrowserScripts(site.root, { engine, hashes, results, dev: false, config: site.config })
    await writeScripts(writer, scripts)
    const { baseUrl } = site.config
    const assets: Assets = { stylesheet: baseUrl + stylesheet, scripts: [baseUrl + scripts.entry], boot: scripts.boot }
    const documents = await writePages({ site, articles, writer, assets, steps, problems: problems.list })
    problems.list.push(...(await checkUnplaced(site, articles)))
    let added: PluginFile[] = []
    if (problems.errors.length === 0) {
      steps.begin('check')
      added = await pluginFiles(site)
      problems.list.push(...checkDocuments(site, documents.pages, added))
      steps.begin('pictures')
      problems.list.push(...(await writePictures(site, writer, webp, documents.pictures, generated)))
    }
    if (problems.errors.length > 0) {
      results.save(false)
      tree.discard()
      return failedBuild(problems.list, steps)
    }
    steps.begin('files')
    await writeStaticFiles(site, writer, documents.assets)
    await writeHostFiles(site, writer, assets, await finishFiles(added))
    await writeLast(site, writer, scripts, tree.manifest)
    results.save(true)
    steps.end()
    const summary: BuildSummary = {
      ok: true,
      unchanged: false,
      pages: site.docs.length,
      files: Object.keys(tree.manifest).length,
      bytes: tree.bytes,
      written: tree.written,
      articles: { cached: articles.hits, compiled: articles.misses },
      documents: documents.count,
      problems: problems.list,
      times: steps.times,
    }
    store.write('build.json', {
      inputs: inputs.inputs,
      manifest: tree.manifest,
      outside: Object.fromEntries(site.outside.map((file) => [relative(site.root, file), hashes.of(file)])),
      environment: site.environment,
      hashes: hashes.stored(),
      summary,
    } satisfies BuildState)
    // Last, so that the output is unchanged if the disk is full. If the build is interrupted right before this, the state above describes files
    // that don't exist, which the next build detects.
    webp.prune()
    tree.commit()
    rememberOutput(options.out, store, tree.manifest)
    return summary
  } catch (error) {
    tree.discard()
    const known = asDocsError(error)
    if (!known) throw error
    return failedBuild([...problems.list, { ...known.parts, severity: 'error' }], steps)
  } finally {
    await pool.close()
  }
}

/** Absolute paths of the style files of plugins. */
function pluginStyles({ engine, root, config }: Site): string[] {
  return config.plugins.flatMap((plugin) => (plugin.styles?.(config) ?? []).map((file) => modulePath(engine, root, file)))
}

/** Writes the files that plugins make from what the build has written. */
async function writeLast(site: Site, writer: OutputWriter, scripts: BrowserScripts, files: OutputManifest): Promise<void> {
  const output: BuiltOutput = {
    files,
    worker: (module) => scripts.workers[module] ?? '',
    scripts: scripts.files.map(({ path }) => path),
    scriptsOf: (module) => scripts.modules[module] ?? [],
  }
  for (const addition of site.additions)
    for (const { path, content } of await finishFiles(addition.finish?.(output) ?? []))
      await writer.write(path.slice(1), hashText(content), () => content)
}

interface PageInputs {
  site: Site
  articles: ArticleCache
  writer: OutputWriter
  assets: Assets
  steps: Steps
  problems: Problem[]
}

interface WrittenPages {
  pages: LinkedPage[]
  links: SharedLinks
  sidebars: SidebarLinks
  /** Static files that documents refer to. */
  assets: Set<string>
  /** Those of them that are shown as pictures. */
  pictures: Set<string>
  count: { cached: number; rendered: number }
}

/**
 * Compiles and writes all pages. After the first error, nothing is written, but content pages are compiled and component pages are rendered to find all
 * problems.
 */
async function writePages(inputs: PageInputs): Promise<WrittenPages> {
  const { site, articles, steps, problems } = inputs
  const written: WrittenPages = {
    pages: [],
    links: new SharedLinks(),
    sidebars: new SidebarLinks(site),
    assets: new Set(),
    pictures: new Set(),
    count: { cached: 0, rendered: 0 },
  }
  const queue: Promise<void>[] = []
  const enqueue = (work: Promise<void>) => {
    // Errors are thrown when the queue is awaited; until then, they must not be reported as unhandled.
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

/** Writes a page and records its problems. Returns whether there are none. */
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
    inputs.problems.push({ ...error.parts, severity: 'error' })
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
  // The Markdown copy of a content page is made from its article, that of any other page from the document.
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
    // The writer takes ownership of the bytes, so copies come first.
    for (const copy of copies) enqueue(writer.write(copy, hash, () => Buffer.from(bytes)))
    enqueue(writer.write(path, hash, () => bytes))
    return { hash, ids, links, assets: page.assets, pictures: page.pictures, reads: page.reads }
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
  for (const shown of facts.pictures) written.pictures.add(shown)
  written.pages.push(
    linkedPage(site, doc, { ids: facts.ids, links: written.links.share(facts.links) }, compiled?.article, sidebar),
  )
  if (compiled && markdown !== undefined) {
    const copy = articleCopy(site, doc, compiled.article)
    enqueue(writer.write(markdown, hashText(copy), () => copy))
  }
}

/** Links a document and all its copies from the previous build, or none of them. */
function keepAll(paths: readonly string[], hash: string, writer: OutputWriter): boolean {
  return paths.every((path) => writer.keep(path, hash))
}
