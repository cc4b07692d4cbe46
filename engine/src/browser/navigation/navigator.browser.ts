import { localPath, navigationTexts, pathKey } from '../../common/index.browser'
import { announce } from '../enhance/live-region.browser'
import { Loading } from '../progress/load-state.browser'
import { createLoadView, endArrival } from '../progress/load-view.browser'
import { showCrashPage } from '../progress/problem-page.browser'
import { createProgressBar } from '../progress/progress-bar.browser'
import { readPageData } from '../stores/site-data.browser'
import { type Address, formatAddress, type Router } from './address/address.browser'
import { isPageView, routeChange, type ScrollTarget } from './address/route-change.browser'
import { closeMenus } from './close-menus.browser'
import { DocumentError } from './document/fetch-document.browser'
import { refreshTarget } from './document/parse-document.browser'
import { SiteDocuments } from './document/site-documents.browser'
import { swapDocument } from './document/swap-document.browser'
import type { NavigationAction, NavigationDetail, RuntimeEvents } from './events'
import { focusOn, startSkipLink } from './focus.browser'
import { HistoryEntries } from './history/history-entries.browser'
import { elementOf, scrollPage } from './history/scroll.browser'
import { clickedLink } from './link-click.browser'
import { loadPage } from './load-page.browser'
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
  private readonly documents: SiteDocuments
  private readonly progress = createProgressBar()
  private readonly loading = new Loading(createLoadView(() => this.retry()))
  /** The address in the address bar. */
  private address: Address
  /** The address of the last page view. */
  private viewed: Address
  /** Path of the shown document; `undefined` while an error is shown instead. */
  private shown: string | undefined
  private current: Navigation | undefined
  private isUndoing = false

  constructor(private readonly router: Router) {
    this.documents = new SiteDocuments(router)
    this.address = this.here()
    this.viewed = this.address
    this.shown = router.reloads ? this.address.path : readPageData(document)?.route
  }

  /** Handles clicks and history, and starts prefetching. */
  start(): void {
    startSkipLink()
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
      this.correctAddress(this.address)
      this.arrive('replace')
    }
  }

  get pending(): number {
    return this.documents.pending
  }

  prefetch(link: HTMLAnchorElement): boolean {
    const to = this.router.read(new URL(link.href), this.address)
    if (!to || this.isShown(to)) return false
    const { current } = this
    return this.documents.prefetch(to, () => this.current === current)
  }

  /** The address in the address bar. On the not-found page, it may be the address of a file. */
  private here(): Address {
    const { href, pathname, search, hash } = location
    return this.router.read(new URL(href), this.address) ?? { path: localPath(pathname), search, hash }
  }

  /** With hash URLs, completes an address that was typed without a slash, or that is only an anchor. */
  private correctAddress(to: Address): void {
    const hash = this.router.write(to)
    if (hash !== location.hash) this.entries.replace(null, hash)
  }

  private isShown({ path }: Address): boolean {
    return this.shown !== undefined && pathKey(this.shown) === pathKey(path)
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
    if (loads && this.documents.isLong(to)) return false
    const url = this.router.write(to)
    if (action === 'push') this.entries.push(this.router.newState(), url)
    else this.entries.replace(this.router.newState(), url)
    this.go({ to, action, scroll })
    return true
  }

  private onPop(): void {
    const { top, by } = this.entries.moved(this.isUndoing)
    const to = this.here()
    const isBack = this.isUndoing && formatAddress(to) === formatAddress(this.address)
    this.isUndoing = false
    if (isBack) return
    if (!this.router.reloads) this.correctAddress(to)
    // Back closes an open panel instead of leaving the page.
    if (closeMenus() && by) {
      this.isUndoing = true
      history.go(-by)
      return
    }
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
    if (this.current && !this.isShown(this.current.to)) this.documents.cancel(this.current.to)
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
      const { html, movedTo } = await this.documents.get(navigation.to)
      if (!isWanted()) return
      const next = this.documents.parse(html)
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
    // With hash URLs, the browser has loaded the entry page instead of the first one, which it announces itself.
    const isFirst = this.viewed.path === to.path
    this.shown = to.path
    this.progress.done()
    this.loading.succeed()
    dispatch('docs:swapped', detail)
    if (!isFirst) announce(document.title)
    if (navigation.scroll === 'hash' && !elementOf(to.hash)) navigation.scroll = 'top'
    this.finish(navigation, !isFirst)
  }

  private finish({ to, action, scroll }: Navigation, isFocused = action !== 'pop' && scroll !== 'keep'): void {
    scrollPage(scroll, to.hash)
    if (isFocused) focusPage(to.hash)
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

/** Moves the focus to the target of the hash, or to the heading of the page. */
function focusPage(hash: string): void {
  const target = elementOf(hash) ?? document.querySelector('main h1') ?? document.querySelector('main')
  if (target instanceof HTMLElement) focusOn(target)
}

function dispatch(type: keyof RuntimeEvents, detail: NavigationDetail): void {
  document.dispatchEvent(new CustomEvent(type, { detail }))
}
