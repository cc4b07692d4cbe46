import type { Page } from '@playwright/test'
import { changeDocument, openPage, openStopped } from './support/open-page'
import { expect, test } from './support/test'

const PAGE = '/docs/core/introduction/try_gx'
const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy code to clipboard' }).first()
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Inserts a code block before the content of the page. */
const withBlock = (page: Page, code: string, bar = '<div class="code-bar"><span class="code-title">Python</span></div>') =>
  changeDocument(page, PAGE, (html) =>
    html.replace(/<div class="prose[^>]*>/, `$&<div class="code" id="block">${bar}<pre><code>${code}</code></pre></div>`),
  )

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('the button copies the code and confirms it for one second', async ({ page }) => {
    await openStopped(page, PAGE)
    const code = page.locator('.code:has(button)').first()
    await expect(copyButton(page)).toHaveAttribute('title', 'Copy')
    await copyButton(page).click()
    await expect(code.getByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(page.locator('body > [aria-live="polite"]')).toHaveText('Copied')
    expect(await clipboard(page)).toBe((await code.locator('code').textContent())?.trimEnd())
    await page.clock.runFor(900)
    await expect(code.getByRole('button', { name: 'Copied' })).toBeVisible()
    await page.clock.runFor(100)
    await expect(code.getByRole('button', { name: 'Copied' })).toHaveCount(0)
    await expect(page.locator('body > [aria-live="polite"]')).toHaveText('')
  })

  test('copied code includes hidden lines and excludes decoration', async ({ page }) => {
    const line = (text: string, kind: string) => `<span class="line ${kind}">${text}\n</span>`
    await withBlock(page, line('a = 1', 'highlighted') + line('b = 2', 'hidden') + line('c = 3', 'added'))
    await openStopped(page, PAGE)
    await page.locator('#block .copy').click()
    await expect(page.locator('#block .copied')).toBeVisible()
    expect(await clipboard(page)).toBe('a = 1\nb = 2\nc = 3')
  })

  test('neither the button nor a selection copies removed lines and prompts', async ({ page }) => {
    await changeDocument(page, PAGE, (html) =>
      html.replace(
        /<div class="prose[^>]*>/,
        `$&<div class="code" id="block" data-code="ls\ncd"><pre><code><span class="line"><span class="prompt">$ </span>ls\n</span><span class="line removed">pwd\n</span><span class="line">cd\n</span></code></pre></div>`,
      ),
    )
    await openStopped(page, PAGE)
    await page.locator('#block .copy').click()
    await expect(page.locator('#block .copied')).toBeVisible()
    expect(await clipboard(page)).toBe('ls\ncd')
    await page.evaluate(async () => {
      await navigator.clipboard.writeText('')
      getSelection()?.selectAllChildren(document.querySelector('#block code') as Element)
    })
    await page.keyboard.press('ControlOrMeta+c')
    await expect.poll(() => clipboard(page)).toMatch(/^ls\s+cd\s*$/)
  })

  test('the command on the home page can be copied', async ({ page }) => {
    await openStopped(page, '/docs/home')
    await page.locator('.install').getByRole('button').click()
    await expect(page.locator('.install').getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await clipboard(page)).toBe('pip install "great_expectations==1.8.1" "pandas<3"')
  })

  test('without the clipboard API, the page copies through a selection', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }))
    await withBlock(page, 'a = 1\n')
    await openStopped(page, PAGE)
    const button = page.locator('#block .copy')
    await button.click()
    await expect(page.locator('#block .copied')).toBeFocused()
    await expect(page.locator('textarea')).toHaveCount(0)
  })
})

test('a rejected copy keeps the label and logs the reason', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  const messages: string[] = []
  page.on('console', (message) => message.type() === 'warning' && messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(`thrown: ${error}`))
  await openPage(page, PAGE)
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  await copyButton(page).click()
  await warned
  await expect(copyButton(page)).toBeVisible()
  await expect(page.locator('.copied')).toHaveCount(0)
  expect(messages).toEqual([expect.stringContaining('The text could not be copied.')])
})

test.describe('wrapping', () => {
  const wide = `x = "${'long '.repeat(40)}"\n`

  test('code that overflows can be wrapped and unwrapped', async ({ page }) => {
    await withBlock(page, wide)
    await openPage(page, PAGE)
    const wrap = page.locator('#block').getByRole('button', { name: 'Toggle word wrap' })
    const overflows = () => page.locator('#block pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth)
    await expect(wrap).toHaveAttribute('aria-pressed', 'false')
    expect(await overflows()).toBe(true)
    await wrap.click()
    await expect(wrap).toHaveAttribute('aria-pressed', 'true')
    expect(await overflows()).toBe(false)
    await wrap.click()
    await expect(wrap).toBeVisible()
    expect(await overflows()).toBe(true)
  })

  test('the wrap button appears only while code overflows', async ({ page }) => {
    await withBlock(page, `x = "${'fits '.repeat(12)}"\n`)
    await openPage(page, PAGE)
    const wrap = page.locator('#block .wrap')
    await expect(wrap).toBeHidden()
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(wrap).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(wrap).toBeHidden()
  })

  test('code in a tab is measured when its panel shows', async ({ page }) => {
    await changeDocument(page, PAGE, (html) =>
      html.replace(
        /<div class="prose[^>]*>/,
        `$&<div class="tabs"><div class="tab-list"><label><input type="radio" name="t" value="a" checked>A</label><label><input type="radio" name="t" value="b">B</label></div>
        <div class="tab-panel" hidden="until-found">a</div><div class="tab-panel" hidden="until-found"><div class="code" id="block"><pre><code>${wide}</code></pre></div></div></div>`,
      ),
    )
    await openPage(page, PAGE)
    await expect(page.locator('#block .wrap')).toBeHidden()
    await page.getByRole('radio', { name: 'B', exact: true }).check()
    await expect(page.locator('#block .wrap')).toHaveJSProperty('hidden', false)
  })

  test('a block without a title bar shows its tools on hover and focus', async ({ page }) => {
    await withBlock(page, wide, '')
    await openPage(page, PAGE)
    const tools = page.locator('#block > .code-tools')
    const canHover = await page.evaluate(() => matchMedia('(hover: hover)').matches)
    await expect(tools).toHaveCSS('opacity', canHover ? '0' : '1')
    await page.locator('#block').hover()
    await expect(tools).toHaveCSS('opacity', '1')
    await page.mouse.move(0, 0)
    await page.locator('#block .copy').focus()
    await expect(tools).toHaveCSS('opacity', '1')
  })
})

test.describe('lines of long scripts', () => {
  const selected = (page: Page) =>
    page.locator('main .selected').evaluateAll((lines) => lines.map((line) => line.querySelector('a')?.ariaLabel))

  test('a hash with line numbers selects the lines and scrolls to them', async ({ page }) => {
    await openPage(page, `${PAGE}#L10-L12`)
    await expect(page.locator('main .selected').first()).toBeInViewport()
    await expect.poll(() => selected(page)).toEqual(['Line 10', 'Line 11', 'Line 12'])
  })

  test('line numbers are links; Shift extends the range, and Back restores the previous one', async ({ page }) => {
    await openPage(page, PAGE)
    const scripts = page.locator('main .numbered:visible')
    await scripts.first().getByRole('link', { name: 'Line 5', exact: true }).click()
    await expect(page).toHaveURL(/#L5$/)
    await expect.poll(() => selected(page)).toEqual(['Line 5'])
    const position = await page.evaluate(() => scrollY)
    await scripts
      .first()
      .getByRole('link', { name: 'Line 8', exact: true })
      .click({ modifiers: ['Shift'] })
    await expect(page).toHaveURL(/#L5-L8$/)
    await expect.poll(() => selected(page)).toHaveLength(4)
    await scripts
      .first()
      .getByRole('link', { name: 'Line 3', exact: true })
      .click({ modifiers: ['Shift'] })
    await expect(page).toHaveURL(/#L3-L5$/)
    await expect.poll(() => selected(page)).toHaveLength(3)
    expect(await page.evaluate(() => scrollY)).toBe(position)
    await page.goBack()
    await expect(page).toHaveURL(/try_gx$/)
    await expect.poll(() => selected(page)).toEqual([])
  })

  test('lines of the second long script have their own hashes, which open the tab that contains it', async ({ page }) => {
    await openPage(page, `${PAGE}#code2-L4`)
    await expect(page.locator('main .numbered .selected')).toBeVisible()
    await expect(page.locator('main .numbered').nth(1).locator('.selected')).toHaveCount(1)
    await expect(page.locator('main .numbered').first().locator('.selected')).toHaveCount(0)
  })

  test('line numbers are one tab stop, and arrow keys move between them', async ({ page }) => {
    await openPage(page, PAGE)
    const script = page.locator('main .numbered').first()
    await expect(script.locator('a[tabindex="0"]')).toHaveCount(1)
    await script.getByRole('link', { name: 'Line 1', exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await expect(script.getByRole('link', { name: 'Line 2', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#L2$/)
    await expect(script.locator('a[tabindex="0"]')).toHaveCount(1)
  })
})
