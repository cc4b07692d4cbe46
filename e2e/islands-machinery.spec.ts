import type { Page } from '@playwright/test'
import { createIslandBench, type IslandBench } from './support/island-bench'
import { expect, test } from './support/test'
import { watchPage } from './support/watch-page'

// One worker, so that the widgets are bundled once.
test.describe.configure({ mode: 'default' })

let bench: IslandBench
test.beforeAll(async () => {
  bench = await createIslandBench()
})

/** Messages of the widgets of a page. */
const notes = (page: Page) => page.evaluate(() => document.documentElement.dataset.notes?.split(';').filter(Boolean) ?? [])

test.describe('islands hydrate', () => {
  test('once, according to their policy: on load, idle, visible or intent', async ({ page }) => {
    const findings = watchPage(page)
    await bench.open(page, 'policies')
    await expect.poll(() => notes(page)).toEqual(expect.arrayContaining(['Loaded wakes', 'Idle wakes']))
    expect(await notes(page)).toHaveLength(2)
    await page.getByRole('button', { name: 'Touched' }).focus()
    await expect.poll(() => notes(page)).toContain('Touched wakes')
    await page.locator('.far').scrollIntoViewIfNeeded()
    await expect.poll(() => notes(page)).toContain('Seen wakes')
    for (const [label, start] of [
      ['Loaded', 1],
      ['Touched', 2],
      ['Idle', 3],
      ['Seen', 4],
    ] as const) {
      const button = page.getByRole('button', { name: label })
      await button.click()
      await expect(button).toHaveText(`${label} ${start + 1} of ${start}`)
    }
    expect(await notes(page)).toHaveLength(4)
    const ids = await page.locator('button').evaluateAll((buttons) => buttons.map(({ id }) => id))
    expect(new Set(ids).size).toBe(4)
    expect(findings.console).toEqual([])
  })

  test('only on load or intent on a phone, and only while their media query matches', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await bench.open(page, 'policies')
    await expect.poll(() => notes(page)).toEqual(['Loaded wakes'])
    await page.locator('.far').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Idle' }).focus()
    await page.getByRole('button', { name: 'Seen' }).focus()
    await expect.poll(() => notes(page)).toEqual(['Loaded wakes', 'Seen wakes'])
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect.poll(() => notes(page)).toContain('Idle wakes')
  })

  test('on a press, which calls their action once and is not dispatched again', async ({ page }) => {
    await bench.open(page, 'dialog')
    await page.evaluate(() => {
      document.addEventListener('click', () => document.body.append(document.createElement('hr')))
      document.querySelector('button')?.click()
    })
    const button = page.getByRole('button')
    await expect(button).toHaveText('opened 1')
    await button.click()
    await expect(button).toHaveText('opened 2')
    await expect(page.locator('hr')).toHaveCount(2)
  })

  test('on intent, without calling their action', async ({ page }) => {
    await bench.open(page, 'dialog')
    const button = page.getByRole('button')
    await button.focus()
    await button.hover()
    await expect.poll(() => notes(page)).toEqual(['dialog wakes'])
    await expect(button).toHaveText('opened 0')
  })
})

test('hooks return the current values of the stores and the next page', async ({ page }) => {
  const findings = watchPage(page)
  await bench.open(page, 'facts')
  const facts = page.locator('output')
  await expect(facts).toHaveText(
    'Files | light | no version | no tab | announced | /base/docs/connect/files /base/docs/1.x/start /base/docs/0.x/start | {"released":"2025-10-30"}',
  )
  await expect.poll(() => notes(page)).toEqual(['facts wake'])
  await page.getByRole('button').click()
  await expect(facts).toContainText('Files | dark | 1.9 | mac | closed')
  await page.evaluate(() => {
    const { pageStore } = (globalThis as unknown as { bench: { pageStore: { get(): object; set(page: object): void } } }).bench
    pageStore.set({ ...pageStore.get(), title: 'Start', route: '/docs/start', counterparts: [] })
  })
  await expect(facts).toContainText(/^Start .* \/base\/docs\/start /)
  expect(findings.console).toEqual([])
})

test.describe('when pages change', () => {
  interface Bench {
    mountWithin(root: ParentNode): void
    unmountWithin(element: Element): void
    updateIsland(element: Element, next: Element): boolean
  }

  test('an island is unmounted before it is removed, and its successor hydrates', async ({ page }) => {
    await bench.open(page, 'policies')
    await expect.poll(() => notes(page)).toContain('Loaded wakes')
    await page.evaluate(() => {
      const { mountWithin, unmountWithin } = (globalThis as unknown as { bench: Bench }).bench
      const old = document.querySelector('[data-island="loaded"]')
      const html = document.createElement('div')
      const next = old?.cloneNode(true) as HTMLElement
      next.dataset.props = '{"label":"Next","start":1}'
      next
        .querySelector('button')
        ?.replaceChildren(
          'Next ',
          document.createComment(' '),
          '1',
          document.createComment(' '),
          ' of ',
          document.createComment(' '),
          '1',
        )
      next.querySelector('label')?.replaceChildren('Next')
      html.append(next)
      if (old) unmountWithin(old)
      old?.replaceWith(html)
      mountWithin(html)
    })
    await expect.poll(() => notes(page)).toEqual(expect.arrayContaining(['Loaded ends', 'Next wakes']))
  })

  test('an island that stays gets the props of the next page and keeps its state', async ({ page }) => {
    await bench.open(page, 'policies')
    await expect.poll(() => notes(page)).toContain('Loaded wakes')
    await page.getByRole('button', { name: 'Loaded' }).click()
    const isUpdated = await page.evaluate(() => {
      const old = document.querySelector<HTMLElement>('[data-island="loaded"]')
      const next = old?.cloneNode(true) as HTMLElement
      next.dataset.props = '{"label":"Other","start":1}'
      return old && (globalThis as unknown as { bench: Bench }).bench.updateIsland(old, next)
    })
    expect(isUpdated).toBe(true)
    await expect(page.getByRole('button', { name: 'Other' })).toHaveText('Other 2 of 1')
  })

  test('an island that is not hydrated is replaced', async ({ page }) => {
    await bench.open(page, 'policies')
    const isUpdated = await page.evaluate(() => {
      const old = document.querySelector('[data-island="touched"]')
      return old && (globalThis as unknown as { bench: Bench }).bench.updateIsland(old, old.cloneNode(true) as Element)
    })
    expect(isUpdated).toBe(false)
  })
})

test.describe('an island that crashes', () => {
  test('outside of the content gets its server HTML back and logs once', async ({ page }) => {
    const findings = watchPage(page)
    await bench.open(page, 'failures')
    const link = page.getByRole('link', { name: 'all of it' })
    await expect.poll(() => notes(page)).toContain('part wakes')
    await page.getByRole('button', { name: 'Break part' }).click()
    await expect.poll(() => findings.console).toEqual([expect.stringContaining('The island "fragile" failed. Error: Too much')])
    await expect(page.getByRole('button', { name: 'Break part' })).toBeVisible()
    await expect(link).toHaveCount(2)
  })

  test('as the content of a page shows the error page with a retry button', async ({ page }) => {
    await bench.open(page, 'failures')
    const wakeCount = async () => (await notes(page)).filter((line) => line === 'page wakes').length
    for (const times of [1, 2]) {
      await expect.poll(wakeCount).toBe(times)
      await page.getByRole('button', { name: 'Break page' }).click()
      await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible()
      await expect(page).toHaveTitle('Page Error | Widget')
      await expect(page.getByText(/Too much\s+Cause: Pressed/)).toBeVisible()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page).toHaveTitle('Bench')
      await expect(page.locator('main').getByRole('link', { name: 'all of it' })).toBeVisible()
    }
  })
})
