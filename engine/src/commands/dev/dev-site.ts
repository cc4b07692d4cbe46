import { join } from 'node:path'
import { documentPath } from '../../common'
import { ImageCache } from '../../compile'
import { FileHashes, hashText, notFoundPlaces, Store } from '../../load'
import type { Doc, Engine, Problem, SiteConfig } from '../../model'
import { asDocsError, formatProblem, sourceReader } from '../../model'
import {
  assetsOf,
  type Bundles,
  bundleBrowserScripts,
  bundleOutputs,
  mediaType,
  NOT_FOR_READERS,
  type Output,
  Outputs,
  siteRedirects,
} from '../../output'
import { buildStylesheet, checkUnplaced, createSiteCaches, openSite, type Site, type SiteCaches, sitePolicy } from '../../site'
import { renderNotice, renderProblems } from '../../theme'
import { comparableAddress } from '../preview'
import { checkPageLinks } from './page-links'

/** A response of the dev server. */
export interface DevResponse {
  status: number
  type: string
  body: string | Uint8Array
}

/** A site that was read, with its table of files. */
interface OpenedSite {
  site: Site
  outputs: Outputs
  /** Targets of redirects by their comparable address. */
  redirects: ReadonlyMap<string, string>
}

const HIDDEN = new RegExp(`^${NOT_FOR_READERS}`)

/** The site during development. It is read again after each change. Its files are created when they are requested. */
export class DevSite {
  private readonly images: ImageCache
  private caches: SiteCaches
  private opened: OpenedSite | undefined
  private problems: readonly Problem[] = []
  /** Whether the current files can't be read as a site. `opened` is then an earlier state. */
  private isOutdated = false
  private bundles: Bundles = {
    style: { key: '', css: async () => '' },
    scripts: { boot: '', entry: '', files: [], workers: {}, modules: {} },
  }
  private running = Promise.resolve()
  private waiting: Promise<void> | undefined

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
    const { images } = this
    this.caches = { ...this.caches, hashes: new FileHashes(this.root, this.caches.hashes.stored()) }
    const { engine, hashes, results, articles } = this.caches
    try {
      // Scripts and styles come first, since error pages need them to reload when the error is fixed.
      const bundle = (config?: SiteConfig) =>
        bundleBrowserScripts(this.root, { engine, hashes, results, dev: true, ...(config && { config }) })
      const config = this.opened?.site.config
      this.bundles = { ...this.bundles, scripts: await bundle(config) }
      const style = await buildStylesheet([engine.sources, this.root], hashes)
      if (style.key !== this.bundles.style.key) {
        const css = await style.css()
        this.bundles = { ...this.bundles, style: { key: style.key, css: async () => css } }
      }
      const { site, problems } = await openSite(this.root, this.caches, { includeDrafts: true, overrides: { router: 'path' } })
      if (site) {
        problems.list.push(...(await checkUnplaced(site, articles)))
        if (config !== site.config) this.bundles = { ...this.bundles, scripts: await bundle(site.config) }
        const redirects = new Map(siteRedirects(site).onHost.map(({ from, to }) => [comparableAddress(from), to]))
        this.opened = { site, outputs: new Outputs({ site, articles, images, ...this.bundles }), redirects }
      }
      this.problems = problems.list
      this.isOutdated = site === undefined
    } catch (error) {
      this.problems = [asProblem(error)]
      this.isOutdated = true
    }
  }

  get baseUrl(): string {
    return this.opened?.site.config.baseUrl ?? '/'
  }

  /** The content security policy of the documents. */
  get policy(): string {
    return sitePolicy(this.opened?.site.config, this.bundles.scripts, 'header')
  }

  /** The target of a redirect. All addresses outside the base URL redirect to it. */
  redirect(path: string): string | undefined {
    return path.startsWith(this.baseUrl) ? this.opened?.redirects.get(comparableAddress(path)) : this.baseUrl
  }

  /** Responds with the file or page at a path below the base URL, the not-found page, or the errors that prevent it from being created. */
  async respond(path: string): Promise<DevResponse> {
    const bundle = bundleOutputs(this.bundles).find((output) => output.path === path)
    if (bundle) return send(bundle)
    const errors = this.problems.filter(isError)
    this.reportChanged('', errors)
    const { opened } = this
    if (!opened || this.isOutdated) return this.problemPage(errors)
    const { site, outputs } = opened
    const page = site.index.atRoute(`/${path}`)
    const shown = errors.filter(({ at }) => isShownAt(at, `/${path}`, page, site))
    if (shown.length > 0) return this.problemPage(shown)
    try {
      const output = HIDDEN.test(path) ? undefined : await outputs.find(page ? documentPath(page.route) : path)
      if (output) return output.kind === 'document' ? await this.sendPage(opened, output, 200) : await send(output)
      const missing = await outputs.find(documentPath(notFoundPlace(site, `/${path}`)))
      // Without a not-found page, its file has errors.
      return missing ? await this.sendPage(opened, missing, 404, errors) : this.problemPage(errors)
    } catch (error) {
      const problem = asProblem(error)
      this.reportChanged(path, [problem])
      return this.problemPage([problem])
    }
  }

  /**
   * Sends a document with a notice of the problems of its page, or its errors.
   * @param elsewhere errors of pages that aren't part of the site; one of them can be the page that a missing address should show
   */
  private async sendPage(
    { site, outputs }: OpenedSite,
    output: Output,
    status: number,
    elsewhere: readonly Problem[] = [],
  ): Promise<DevResponse> {
    const { page } = output
    if (!page) throw new Error(`no page: ${output.path}`)
    const found = await outputs.documents.check(page)
    this.caches.results.save(false)
    const errors = found.filter(isError)
    if (errors.length > 0) {
      this.reportChanged(page.route, errors)
      return this.problemPage(errors)
    }
    const { body } = await send(output)
    const problems = [...found, ...(await checkPageLinks(site, outputs, page))]
    this.reportChanged(page.route, problems)
    const shown = [...elsewhere, ...problems]
    const notice = shown.length > 0 ? renderNotice(shown, sourceReader(this.root)) : ''
    return htmlResponse(
      status,
      String(body).replace(/<main\b[^>]*>/, (main) => main + notice),
    )
  }

  private problemPage(problems: readonly Problem[]): DevResponse {
    return htmlResponse(500, renderProblems(problems, assetsOf(this.bundles, this.baseUrl), sourceReader(this.root)))
  }

  private reportChanged(route: string, problems: readonly Problem[]): void {
    const text = problems.map((problem) => formatProblem(problem)).join('\n')
    if (problems.length > 0 && text !== this.reported.get(route)) this.report(problems, this.root)
    this.reported.set(route, text)
  }
}

const isError = ({ severity }: Problem) => severity === 'error'

/** Sends a file as a build would write it. */
async function send(output: Output): Promise<DevResponse> {
  const { create } = await output.open()
  return { status: 200, type: output.type ?? mediaType(output.path), body: await create() }
}

/** Adds a hash of the content to a document, so that the client can detect changes. */
function htmlResponse(status: number, html: string): DevResponse {
  const body = html.replace('<html', `<html data-dev-version="${hashText(html)}"`)
  return { status, type: 'text/html; charset=utf-8', body }
}

/** Whether an error prevents an address from being shown: errors in the file of another page don't. */
function isShownAt(at: string | undefined, route: string, page: Doc | undefined, { versions }: Site): boolean {
  const [, file, name, path = ''] = /^(content\/([^/]+)\/(.+)\.md|pages\/(.+)\.tsx)(?::|$)/.exec(at ?? '') ?? []
  if (file === undefined || page?.file === file) return true
  // A page with errors in its front matter has no address yet, so that of its file is used.
  const folder = versions.find((version) => version.name === name)?.path ?? ''
  const address = name === undefined ? file.slice('pages'.length, -'.tsx'.length) : `${folder}/${path}`
  return comparableAddress(address) === comparableAddress(route)
}

/** The route of the not-found page for an address. */
function notFoundPlace({ docs, versions }: Site, route: string): string {
  const place = notFoundPlaces(docs, versions).find(({ below }) => route.toLowerCase().startsWith(below.toLowerCase()))
  return place?.route ?? '/404'
}

function asProblem(error: unknown): Problem {
  const known = asDocsError(error)
  if (known) return { ...known.parts, severity: 'error' }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { code: 'page-crash', severity: 'error', title: text, hint: 'A component threw an error while rendering.' }
}
