import { join } from 'node:path'
import { hasMarkdown, markdownPath, pathKey } from '../../common'
import { ImageCache } from '../../compile'
import { FileHashes, hashText, notFoundPlaces, Store } from '../../load'
import type { Article, Assets, Doc, Engine, GeneratedFile, SiteConfig } from '../../model'
import { DocsError, formatProblem, type Problem, sourceReader } from '../../model'
import { type BrowserScripts, bundleBrowserScripts, finishFiles, mediaType, pluginFiles } from '../../output'
import {
  type ArticleCache,
  articleCopy,
  buildStylesheet,
  checkUnplaced,
  createSiteCaches,
  type DocumentParts,
  documentCopy,
  headTagsOf,
  openSite,
  renderPage,
  type Site,
  type SiteCaches,
  sitePolicy,
} from '../../site'
import { renderNotice, renderProblems } from '../../theme'
import { checkPageLinks } from './page-links'

/** A response of the dev server. */
export interface DevResponse {
  status: number
  type: string
  body: string | Uint8Array
}

/** The site during development. It is read again after each change, and pages are rendered on request. */
export class DevSite {
  private readonly articles: ArticleCache
  private readonly images: ImageCache
  private caches: SiteCaches
  private site: Site | undefined
  private problems: Problem[] = []
  private css = { key: '', text: '' }
  private running = Promise.resolve()
  private waiting: Promise<void> | undefined
  private scripts: BrowserScripts = { boot: '', entry: '', files: [], workers: {}, modules: {} }

  /** The problems last reported for each route, as text. Those of the whole site have an empty route. */
  private readonly reported = new Map<string, string>()

  /** @param report prints the problems of a requested page; called only when they have changed */
  constructor(
    engine: Engine,
    private readonly root: string,
    private readonly report: (problems: readonly Problem[], root: string) => void,
  ) {
    const store = new Store(join(root, '.cache/dev'), engine.hash)
    this.images = new ImageCache(store.folder)
    this.caches = createSiteCaches(engine, new FileHashes(root), store)
    this.articles = this.caches.articles
  }

  /**
   * Reads the site again. Runs don't overlap: changes during a run are read together in the next one. Errors in the sources are shown in the
   * page, not thrown.
   */
  reload(): Promise<void> {
    this.waiting ??= this.running.then(() => {
      this.waiting = undefined
      this.running = this.read()
      return this.running
    })
    return this.waiting
  }

  private async read(): Promise<void> {
    this.caches = { ...this.caches, hashes: new FileHashes(this.root, this.caches.hashes.stored()) }
    try {
      const { engine, hashes, results } = this.caches
      // Scripts and styles come first, since error pages need them to reload when the error is fixed.
      const bundle = (config?: SiteConfig) =>
        bundleBrowserScripts(this.root, { engine, hashes, results, dev: true, ...(config && { config }) })
      this.scripts = await bundle(this.site?.config)
      const style = await buildStylesheet([engine.sources, this.root], hashes)
      if (style.key !== this.css.key) this.css = { key: style.key, text: await style.css() }
      const { site, problems } = await openSite(this.root, this.caches, { includeDrafts: true, overrides: { router: 'path' } })
      if (site) problems.list.push(...(await checkUnplaced(site, this.articles)))
      this.problems = problems.list
      if (site && this.site?.config !== site.config) this.scripts = await bundle(site.config)
      this.site = site ?? this.site
    } catch (error) {
      this.problems = [asProblem(error)]
    }
  }

  get baseUrl(): string {
    return this.site?.config.baseUrl ?? '/'
  }

  /** The target of a redirect: `/` → `/docs/home`. */
  redirect(path: string): string | undefined {
    const { site } = this
    const old = site?.redirects.find(({ from }) => pathKey(from) === pathKey(path))
    const to = site?.config.entryRedirects[path] ?? old?.to
    return to?.startsWith('/') ? site?.href(to) : to
  }

  /** Returns the stylesheet, script, static file or image at a path below the base URL. */
  async file(path: string): Promise<DevResponse | undefined> {
    if (path === this.stylesheet) return { status: 200, type: 'text/css; charset=utf-8', body: this.css.text }
    const script = this.scripts.files.find((file) => file.path === path)
    if (script) return { status: 200, type: 'text/javascript; charset=utf-8', body: script.content }
    const { site } = this
    if (!site) return undefined
    const { assets } = site
    const files = assets.list()
    const source = files.find((candidate) => candidate === `/${path}` || assets.hashedPath(candidate) === path)
    if (source !== undefined) return { status: 200, type: mediaType(source), body: assets.content(source) }
    const generated = site.additions.flatMap((output) => output.generated ?? [])
    const made = generated.find((file) => file.path === path) ?? (path.endsWith('.webp') ? webpVariant(site, path) : undefined)
    return made && this.make(made)
  }

  /** Generates an image on its first request. */
  private async make({ path, key, make }: GeneratedFile): Promise<DevResponse> {
    try {
      return { status: 200, type: mediaType(path), body: await this.images.get(key, make) }
    } catch (error) {
      if (!(error instanceof DocsError)) throw error
      return { status: 500, type: 'text/plain; charset=utf-8', body: `${error.parts.title} ${error.parts.hint}` }
    }
  }

  /** Renders the document at a route, its Markdown copy, or a page with the errors that prevent it from being rendered. */
  async document(route: string): Promise<DevResponse> {
    const { site } = this
    const doc = site?.index.atRoute(route)
    const copied = doc ? undefined : site?.docs.find((one) => hasMarkdown(one) && `/${markdownPath(one.route)}` === route)
    const errors = this.problems.filter((problem) => problem.severity === 'error')
    this.reportChanged('', errors)
    const wanted = doc ?? copied
    const shown = wanted ? errors.filter(({ at }) => !isOnOtherPage(at, wanted)) : errors
    if (!site || shown.length > 0) return this.htmlResponse(500, this.problemPage(shown))
    try {
      if (copied) return { status: 200, type: 'text/markdown; charset=utf-8', body: await this.copy(site, copied) }
      const files = doc ? [] : (await pluginFiles(site)).filter(({ path }) => path === route)
      const [added] = await finishFiles(files)
      if (added) return { status: 200, type: added.type ?? mediaType(added.path), body: added.content }
      return this.htmlResponse(doc ? 200 : 404, await this.render(site, doc ?? notFound(site, route)))
    } catch (error) {
      const problem = asProblem(error)
      this.reportChanged(route, [problem])
      return this.htmlResponse(500, this.problemPage([problem]))
    }
  }

  private async copy(site: Site, doc: Doc): Promise<string> {
    if (doc.kind === 'doc') return articleCopy(site, doc, (await this.articles.get(site, doc)).article)
    return documentCopy(site, doc, (await renderPage(site, doc, this.parts(site, doc, undefined))).html)
  }

  /** Renders a page with a notice of its warnings, or a page with its errors. */
  private async render(site: Site, doc: Doc): Promise<string> {
    const compiled = doc.kind === 'doc' ? await this.articles.get(site, doc) : undefined
    this.caches.results.save(false)
    const found = compiled?.problems ?? []
    const errors = found.filter((problem) => problem.severity === 'error')
    if (errors.length > 0) {
      this.reportChanged(doc.route, errors)
      return this.problemPage(errors)
    }
    const assets = this.assets()
    const { html } = await renderPage(site, doc, this.parts(site, doc, compiled?.article))
    const { articles } = this
    const problems = [...found, ...(await checkPageLinks({ site, articles, assets, doc, article: compiled?.article, html }))]
    this.reportChanged(doc.route, problems)
    if (problems.length === 0) return html
    const notice = renderNotice(problems, sourceReader(this.root))
    return html.replace(/<main\b[^>]*>/, (main) => main + notice)
  }

  private problemPage(problems: readonly Problem[]): string {
    return renderProblems(problems, this.assets(), sourceReader(this.root))
  }

  private reportChanged(route: string, problems: readonly Problem[]): void {
    const text = problems.map((problem) => formatProblem(problem)).join('\n')
    if (problems.length > 0 && text !== this.reported.get(route)) this.report(problems, this.root)
    this.reported.set(route, text)
  }

  private parts(site: Site, doc: Doc, article: Article | undefined): DocumentParts {
    return { article, assets: this.assets(), headTags: headTagsOf(site, doc) }
  }

  private get stylesheet(): string {
    return `assets/site.${this.css.key.slice(0, 8)}.css`
  }

  private assets(): Assets {
    const { baseUrl, scripts } = this
    return { stylesheet: baseUrl + this.stylesheet, scripts: scripts.entry ? [baseUrl + scripts.entry] : [], boot: scripts.boot }
  }

  /** The content security policy of the documents. */
  get policy(): string {
    return sitePolicy(this.site?.config, this.assets(), 'header')
  }

  /** Adds a hash of the content to the document, so that the client can detect changes. */
  private htmlResponse(status: number, html: string): DevResponse {
    const body = html.replace('<html', `<html data-dev-version="${hashText(html)}"`)
    return { status, type: 'text/html; charset=utf-8', body }
  }
}

/** Whether an error is in the text of a page other than `doc`, which can be shown without it. */
function isOnOtherPage(at: string | undefined, doc: Doc): boolean {
  const [, file] = /^(content\/.+\.md)(?::|$)/.exec(at ?? '') ?? []
  return file !== undefined && file !== doc.file
}

/** Finds a smaller WebP variant of an image in the static folder. */
function webpVariant({ assets }: Site, path: string): GeneratedFile | undefined {
  for (const source of assets.list()) {
    const form = assets.webpFiles(source).find((candidate) => candidate.path === path)
    if (form) return form
  }
  return undefined
}

function notFound({ docs, versions, index }: Site, route: string): Doc {
  const place = notFoundPlaces(docs, versions).find(({ below }) => route.toLowerCase().startsWith(below.toLowerCase()))
  const doc = place && index.atRoute(place.route)
  if (!doc)
    throw new DocsError({
      code: 'no-not-found-page',
      title: 'The site has no not-found page.',
      hint: 'Create pages/404.tsx.',
      at: 'pages/404.tsx',
    })
  return doc
}

function asProblem(error: unknown): Problem {
  if (error instanceof DocsError) return { ...error.parts, severity: 'error' }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { code: 'page-crash', severity: 'error', title: text, hint: 'A component threw an error while rendering.' }
}
