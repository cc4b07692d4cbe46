import { expect, test } from './support/test'

test('an element that is added to the content does not restyle the whole content', async ({ page, browser }, { project }) => {
  test.skip(project.name !== 'scripts on', 'scripts are measured once')
  await page.goto('/docs/core/changelog')
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
  const all = await page.locator('.prose *').count()
  expect(all).toBeGreaterThan(500)
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.evaluate(async () => {
    document.querySelector('.prose h2')?.append(document.createElement('span'))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const restyled = traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : []))
  expect(restyled.length).toBeGreaterThan(0)
  expect(Math.max(...restyled)).toBeLessThan(50)
})

/** An event of a Chromium trace. */
interface TraceEvent {
  name: string
  args: { elementCount?: number }
}
