import { localPath, navigationTexts, pathKey } from '../../model/index.browser'
import { Loading } from '../progress/load-state.browser'
import { createLoadView } from '../progress/load-view.browser'
import { showCrashPage } from '../progress/problem-page.browser'
import { createProgressBar } from '../progress/progress-bar.browser'
import { readPageData, siteData } from '../stores/site-data.browser'
import { type Address, formatAddress, type Router } from './address.browser'
import { DocumentCache } from './document-cache.browser'
import type { NavigationAction, NavigationDetail, RuntimeEvents } from './events'
import { DocumentError, fetchDocument } from './fetch-document.browser'
import { resetFocus } from './focus.browser'
import { HistoryEntries } from './history-entries.browser'
import { clickedLink } from './link-click.browser'
import { type Prefetcher, startPrefetch } from './prefetch.browser'
import { isPageView, routeChange, type ScrollTarget } from './route-change.browser'
import { scrollPage } from './scroll.browser'
import { swapDocument } from './swap-document.browser'
import { trustedHtml } from './trusted-html.browser'

/** Longer documents (characters, some 10,000 elements) are left to the browser even where the site does not name them as long: it shows
 * their beginning before it has read their end. */
const LONGEST = 500_000

/** A change of page under way. */
interface Navigation {
  to: Address
  action: NavigationAction
  /** Where the page goes once it stands; a number is how far the entry was scrolled. */
  scroll: ScrollTarget | number
}

/**
 * Follows links inside the site without page loads: the address changes first, the document is fetched and swapped, then come scroll
 * position, focus and page view (BEHAVIOUR 2.6). Whatever is unexpected ends in a page load of the same address.
 */
export class Navigator implements Prefetcher {
  private readonly entries = new HistoryEntries()
  private readonly documents = new DocumentCache(fetchDocument)
  private readonly progress = createProgressBar()
  private readonly loading = new Loading(createLoadView(() => this.retry()))
  private readonly long: ReadonlySet<string>
  /** What the address bar says. */
  private address: Address
  /** The page that was counted last. */
  private viewed: Address
  /** Path of the document on screen; `undefined` while a failure is shown instead. */
  private shown: string | undefined
  private current: Navigation | undefined
  private isUndoing = false
  /** The document that was loaded ahead last, parsed while nothing else was to be done. */
  private ahead: { html: string; next: Document } | undefined

  constructor(private readonly router: Router) {
    this.address = this.here()
    this.viewed = this.address
    this.shown = router.reloads ? this.address.path : readPageData(document)?.route
    // Where a page load of an address brings another document, the browser cannot show a long one sooner.
    this.long = new Set(router.reloads ? siteData().longRoutes.map(pathKey) : [])
  }

  /** Takes over clicks and history, and begins to load ahead. */
  start(): void {
    document.addEventListener('click', (event) => {
      const link = clickedLink(event)
      if (link && this.follow(link)) event.preventDefault()
    })
    addEventListener('popstate', () => this.onPop())
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.arrive('pop')
    })
    startPrefetch(this)
    if (!this.router.reloads) {
      this.entries.replace(null, this.router.write(this.address))
      this.arrive('replace')
    }
  }

  get pending(): number {
    return this.documents.pending
  }

  prefetch(link: HTMLAnchorElement): boolean {
    const to = this.router.read(new URL(link.href), this.address)
    if (!to || this.isShown(to)) return false
    const path = pathKey(to.path)
    // A long document that is here already comes to the browser's parser in one piece, and its beginning is shown later than while it loads.
    if (this.documents.has(path) || this.long.has(path)) return false
    this.fetch(to).then(
      ({ html }) => this.parseAhead(html),
      () => {},
    )
    return true
  }

  /** The place in the address bar, which is that of no page where the not-found page is shown for a file. */
  private here(): Address {
    const { href, pathname, search, hash } = location
    return this.router.read(new URL(href), this.address) ?? { path: localPath(pathname), search, hash }
  }

  private isShown({ path }: Address): boolean {
    return this.shown !== undefined && pathKey(this.shown) === pathKey(path)
  }

  private fetch(to: Address) {
    return this.documents.get(pathKey(to.path), this.router.files(to))
  }

  /**
   * Goes where a link leads.
   * @returns false when that is left to the browser
   */
  follow(link: HTMLAnchorElement): boolean {
    const to = this.router.read(new URL(link.href), this.address)
    if (!to) return false
    closeMenus()
    if (this.router.reloads && link.getAttribute('href')?.startsWith('#')) {
      this.entries.forget(link.href)
      return false
    }
    const { action, loads, scroll } = routeChange(this.address, to, this.shown)
    if (loads && this.router.reloads && this.long.has(pathKey(to.path))) return false
    const url = this.router.write(to)
    if (action === 'push') this.entries.push(this.router.newState(), url)
    else this.entries.replace(this.router.newState(), url)
    this.go({ to, action, scroll })
    return true
  }

  private onPop(): void {
    const { top, by } = this.entries.moved(this.isUndoing)
    if (this.isUndoing) {
      this.isUndoing = false
      return
    }
    // Back closes an open panel, and the reader stays (BEHAVIOUR 4.5).
    if (closeMenus() && by) {
      this.isUndoing = true
      history.go(-by)
      return
    }
    const to = this.here()
    const isScrolled = this.isShown(to) && (to.hash !== '' || history.scrollRestoration === 'auto')
    this.go({ to, action: 'pop', scroll: top ?? (isScrolled ? 'keep' : to.hash === '' ? 'top' : 'hash') })
  }

  /** Shows what the address bar says, where that is another document. */
  private arrive(action: NavigationAction): void {
    const to = this.here()
    // After a reload the entry has a position.
    const top = action === 'replace' ? this.entries.top : undefined
    const scroll = to.hash === '' ? 'keep' : 'hash'
    if (!this.isShown(to)) {
      this.go({ to, action, scroll: top ?? scroll })
      return
    }
    if (action === 'replace' && top === undefined) scrollPage(scroll, to.hash)
    endArrival()
  }

  private go(navigation: Navigation): void {
    const { to } = navigation
    if (this.current && !this.isShown(this.current.to)) this.documents.cancel(pathKey(this.current.to.path))
    const isOtherPath = this.address.path !== to.path
    this.current = navigation
    this.address = to
    if (this.isShown(to)) {
      this.progress.done()
      this.loading.cancel()
      dispatch('docs:moved', this.detail(navigation))
      this.finish(navigation)
      return
    }
    if (isOtherPath) this.progress.start()
    void this.load(navigation)
  }

  private retry(): void {
    if (this.current) void this.load(this.current)
  }

  private async load(navigation: Navigation): Promise<void> {
    const isWanted = () => this.current === navigation
    this.loading.begin()
    try {
      const { html, movedTo } = await this.fetch(navigation.to)
      if (!isWanted()) return
      const next = this.parse(html)
      const leadsTo = next && !this.router.reloads && refreshTarget(next)
      if (leadsTo) {
        this.lead(navigation, leadsTo)
        return
      }
      if (!next) {
        loadAnew(this.router.write(navigation.to))
        return
      }
      if (movedTo) this.redirect(navigation.to, movedTo)
      await this.show(navigation, next, isWanted)
    } catch (error) {
      if (!isWanted()) return
      this.shown = undefined
      this.progress.done()
      endArrival()
      if (error instanceof DocumentError) this.loading.fail(error)
      else this.crash(error)
    }
  }

  private parseAhead(html: string): void {
    if (html.length > LONGEST || !('requestIdleCallback' in globalThis)) return
    requestIdleCallback(() => {
      this.ahead = { html, next: parseHtml(html) }
    })
  }

  /** The document, unless it is better loaded by the browser: not one of ours, from another build, very long. */
  private parse(html: string): Document | undefined {
    if (this.router.reloads && html.length > LONGEST) return undefined
    const next = this.ahead?.html === html ? this.ahead.next : parseHtml(html)
    this.ahead = undefined
    const isOurs = readPageData(next) !== undefined
    if (!this.router.reloads) {
      if (!isOurs && !refreshTarget(next)) throw new DocumentError(navigationTexts.differentPage)
      return next
    }
    return isOurs && scriptsOf(next) === scriptsOf(document) ? next : undefined
  }

  /** Goes where a redirect page leads, which may be another site. */
  private lead(navigation: Navigation, url: string): void {
    const { to } = navigation
    const { path } = to
    if (!this.router.read(new URL(url))) {
      location.replace(url)
      return
    }
    this.redirect(to, url)
    if (to.path === path) throw new DocumentError(navigationTexts.redirectLoop)
    if (to.hash !== '') navigation.scroll = 'hash'
    void this.load(navigation)
  }

  private redirect(to: Address, url: string): void {
    const found = this.router.read(new URL(url), to)
    if (!found || pathKey(found.path) === pathKey(to.path)) return
    to.path = found.path
    to.hash ||= found.hash
    this.entries.replace(history.state, this.router.write(to))
  }

  private async show(navigation: Navigation, next: Document, isWanted: () => boolean): Promise<void> {
    const { to } = navigation
    const detail = this.detail(navigation)
    dispatch('docs:before-swap', detail)
    if (!(await swapDocument(next, isWanted))) return
    this.shown = to.path
    this.progress.done()
    this.loading.succeed()
    dispatch('docs:swapped', detail)
    this.finish(navigation)
  }

  private finish({ to, action, scroll }: Navigation): void {
    if (typeof scroll === 'number') scrollTo({ top: scroll, behavior: 'instant' })
    else scrollPage(scroll, to.hash)
    if (action === 'push' && to.hash === '') resetFocus()
    const from = this.viewed
    const detail = this.detail({ to, action, scroll })
    this.viewed = to
    if (isPageView(from, to)) dispatch('docs:page-view', detail)
  }

  private detail({ to, action }: Navigation): NavigationDetail {
    return { from: formatAddress(this.viewed), to: formatAddress(to), action }
  }

  private crash(error: unknown): void {
    console.error(error)
    this.loading.cancel()
    const main = document.querySelector('main') ?? document.body
    showCrashPage(main, error, () => this.retry())
  }
}

/**
 * Loads the page that the address bar names, as a document of its own. A mere reload would leave it the entries of this document, too:
 * on a page without our scripts Back would change the address and nothing else.
 */
function loadAnew(url: string): void {
  // To an address that differs in nothing but its hash the browser would only scroll.
  history.replaceState(history.state, '', `${location.search || '?'}&`)
  location.replace(url)
}

function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(trustedHtml(html), 'text/html')
}

/** Where a document leads that is no more than a redirect of ours, for hosts that have none. */
function refreshTarget(from: Document): string | undefined {
  const refresh = from.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')
  const target = refresh?.replace(/^.*url=/, '')
  return target === undefined ? undefined : new URL(target, location.href).href
}

/** What stands on screen is what the address names: the entry page may be seen. */
function endArrival(): void {
  delete document.documentElement.dataset.arriving
}

function dispatch(type: keyof RuntimeEvents, detail: NavigationDetail): void {
  document.dispatchEvent(new CustomEvent(type, { detail }))
}

/** Closes what a link was chosen from. @returns whether the panel of narrow screens was open */
function closeMenus(): boolean {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('nav details[name][open]:not(.panel-docs *)'))
    menu.open = false
  const panel = document.querySelector<HTMLElement>('aside:popover-open')
  panel?.hidePopover()
  return panel !== null
}

/** File names of a document's modules: those of another build differ. Scripts that tags have added are none of ours. */
function scriptsOf(from: Document): string {
  return [...from.querySelectorAll('script[type="module"][src]')]
    .map((script) => script.getAttribute('src')?.replace(/^.*\//, ''))
    .join()
}
