import { join, sep } from 'node:path'
import { documentPath, rememberLast } from '../../common'
import { ImageCache } from '../../compile'
import { FileHashes, Store } from '../../load'
import type { Doc, Engine, Problem, SiteConfig } from '../../model'
import { formatProblem, sourceReader } from '../../model'
import {
  assetsOf,
  type BrowserScripts,
  type Bundles,
  bundleBrowserScripts,
  bundleOutputs,
  NOT_FOR_READERS,
  type Output,
  Outputs,
  siteRedirects,
} from '../../output'
import {
  buildStylesheet,
  checkUnplaced,
  createSiteCaches,
  openSite,
  replaceTexts,
  type Site,
  type SiteCaches,
  sitePolicy,
} from '../../site'
import { renderNotice, renderProblems } from '../../theme'
import { comparableAddress } from '../preview'
import { pagesWithProblems } from './check-pages'
import { asProblem, type DevResponse, htmlResponse, isError, isShownAt, notFoundPlace, send } from './dev-response'
import { checkPageLinks } from './page-links'
import { isWatched } from './watch'

/** A site that was read, with its table of files. */
interface OpenedSite {
  site: Site
  outputs: Outputs
  /** Targets of redirects by their comparable address. */
  redirects: ReadonlyMap<string, string>
}

/** The result of checking the links of a page in a state of the site. */
interface CheckedLinks {
  outputs: Outputs
  problems: readonly Problem[]
}

/** Time in milliseconds without changes and requests after which the rest of the site is updated. */
const UPDATE_MS = 300
/** Time in milliseconds without changes and requests after which all pages are compiled and checked. */
const CHECK_MS = 1500

const HIDDEN = new RegExp(`^${NOT_FOR_READERS}`)

/** The site during development. It is read again after each change. Its files are created when they are requested. */
export class DevSite {
  private readonly images: ImageCache
  private readonly caches: SiteCaches
  private opened: OpenedSite | undefined
  private problems: readonly Problem[] = []
  /** Whether the current files can't be read as a site. `opened` is then an earlier state. */
  private isOutdated = false
  private bundles: Bundles = {
    style: { key: '', css: async () => '' },
    scripts: { boot: '', entry: '', files: [], workers: {}, modules: {} },
  }
  /** Files that have changed since the last run. */
  private readonly changed = new Set<string>()
  /** Number of changes and requests. Work in the background stops or waits if it has changed. */
  private activity = 0
  /** Whether only the texts of pages have been read since the last change. */
  private isPartial = false
  /** Problems of the links of each page, by route. */
  private readonly linkProblems = new Map<string, CheckedLinks>()
  private background: NodeJS.Timeout | undefined
  private readonly rememberPolicy = rememberLast<string>()
  private running = Promise.resolve()
  private waiting: Promise<void> | undefined

  /** The problems last reported for each route, as text. Those of the whole site have an empty route. */
  private readonly reported = new Map<string, string>()

  /**
   * @param report prints the problems of a page; called only when they have changed
   * @param notify called when open pages may have changed
   */
  constructor(
    engine: Engine,
    private readonly root: string,
    private readonly report: (problems: readonly Problem[], root: string) => void,
    private readonly notify: () => void,
  ) {
    const store = new Store(join(root, '.cache/dev'), engine.hash)
    this.images = new ImageCache(store.folder)
    this.caches = createSiteCaches(engine, new FileHashes(root), store)
  }

  /**
   * Reads the site again. Runs don't overlap: changes during a run are read together in the next one. Errors in the sources are shown in the
   * page, not thrown.
   * @param changed absolute paths of the files and folders that have changed
   */
  reload(changed: readonly string[] = []): Promise<void> {
    for (const path of changed) this.changed.add(path)
    this.activity++
    this.waiting ??= this.running.then(() => {
      this.waiting = undefined
      this.running = this.read()
      return this.running
    })
    return this.waiting
  }

  /**
   * Reads what has changed, and reports it to open pages. Everything that they don't have to wait for is done in the background: what depends on the texts of
   * other pages, the pages that nobody has opened, and links.
   * @param changed absolute paths of the files and folders that have changed
   */
  async update(changed: readonly string[]): Promise<void> {
    await this.reload(changed)
    this.notify()
    this.scheduleBackground()
  }

  /** Reads the files that have changed before the watchers were ready. Later changes are reported by the watchers. */
  async catchUp(): Promise<void> {
    const missed = this.caches.hashes.outdated()
    if (missed.length > 0) await this.update(missed)
    else this.scheduleBackground()
  }

  /** Begins with the work in the background as soon as nothing has happened for a while. */
  private scheduleBackground(): void {
    clearTimeout(this.background)
    const { activity } = this
    this.background = setTimeout(
      () => {
        if (activity !== this.activity) this.scheduleBackground()
        else void this.workInBackground().catch(() => undefined)
      },
      this.isPartial ? UPDATE_MS : CHECK_MS,
    )
  }

  private async workInBackground(): Promise<void> {
    const { hashes, results } = this.caches
    // Changes that the watcher has missed.
    const missed = hashes.outdated()
    if (this.isPartial || missed.length > 0) {
      this.isPartial = false
      return this.update(missed)
    }
    results.save(false)
    const { opened } = this
    if (!opened || this.isOutdated) return
    const isCurrent = () => opened === this.opened && this.changed.size === 0
    const found = await pagesWithProblems(opened.site, opened.outputs, isCurrent)
    this.caches.results.save(false)
    for (const page of found) {
      const problems = await opened.outputs.documents.check(page)
      if (problems.some(isError)) this.reportChanged(page.route, problems.filter(isError))
      else await this.checkLinks(opened, page, problems)
    }
  }

  /** Stops the work in the background, and stores the results for the next start. */
  close(): void {
    clearTimeout(this.background)
    this.caches.results.save(false)
    this.caches.results.close()
  }

  private async read(): Promise<void> {
    const { images } = this
    const { hashes, results, articles } = this.caches
    const changed = [...this.changed]
    this.changed.clear()
    const isChanged = (path: string) => changed.some((name) => path === name || path.startsWith(name + sep))
    const folders = [this.root, this.caches.engine.sources]
    hashes.nextRun((path) => isWatched(folders, path) && !isChanged(path))
    const { opened } = this
    if (opened && !this.isOutdated && replaceTexts(opened.site, changed, this.caches)) {
      this.opened = { ...opened, outputs: new Outputs({ site: opened.site, articles, images, ...this.bundles }) }
      this.isPartial = true
      return
    }
    // The first page is shown before everything that other pages need is known.
    this.isPartial = opened === undefined && !this.isOutdated
    results.nextRun()
    try {
      const [bundled, styled, read] = await this.readParts()
      // Error pages need scripts and styles to reload when the error is fixed.
      if (bundled.status === 'fulfilled') this.bundles = { ...this.bundles, scripts: bundled.value }
      if (styled.status === 'fulfilled') this.bundles = { ...this.bundles, style: styled.value }
      for (const part of [bundled, styled, read]) if (part.status === 'rejected') throw part.reason
      if (read.status === 'rejected') return
      const { site, problems } = read.value
      if (site) {
        problems.list.push(...(await checkUnplaced(site, articles)))
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

  /** Bundles the scripts and the styles while the site is read. Nothing of it waits for the others. */
  private readParts() {
    const { caches, root, bundles } = this
    const { engine, hashes, results } = caches
    const bundle = (config: SiteConfig | undefined) =>
      bundleBrowserScripts(root, { engine, hashes, results, dev: true, ...(config && { config }) })
    let scripts: Promise<BrowserScripts> | undefined
    const site = openSite(root, caches, {
      includeDrafts: true,
      isPreliminary: this.isPartial,
      overrides: { router: 'path' },
      onConfig: (config) => {
        scripts = bundle(config)
        // Reported below.
        scripts.catch(() => undefined)
      },
    })
    const style = buildStylesheet([engine.sources, root], hashes).then(async ({ key, css }) => {
      if (key === bundles.style.key) return bundles.style
      const text = await css()
      return { key, css: async () => text }
    })
    // Without a valid configuration, those of the last one are used.
    const known = () => scripts ?? bundle(this.opened?.site.config)
    return Promise.allSettled([site.then(known, known), style, site])
  }

  get baseUrl(): string {
    return this.opened?.site.config.baseUrl ?? '/'
  }

  /** The content security policy of the documents. */
  get policy(): string {
    const config = this.opened?.site.config
    const { scripts } = this.bundles
    return this.rememberPolicy([config, scripts], () => sitePolicy(config, scripts, 'header'))
  }

  /** The target of a redirect. All addresses outside the base URL redirect to it. */
  redirect(path: string): string | undefined {
    return path.startsWith(this.baseUrl) ? this.opened?.redirects.get(comparableAddress(path)) : this.baseUrl
  }

  /** Checks the links of a page, and reports the page if the problems have changed. */
  private async checkLinks(opened: OpenedSite, page: Doc, found: readonly Problem[]): Promise<void> {
    if (opened !== this.opened || this.linkProblems.get(page.route)?.outputs === opened.outputs) return
    const problems = await checkPageLinks(opened.site, opened.outputs, page)
    if (opened !== this.opened) return
    const earlier = this.linkProblems.get(page.route)?.problems ?? []
    this.linkProblems.set(page.route, { outputs: opened.outputs, problems })
    this.reportChanged(page.route, [...found, ...problems])
    if (JSON.stringify(earlier) !== JSON.stringify(problems)) this.notify()
  }

  /** Responds with the file or page at a path below the base URL, the not-found page, or the errors that prevent it from being created. */
  async respond(path: string): Promise<DevResponse> {
    const bundle = bundleOutputs(this.bundles).find((output) => output.path === path)
    if (bundle) return send(bundle)
    this.activity++
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
    opened: OpenedSite,
    output: Output,
    status: number,
    elsewhere: readonly Problem[] = [],
  ): Promise<DevResponse> {
    const { outputs } = opened
    const { page } = output
    if (!page) throw new Error(`no page: ${output.path}`)
    const found = await outputs.documents.check(page)
    const errors = found.filter(isError)
    if (errors.length > 0) {
      this.reportChanged(page.route, errors)
      return this.problemPage(errors)
    }
    const { body } = await send(output)
    // Links are checked after the page has been sent, because they may lead to pages that aren't compiled yet.
    const links = this.linkProblems.get(page.route)
    if (links?.outputs !== outputs) setTimeout(() => void this.checkLinks(opened, page, found).catch(() => undefined), UPDATE_MS)
    const problems = [...found, ...(links?.problems ?? [])]
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
