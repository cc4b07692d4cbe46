// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

/** Elements whose size is observed. */
const observed = new Set<Element>()
/** Reports the sizes of elements, as the browser does after layout. */
let measure: (...targets: Element[]) => void
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(callback: (entries: { target: Element }[]) => void) {
      measure = (...targets) => callback(targets.map((target) => ({ target })))
    }
    observe = (element: Element) => observed.add(element)
    disconnect = () => observed.clear()
  },
)
const { addCodeTools, startCodeTools } = await import('./code-tools.browser')
const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()

startCodeTools()
beforeEach(() => {
  observed.clear()
  writeText.mockClear()
})

function open(main: string): void {
  document.body.innerHTML = `<main>${main}</main>`
  addCodeTools()
}
const element = (selector: string) => document.querySelector(selector) as HTMLElement
const tools = (of: string) => [...document.querySelectorAll(`${of} .tool`)].map(({ className }) => className)

/** Resolves after the promises of a click. */
const settled = () => new Promise((done) => setTimeout(done))

/** Lays out an element whose content has this width, in a block of 600 px. */
function layOut(selector: string, contentWidth: number): void {
  const target = element(selector)
  vi.spyOn(target, 'scrollWidth', 'get').mockReturnValue(contentWidth)
  vi.spyOn(target, 'clientWidth', 'get').mockReturnValue(600)
  measure(target)
}

const CODE = '<div class="code"><pre id="code"><code>one\ntwo\n\n</code></pre><pre id="output"><samp>three</samp></pre></div>'

test('code, output and tables that scroll are observed, only on the current page', () => {
  open(`${CODE}<div class="table-scroll" id="table"></div><pre id="plain"></pre>`)
  expect([...observed].map(({ id }) => id)).toEqual(['code', 'output', 'table'])
  open('<div class="table-scroll" id="other"></div>')
  expect([...observed].map(({ id }) => id)).toEqual(['other'])
  document.body.innerHTML = CODE
  addCodeTools()
  expect(observed.size).toBe(0)
})

test('a block is a tab stop as long as its content overflows', () => {
  open('<div class="table-scroll" id="table"></div>')
  layOut('#table', 601)
  expect(element('#table').getAttribute('tabindex')).toBe('0')
  layOut('#table', 600)
  expect(element('#table').getAttribute('tabindex')).toBeNull()
  expect(tools('main')).toEqual([])
})

test('code has tools above it, and its output has none', () => {
  open(CODE)
  layOut('#output', 900)
  expect(tools('main')).toEqual([])
  layOut('#code', 900)
  layOut('#code', 900)
  expect(tools('.code-tools')).toEqual(['tool wrap', 'tool copy'])
  expect(element('#code').previousElementSibling?.className).toBe('code-tools')
  expect(element('.wrap').ariaPressed).toBe('false')
})

test('the tools of code with a title are in its bar', () => {
  open('<div class="code"><div class="code-bar">a.py</div><pre id="code"><code>1</code></pre></div>')
  layOut('#code', 900)
  expect(tools('.code-bar > .code-tools')).toEqual(['tool wrap', 'tool copy'])
})

test('the wrap button is shown if code overflows or is wrapped', () => {
  open(CODE)
  layOut('#code', 600)
  expect(element('.wrap').hidden).toBe(true)
  layOut('#code', 900)
  expect(element('.wrap').hidden).toBe(false)
  element('.code').classList.add('wrapped')
  layOut('#code', 600)
  expect(element('.wrap').hidden).toBe(false)
})

test('the wrap button wraps lines and shows its state', async () => {
  open(CODE)
  layOut('#code', 900)
  element('.wrap').click()
  expect([element('.code').className, element('.wrap').ariaPressed]).toEqual(['code wrapped', 'true'])
  element('.wrap').click()
  expect([element('.code').className, element('.wrap').ariaPressed]).toEqual(['code', 'false'])
  await settled()
  expect(writeText).not.toHaveBeenCalled()
})

test('the copy button copies the code without its last line break and without the output', async () => {
  open(CODE)
  layOut('#code', 900)
  element('.copy').click()
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith('one\ntwo\n'))
  expect(element('.code').className).toBe('code')
})

test('the copy button copies the given code if it differs from the shown code', async () => {
  open('<div class="code" data-code="ls\ncd"><pre id="code"><code>$ ls\na.md\n$ cd</code></pre></div>')
  layOut('#code', 900)
  element('.copy').click()
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith('ls\ncd'))
})

test('other elements that can be copied have one copy button each', async () => {
  open('<p data-copy><code>pip install</code></p><p data-copy id="empty"></p>')
  addCodeTools()
  expect(tools('[data-copy]')).toEqual(['tool copy', 'tool copy'])
  element('.copy').click()
  element('#empty .copy').click()
  await vi.waitFor(() => expect(writeText.mock.calls).toEqual([['pip install'], ['']]))
})

test('clicks on code, and on tools elsewhere, do nothing', async () => {
  open(`${CODE}<button class="tool copy" id="stray"></button>`)
  element('#code code').click()
  element('#stray').click()
  await settled()
  expect(writeText).not.toHaveBeenCalled()
  expect(element('.code').className).toBe('code')
})

test('code that is removed before its tools are added stays without them', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  open('<div class="code"><pre><code>1</code></pre></div>'.repeat(5))
  const blocks = [...document.querySelectorAll('pre')]
  measure(...blocks)
  blocks[3]?.remove()
  await vi.waitFor(() => expect(tools('main')).toHaveLength(8))
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})
