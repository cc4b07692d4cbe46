import type { Page } from '@playwright/test'
import { holdRequests } from './support/hold-requests'
import { navigatorArrived, openPage, openStopped } from './support/open-page'
import { expect, test } from './support/test'
import { watchPage } from './support/watch-page'

const LANDING = '/docs/core/introduction/'
const OVERVIEW = '/docs/core/introduction/gx_overview'
const TUTORIAL = '/docs/core/introduction/try_gx'

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true })
const toTutorial = (page: Page) => sidebarLink(page, 'Try GX Core')
const toOverview = (page: Page) => sidebarLink(page, 'GX Core overview')

/** Records the messages of the live region from now on. */
const announcements = async (page: Page) => {
  await page.evaluate(() => {
    const messages: string[] = []
    Object.assign(window, { messages })
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[aria-live], [role="status"], [role="alert"]',
        )
        if (region?.textContent) messages.push(region.textContent)
      }
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { messages: string[] }).messages)
}

/** Marks the document and persistent elements, to detect whether they are replaced. */
const mark = (page: Page) =>
  page.evaluate(() => {
    for (const [name, node] of Object.entries({
      html: document.documentElement,
      ...document.querySelectorAll('nav.navbar, aside, footer'),
    })) {
      Object.assign(node as object, { marked: name })
    }
  })
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in document.documentElement)

test.describe('a link to another page', () => {
  test('updates URL, title, content, head and current items, and keeps document, navbar, sidebar and footer', async ({
    page,
  }) => {
    const findings = watchPage(page)
    await openPage(page, OVERVIEW)
    await mark(page)
    await toTutorial(page).click()
    await expect(page.locator('h1')).toHaveText('Try GX Core')
    await expect(page).toHaveURL(TUTORIAL)
    await expect(page).toHaveTitle(/^Try GX Core \|/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${TUTORIAL}$`))
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Try GX Core \|/)
    await expect(page.locator('meta[name="description"]')).toHaveCount(1)
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-core\/introduction\/try_gx/)
    await expect(toTutorial(page)).toHaveAttribute('aria-current', 'page')
    await expect(toOverview(page)).not.toHaveAttribute('aria-current')
    expect(await page.evaluate(() => JSON.parse(document.getElementById('page-data')?.textContent ?? '{}').route)).toBe(TUTORIAL)
    const kept = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('nav.navbar, aside, footer')].map((node) => 'marked' in node),
    )
    expect(kept).toEqual([true, true, true, true])
    expect(findings).toEqual({ console: [], failed: [], foreign: [] })
  })

  test('adds a history entry with a key of six characters', async ({ page }) => {
    await openPage(page, OVERVIEW)
    expect(await page.evaluate(() => history.state)).toBeNull()
    await toTutorial(page).click()
    await expect(page).toHaveURL(TUTORIAL)
    expect(await page.evaluate(() => history.state.key)).toMatch(/^[0-9a-z]{6}$/)
  })

  test('scrolls to the top, announces the title and moves the focus to the heading', async ({ page }) => {
    await openPage(page, OVERVIEW)
    const messages = await announcements(page)
    await page.evaluate(() => scrollTo(0, 900))
    await toTutorial(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Try GX Core' })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('h1')).toHaveCSS('outline-style', 'none')
    expect(await messages()).toEqual(['Try GX Core | Great Expectations'])
    await page.keyboard.press('Tab')
    await expect(page.locator('.page-header .tested')).toBeFocused()
    await expect(page.locator('h1')).not.toHaveAttribute('tabindex')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'GX Core overview' })).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(900)
    expect(await messages()).toEqual(['Try GX Core | Great Expectations', 'GX Core overview | Great Expectations'])
  })

  test('by keyboard, the heading has a visible focus, and the skip link works', async ({ page }) => {
    await openPage(page, OVERVIEW)
    await toTutorial(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Try GX Core' })).toBeFocused()
    await expect(page.locator('h1')).toHaveCSS('outline-style', 'solid')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await skip.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL(TUTORIAL)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  test('to an unknown anchor of another page shows its beginning', async ({ page }) => {
    await openPage(page, OVERVIEW)
    const link = page.locator('main .prose a[href="/docs/core/introduction/try_gx"]').first()
    await link.evaluate((element: HTMLAnchorElement) => {
      element.hash = '#no-such-heading'
      scrollTo({ top: 900, behavior: 'instant' })
      element.click()
    })
    await expect(page.locator('h1')).toHaveText('Try GX Core')
    await expect(page).toHaveURL(`${TUTORIAL}#no-such-heading`)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('h1')).toBeFocused()
  })

  for (const hash of ['#:~:text=how%20the%20parts', '#next-steps:~:text=how%20the%20parts']) {
    test(`to the text fragment ${hash} is left to the browser, which finds the text`, async ({ page }) => {
      await openPage(page, OVERVIEW)
      await mark(page)
      const link = page.locator('main .prose a[href="/docs/core/introduction/try_gx"]').first()
      await link.evaluate((element: HTMLAnchorElement, hash) => element.setAttribute('href', element.pathname + hash), hash)
      await page.locator('main .prose a[href*=":~:"]').click()
      await expect(page.locator('h1')).toHaveText('Try GX Core')
      expect(await isSameDocument(page)).toBe(false)
      await expect(page.locator('#next-steps')).toBeInViewport()
    })
  }

  test('scrolls to the decoded anchor, below the navbar', async ({ page }) => {
    await openPage(page, OVERVIEW)
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main .prose a[href="/docs/core/introduction/try_gx"]')
      if (link) link.href += '#%6eext-steps'
    })
    await page.locator('main .prose a[href*="#%6e"]').click()
    await expect(page.locator('h1')).toHaveText('Try GX Core')
    const heading = page.locator('#next-steps')
    await expect(heading).toBeInViewport()
    const below = await page.evaluate(() => document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0)
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(below - 1)
    await expect(page.getByRole('link', { name: 'Skip to main content' })).not.toBeFocused()
  })

  test('replaces or removes the sidebar if the next page has another one or none', async ({ page }) => {
    await openPage(page, OVERVIEW)
    await mark(page)
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page).toHaveURL('/docs/home')
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(0)
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Cloud', exact: true }).click()
    await expect(page).toHaveURL('/docs/cloud/')
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible()
    await expect(page.locator('main')).toHaveCount(1)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('expands its sidebar category and leaves the others unchanged', async ({ page }) => {
    await openPage(page, '/docs/core/introduction/community_resources')
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href^="/docs/"]')
      if (link) link.href = '/docs/core/introduction/try_gx'
    })
    await expect(toTutorial(page)).toBeHidden()
    await page.locator('main a[href="/docs/core/introduction/try_gx"]').first().click()
    await expect(toTutorial(page)).toBeVisible()
    await expect(toTutorial(page)).toHaveAttribute('aria-current', 'page')
  })
})

test.describe('navigations that the browser handles', () => {
  test('a modified click opens a new tab', async ({ page, context }) => {
    await openPage(page, OVERVIEW)
    const opened = context.waitForEvent('page')
    await toTutorial(page).click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(TUTORIAL)
    await expect(page).toHaveURL(OVERVIEW)
  })

  test('a link to an anchor of the page adds a history entry without state', async ({ page }) => {
    await openPage(page, OVERVIEW)
    await page.locator('.toc a').last().click()
    await expect(page).toHaveURL(/#/)
    expect(await page.evaluate(() => history.state)).toBeNull()
  })

  test('a link to a file loads the file', async ({ page }) => {
    await openPage(page, OVERVIEW)
    await page.locator('main a[href$=".md"]').first().click()
    await expect(page).toHaveURL(/\.md$/)
    await expect(page.locator('nav.navbar')).toHaveCount(0)
  })

  for (const place of ['', '?a=b', '#next-steps']) {
    test(`a document of another build is loaded as a new page, at ${TUTORIAL}${place}`, async ({ page }) => {
      await page.route(
        (url) => url.pathname === TUTORIAL,
        async (request) => {
          if (request.request().resourceType() !== 'fetch') return request.continue()
          const response = await request.fetch()
          return request.fulfill({
            response,
            body: (await response.text()).replace('</head>', '<script type="module" src="/assets/other.js"></script></head>'),
          })
        },
      )
      await openPage(page, OVERVIEW)
      await mark(page)
      await page.evaluate(() => scrollTo(0, 600))
      await toTutorial(page).evaluate((link, more) => {
        ;(link as HTMLAnchorElement).href += more
        ;(link as HTMLAnchorElement).click()
      }, place)
      await expect(page.locator('h1')).toHaveText('Try GX Core')
      await expect(page).toHaveURL(TUTORIAL + place)
      expect(await isSameDocument(page)).toBe(false)
      if (place.startsWith('#')) await expect(page.locator(place)).toBeInViewport()
      else expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await expect(page).toHaveURL(OVERVIEW)
      await expect(page.locator('h1')).toHaveText('GX Core overview')
    })
  }

  test('a document that is not a page of the site is loaded as a new page', async ({ page }) => {
    await page.route(
      (url) => url.pathname === TUTORIAL,
      (request) => request.fulfill({ contentType: 'text/html', body: '<!doctype html><html><h1>Sign in</h1></html>' }),
    )
    await openPage(page, OVERVIEW)
    await toTutorial(page).click()
    await expect(page.locator('h1')).toHaveText('Sign in')
    await expect(page.locator('nav.navbar')).toHaveCount(0)
  })
})

test.describe('the same page', () => {
  test('a link to the current URL replaces the history entry and scrolls to the top', async ({ page }) => {
    await openPage(page, OVERVIEW)
    const entries = await page.evaluate(() => history.length)
    await page.evaluate(() => scrollTo(0, 800))
    await toOverview(page).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  test('a link that changes only the query neither scrolls nor requests anything', async ({ page }) => {
    await openPage(page, OVERVIEW)
    await page.evaluate(() => {
      document
        .querySelector('main p')
        ?.insertAdjacentElement('afterend', Object.assign(document.createElement('a'), { href: '?a=1', textContent: 'query' }))
      scrollTo(0, 120)
    })
    const requests: string[] = []
    page.on('request', (request) => {
      const isOurs = new URL(request.url()).origin === new URL(page.url()).origin
      if (isOurs && ['document', 'fetch'].includes(request.resourceType())) requests.push(request.url())
    })
    await page.getByRole('link', { name: 'query' }).click()
    await expect(page).toHaveURL(`${OVERVIEW}?a=1`)
    expect(await page.evaluate(() => scrollY)).toBe(120)
    expect(requests).toEqual([])
  })

  test('other spellings of its path show the same page', async ({ page }) => {
    await openPage(page, `${OVERVIEW}.html`)
    await mark(page)
    await expect(toOverview(page)).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${OVERVIEW}$`))
    await toTutorial(page).click()
    await expect(page).toHaveURL(TUTORIAL)
    await page.goBack()
    await expect(page).toHaveURL(`${OVERVIEW}.html`)
    await expect(page.locator('h1')).toHaveText('GX Core overview')
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe('history', () => {
  test('back and forward restore page and scroll position', async ({ page }) => {
    await openPage(page, OVERVIEW)
    await page.evaluate(() => scrollTo(0, 700))
    await toTutorial(page).click()
    await expect(page.locator('h1')).toHaveText('Try GX Core')
    await page.evaluate(() => scrollTo(0, 1500))
    await page.goBack()
    await expect(page.locator('h1')).toHaveText('GX Core overview')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
    await page.goForward()
    await expect(page.locator('h1')).toHaveText('Try GX Core')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
  })

  test('back to the top of the page, and to the page before', async ({ page }) => {
    await openPage(page, LANDING)
    await toOverview(page).click()
    await expect(page.locator('h1')).toHaveText('GX Core overview')
    await page.locator('.toc a').last().click()
    await expect(page).toHaveURL(/#/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    await page.goBack()
    await expect(page).toHaveURL(OVERVIEW)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page.locator('h1')).toHaveText('Introduction to GX Core')
  })

  test('a reload keeps the position, and back still works', async ({ page }) => {
    await openPage(page, OVERVIEW)
    await toTutorial(page).click()
    await expect(page.locator('h1')).toHaveText('Try GX Core')
    await page.evaluate(() => scrollTo(0, 1200))
    await page.reload()
    await page.locator('html[data-has-hydrated="true"]').waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200)
    await page.goBack()
    await expect(page.locator('h1')).toHaveText('GX Core overview')
  })
})

test.describe('a slow page', () => {
  test('the URL changes first, then progress bar and loader appear, then the page', async ({ page }) => {
    const release = await holdRequests(page, (url) => url.pathname === TUTORIAL)
    await openPage(page, OVERVIEW)
    await toTutorial(page).click()
    await expect(page).toHaveURL(TUTORIAL)
    await expect(page.locator('h1')).toHaveText('GX Core overview')
    await expect(page.locator('#nprogress .bar')).toBeAttached()
    await expect(page.locator('#nprogress > *')).toHaveCount(1)
    await expect(page.locator('html')).toHaveClass(/nprogress-busy/)
    await expect(page.locator('.page-loader')).toBeVisible()
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.locator('h1')).toHaveText('Try GX Core')
    await expect(page.locator('#nprogress')).toHaveCount(0)
    await expect(page.locator('.page-loader')).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveClass(/nprogress-busy/)
  })

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('the loader is animated', async ({ page }) => {
      const release = await holdRequests(page, (url) => url.pathname === TUTORIAL)
      await openPage(page, OVERVIEW)
      await toTutorial(page).click()
      await expect(page.locator('.page-loader span').first()).toHaveCSS('animation-name', 'page-loader-pulse')
      await expect(page.locator('.page-loader span').first()).toHaveCSS('animation-iteration-count', 'infinite')
      release()
    })
  })

  test('the last click takes effect, regardless of the order of the responses', async ({ page }) => {
    const release = await holdRequests(page, (url) => url.pathname === TUTORIAL)
    await openPage(page, OVERVIEW)
    await toTutorial(page).click()
    await expect(page).toHaveURL(TUTORIAL)
    await sidebarLink(page, 'Community resources').click()
    await expect(page.locator('h1')).toHaveText('Community resources')
    release()
    await expect(page.locator('#nprogress')).toHaveCount(0)
    await expect(page.locator('h1')).toHaveText('Community resources')
    await expect(page).toHaveURL(/community_resources$/)
  })

  test('back while it loads stays on the current page', async ({ page }) => {
    const release = await holdRequests(page, (url) => url.pathname === TUTORIAL)
    await openPage(page, OVERVIEW)
    await page.evaluate(() => scrollTo(0, 300))
    await toTutorial(page).click()
    await expect(page.locator('.page-loader')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(OVERVIEW)
    await expect(page.locator('.page-loader')).toHaveCount(0)
    await expect(page.locator('#nprogress')).toHaveCount(0)
    release()
    await expect(page.locator('h1')).toHaveText('GX Core overview')
    expect(await page.evaluate(() => scrollY)).toBe(300)
  })
})

test.describe('a page that fails to load', () => {
  for (const [failure, answer, message] of [
    ['without a connection', { abort: true }, 'could not be loaded'],
    ['if the response is not a page', { contentType: 'application/json', body: '{}' }, 'did not return a page'],
    [
      'if the response is truncated',
      { contentType: 'text/html', body: '<!doctype html><html><head><title>' },
      'Only part of the page',
    ],
  ] as const) {
    test(`${failure}: shows an error with a retry button`, async ({ page }) => {
      await page.route(
        (url) => url.pathname === TUTORIAL,
        (request) => ('abort' in answer ? request.abort() : request.fulfill(answer)),
      )
      await openPage(page, OVERVIEW)
      await toTutorial(page).click()
      const box = page.getByRole('alert')
      await expect(box.getByText(message)).toBeVisible()
      await expect(page).toHaveURL(TUTORIAL)
      await page.unrouteAll({ behavior: 'wait' })
      await box.getByRole('button', { name: 'Retry' }).click()
      await expect(page.locator('h1')).toHaveText('Try GX Core')
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    })
  }

  test('an unknown page shows the not-found page of the site', async ({ page }) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    await openPage(page, OVERVIEW)
    await mark(page)
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main .prose a[href^="/docs/"]')
      if (link) link.href = '/docs/nothing-here'
    })
    await page.locator('main a[href="/docs/nothing-here"]').click()
    await expect(page.locator('h1')).toHaveText('Page Not Found')
    await expect(page).toHaveURL('/docs/nothing-here')
    expect(await isSameDocument(page)).toBe(true)
    // The panel of another sidebar has a button with `autofocus`, for when it opens.
    expect(messages.filter((text) => !/404|Autofocus/.test(text))).toEqual([])
  })

  test('a page that cannot be shown leads to the error page, which has a retry button', async ({ page }) => {
    await openPage(page, OVERVIEW)
    await page.evaluate(() => {
      const { adoptNode } = Document.prototype
      document.adoptNode = () => {
        throw new Error('No such node.', { cause: new Error('A test.') })
      }
      Object.assign(window, { restore: () => Object.assign(document, { adoptNode }) })
    })
    await toTutorial(page).click()
    await expect(page).toHaveTitle(/^Page Error/)
    await expect(page.locator('h1')).toHaveText('This page crashed.')
    await expect(page.getByRole('alert')).toContainText('No such node.')
    await expect(page.getByRole('alert')).toContainText('Cause: A test.')
    await page.evaluate(() => (window as unknown as { restore(): void }).restore())
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('h1')).toHaveText('Try GX Core')
    await expect(page).toHaveTitle(/^Try GX Core/)
  })

  for (const kind of ['script', 'stylesheet'] as const) {
    test(`a missing ${kind} reloads the page once`, async ({ page }) => {
      let documents = 0
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents++
      })
      await page.route('**/assets/**', (request) =>
        request.request().resourceType() === kind ? request.fulfill({ status: 404 }) : request.continue(),
      )
      const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
      await page.goto(OVERVIEW)
      await warning
      await expect.poll(() => documents).toBe(2)
      await page.waitForLoadState('networkidle')
      expect(documents).toBe(2)
      await expect(page.locator('h1')).toHaveText('GX Core overview')
      await page.locator(`main a[href="${TUTORIAL}"]`).first().click()
      await expect(page.locator('h1')).toHaveText('Try GX Core')
    })
  }
})

test.describe('prefetching', () => {
  const documentsOf = (page: Page) => {
    const documents: string[] = []
    page.on('request', (request) => {
      const { hostname, pathname } = new URL(request.url())
      if (request.resourceType() === 'fetch' && hostname === '127.0.0.1') documents.push(pathname)
    })
    return documents
  }

  test('a link is fetched once on hover or focus, and not again on click', async ({ page }) => {
    const documents = documentsOf(page)
    await openPage(page, OVERVIEW)
    await toTutorial(page).hover()
    await expect.poll(() => documents).toEqual([TUTORIAL])
    await sidebarLink(page, 'Community resources').focus()
    await expect.poll(() => documents).toHaveLength(2)
    await toTutorial(page).click()
    await expect(page.locator('h1')).toHaveText('Try GX Core')
    expect(documents.filter((path) => path === TUTORIAL)).toHaveLength(1)
  })

  test('the next page is fetched when its link scrolls into view', async ({ page }) => {
    const documents = documentsOf(page)
    await openPage(page, OVERVIEW)
    expect(documents).toEqual([])
    await page.locator('a[rel="next"]').scrollIntoViewIfNeeded()
    await expect.poll(() => documents).toEqual(['/docs/core/set_up_a_gx_environment/'])
  })

  for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }]) {
    test(`nothing is prefetched with ${JSON.stringify(connection)}, and links work`, async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
      const documents = documentsOf(page)
      await openPage(page, OVERVIEW)
      await page.locator('h1').hover()
      await navigatorArrived(page)
      const next = page.locator('a[rel="next"]')
      await next.scrollIntoViewIfNeeded()
      // Observers are called in the order of their creation, so the prefetcher's has been called before this one.
      await next.evaluate((link) => new Promise((done) => new IntersectionObserver(done).observe(link)))
      for (const [link, interest] of [
        [toTutorial(page), 'pointerover'],
        [sidebarLink(page, 'Community resources'), 'focusin'],
      ] as const) {
        // Links are prefetched 30 ms after the event. A timer that is set later with the same delay fires later.
        await link.dispatchEvent(interest)
        await page.evaluate(() => new Promise((done) => setTimeout(done, 30)))
      }
      expect(documents).toEqual([])
      await toTutorial(page).click()
      await expect(page.locator('h1')).toHaveText('Try GX Core')
      expect(documents).toEqual([TUTORIAL])
    })
  }
})

test('changes of path and query are page views, changes of the hash are not', async ({ page }) => {
  await openPage(page, OVERVIEW)
  await page.evaluate(() => {
    const views: string[] = []
    Object.assign(window, { views })
    document.addEventListener('docs:page-view', (event) =>
      views.push(`${(event as CustomEvent).detail.to} ${document.title.split(' | ')[0]}`),
    )
  })
  const views = () => page.evaluate(() => (window as unknown as { views: string[] }).views)
  await page.locator('.toc a').last().click()
  await expect(page).toHaveURL(/#/)
  await toTutorial(page).click()
  await expect.poll(views).toEqual([`${TUTORIAL} Try GX Core`])
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('GX Core overview')
  await expect.poll(views).toHaveLength(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  test('the navigator loads with the first touch', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    // With a running clock, a tap waits for the navigator only for a second.
    await openStopped(page, OVERVIEW)
    expect(scripts.filter((path) => path.includes('navigator'))).toEqual([])
    await mark(page)
    await page.locator('main .prose a[href="/docs/core/introduction/try_gx"]').first().tap()
    await expect(page.locator('h1')).toHaveText('Try GX Core')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('a link in the panel closes it, and Back closes an open panel without leaving the page', async ({ page }) => {
    await openPage(page, OVERVIEW)
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' })
    await toggle.tap()
    await navigatorArrived(page)
    await toTutorial(page).tap()
    await expect(page.locator('h1')).toHaveText('Try GX Core')
    await expect(toTutorial(page)).toBeHidden()
    await toggle.tap()
    await expect(toTutorial(page)).toBeVisible()
    await page.goBack()
    await expect(toTutorial(page)).toBeHidden()
    await expect(page).toHaveURL(TUTORIAL)
    await page.goBack()
    await expect(page.locator('h1')).toHaveText('GX Core overview')
  })
})
