import { localPath, navigationTexts, pathKey } from '../../model/index.browser'
import { Loading } from '../progress/load-state.browser'
import { createLoadView } from '../progress/load-view.browser'
import { showCrashPage } from '../progress/problem-page.browser'
import { createProgressBar } from '../progress/progress-bar.browser'
import { readPageData, siteData } from '../stores/site-data.browser'
import { type Address, formatAddress, type Router } from './address/address.browser'
import { isPageView, routeChange, type ScrollTarget } from './address/route-change.browser'
import { closeMenus } from './close-menus.browser'
import { DocumentCache } from './document/document-cache.browser'
import { DocumentError, fetchDocument } from './document/fetch-document.browser'
import { DocumentParser, MAX_CHARACTERS, refreshTarget, scriptsOf } from './document/parse-document.browser'
import { swapDocument } from './document/swap-document.browser'
import type { NavigationAction, NavigationDetail, RuntimeEvents } from './events'
import { resetFocus } from './focus.browser'
import { HistoryEntries } from './history/history-entries.browser'
import { scrollPage } from './history/scroll.browser'
import { clickedLink } from './link-click.browser'
import { type Prefetcher, startPrefetch } from './prefetch.browser'

/** A navigation in progress. */
interface Navigation {
  to: Address
  action: NavigationAction
  /** Scroll target of the complete page; a number is a restored scroll position. */
  scroll: ScrollTarget | number
}

/**
 * Follows links inside the site without page loads: changes the address, fetches and swaps the document, and sets scroll position, focus
 * and page view. Any unexpected result leads to a page load of the same address.
 */
export class Navigator implements Prefetcher {
  private readonly entries = new HistoryEntries()
  private readonly documents = new DocumentCache(fetchDocument)
  private readonly parser = new DocumentParser()
  private readonly progress = createProgressBar()
  private readonly loading = new Loading(createLoadView(() => this.retry()))
  private readonly long: ReadonlySet<string>
  /** The address in the address bar. */
  private address: Address
  /** The address of the last page view. */
  private viewed: Address
  /** Path of the shown document; `undefined` while an error is shown instead. */
  private shown: string | undefined
  private current: Navigation | undefined
  private isUndoing = false

  constructor(private readonly router: Router) {
    this.address = this.here()
    this.viewed = this.address
    this.shown = router.reloads ? this.address.path : readPageData(document)?.route
    // With hash URLs a page load returns the entry page, so the browser cannot render a long document early.
    this.long = new Set(router.reloads ? siteData().longRoutes.map(pathKey) : [])
  }

  /** Handles clicks and history, and starts prefetching. */
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
    // The browser renders the beginning of a long document earlier while it loads than from the cache.
    if (this.documents.has(path) || this.long.has(path)) return false
    const { current } = this
    this.fetch(to).then(
      ({ html }) => {
        if (this.current === current) this.parser.parseAhead(html)
      },
      () => {},
    )
    return true
  }

  /** The address in the address bar. On the not-found page, it may be the address of a file. */
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
   * Follows a link.
   * @returns false if the browser has to follow it
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
    // Back closes an open panel instead of leaving the page.
    if (closeMenus() && by) {
      this.isUndoing = true
      history.go(-by)
      return
    }
    const to = this.here()
    const isScrolled = this.isShown(to) && (to.hash !== '' || history.scrollRestoration === 'auto')
    this.go({ to, action: 'pop', scroll: top ?? (isScrolled ? 'keep' : to.hash === '' ? 'top' : 'hash') })
  }

  /** Shows the document of the current address if it is not the shown one. */
  private arrive(action: NavigationAction): void {
    const to = this.here()
    // After a reload the entry has a scroll position.
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
      const target = next && !this.router.reloads && refreshTarget(next)
      if (target) {
        this.followRefresh(navigation, target)
        return
      }
      if (!next) {
        loadPage(this.router.write(navigation.to))
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

  /**
   * Parses a document. Returns `undefined` if the browser has to load it, because another generator or another build created it or it is
   * too long.
   */
  private parse(html: string): Document | undefined {
    if (this.router.reloads && html.length > MAX_CHARACTERS) return undefined
    const next = this.parser.parse(html)
    const isOurs = readPageData(next) !== undefined
    if (!this.router.reloads) {
      if (!isOurs && !refreshTarget(next)) throw new DocumentError(navigationTexts.differentPage)
      return next
    }
    return isOurs && scriptsOf(next) === scriptsOf(document) ? next : undefined
  }

  /** Follows a redirect page, which may lead to another site. */
  private followRefresh(navigation: Navigation, url: string): void {
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
 * Loads an address as a new document. After a reload, the history entries of this document would belong to the new one, and Back would
 * only change the address if the new one has no scripts.
 */
function loadPage(url: string): void {
  // If only the hash differed, the browser would scroll instead of loading.
  history.replaceState(history.state, '', `${location.search || '?'}&`)
  location.replace(url)
}

/** Makes the page visible, because it is the page of the current URL. */
function endArrival(): void {
  delete document.documentElement.dataset.arriving
}

function dispatch(type: keyof RuntimeEvents, detail: NavigationDetail): void {
  document.dispatchEvent(new CustomEvent(type, { detail }))
}
