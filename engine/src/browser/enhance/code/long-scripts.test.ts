// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const linkLines = vi.fn()
vi.mock('./code-lines.browser', () => ({ linkLines }))

beforeEach(() => {
  vi.resetModules()
  linkLines.mockClear()
})

/** Opens a page with a script of this many lines. */
function show(lines: number): void {
  document.body.innerHTML = `<main><code class="numbered">${'<span></span>'.repeat(lines)}</code></main>`
}
const pending = () => new Promise((done) => setTimeout(done))

test('a page with a script of 40 lines links its lines', async () => {
  const { linkLongScripts } = await import('./long-scripts.browser')
  show(40)
  linkLongScripts()
  await vi.waitFor(() => expect(linkLines).toHaveBeenCalledOnce())
})

test('lines of shorter scripts are not linked, unless the code is already loaded and may have to forget other scripts', async () => {
  const { linkLongScripts } = await import('./long-scripts.browser')
  show(39)
  linkLongScripts()
  await pending()
  expect(linkLines).not.toHaveBeenCalled()
  show(40)
  linkLongScripts()
  show(39)
  linkLongScripts()
  await vi.waitFor(() => expect(linkLines).toHaveBeenCalledTimes(2))
})
