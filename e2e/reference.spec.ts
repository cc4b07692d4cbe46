import { expect, test } from './support/test'

test('signatures are wrapped on a phone, so that nobody must scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const route of [
    '/docs/reference/api/ExpectationSuite_class',
    '/docs/reference/expectations/expect_column_values_to_be_between',
  ]) {
    await page.goto(route)
    const signatures = page.locator('.api-signature pre')
    expect(await signatures.count()).toBeGreaterThan(0)
    expect(await signatures.evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length)).toBe(0)
  }
})

test('long names in the sidebar break between words', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto('/docs/reference/expectations/expect_column_values_to_be_between')
  const link = page.getByLabel('Docs sidebar').locator('a[aria-current=page]')
  // The text of each line, from the positions of its characters.
  const lines = await link.evaluate((element) => {
    const found: Record<number, string> = {}
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange()
      for (const [i, character] of [...(node.textContent ?? '')].entries()) {
        range.setStart(node, i)
        range.setEnd(node, i + 1)
        const top = Math.round(range.getBoundingClientRect().top)
        found[top] = (found[top] ?? '') + character
      }
    }
    return Object.values(found)
  })
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line).toMatch(/^(?:[A-Z][a-z]+)+$/)
})
