// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('./load-styles.browser', () => ({ loadStyles: async () => {} }))
vi.mock('../../../browser/navigation/address/site-address.browser', () => ({ siteAddress: (route: string) => `/site${route}` }))

/** The registered highlights, each with its ranges. */
const highlights = new Map<string, Set<Range>>()
const marked = () => [...(highlights.get('search') ?? [])].map(String)
const scrolled: Element[] = []
/** Functions that remove the event listeners of the page. */
const cleanups: (() => void)[] = []
let module: typeof import('./mark-page.browser')

beforeEach(async () => {
  highlights.clear()
  scrolled.length = 0
  sessionStorage.clear()
  vi.stubGlobal('CSS', { highlights })
  vi.stubGlobal(
    'Highlight',
    class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges)
      }
    },
  )
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback())
  Object.assign(HTMLElement.prototype, {
    checkVisibility(this: HTMLElement) {
      return this.closest('[hidden], details:not([open])') === null
    },
    scrollIntoView(this: HTMLElement) {
      scrolled.push(this)
    },
  })
  for (const target of [document, globalThis]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
      add(type, listener as EventListener, options as AddEventListenerOptions)
      cleanups.push(() => target.removeEventListener(type, listener as EventListener))
    })
  }
  history.replaceState(null, '', '/site/docs/a')
  document.body.className = ''
  document.body.innerHTML = '<nav>batch</nav><main><p>A batch of batches, and an asset.</p></main>'
  vi.resetModules()
  module = await import('./mark-page.browser')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const cleanup of cleanups.splice(0)) cleanup()
})

const MARKS = { route: '/docs/a', query: 'batch' }
const send = (type: string) => void document.dispatchEvent(new Event(type))
const press = (key: string) => void dispatchEvent(new KeyboardEvent('keydown', { key }))
/** Opens a result on a page with this content. */
function arrive(html: string, query = 'batch', hash = ''): void {
  document.body.innerHTML = html
  history.replaceState(null, '', `/site/docs/a${hash}`)
  module.markNextPage({ route: '/docs/a', query })
  send('docs:swapped')
}
/** Ids of the hidden elements that are to become visible, as tabs find them. */
function revealOnMatch(): string[] {
  const found: string[] = []
  document.addEventListener('beforematch', ({ target }) => found.push((target as Element).id))
  return found
}

test.each(['docs:swapped', 'docs:moved'])('marks the words in the content of the page after %s', (type) => {
  module.markNextPage(MARKS)
  expect(marked()).toEqual([])
  send(type)
  expect(marked()).toEqual(['batch', 'batches'])
  expect(document.querySelector('main')?.classList.contains('search-marked')).toBe(true)
})

test('a page without main content is marked as a whole', () => {
  document.body.innerHTML = '<p>One batch</p>'
  module.markNextPage(MARKS)
  send('docs:swapped')
  expect(marked()).toEqual(['batch'])
})

test('the marks stay until Escape is pressed', () => {
  module.markNextPage(MARKS)
  send('docs:swapped')
  press('a')
  expect(marked()).toHaveLength(2)
  press('Escape')
  expect(highlights.has('search')).toBe(false)
  expect(document.querySelector('.search-marked')).toBeNull()
})

test('the marks stay until another page is shown, but not for another section', () => {
  module.markNextPage(MARKS)
  send('docs:swapped')
  send('docs:moved')
  expect(marked()).toHaveLength(2)
  send('docs:swapped')
  expect(highlights.has('search')).toBe(false)
  send('docs:swapped')
  expect(highlights.has('search')).toBe(false)
})

test('the marks of another result replace the last ones', () => {
  module.markNextPage(MARKS)
  send('docs:swapped')
  module.markNextPage({ ...MARKS, query: 'asset' })
  expect(highlights.has('search')).toBe(false)
  send('docs:moved')
  expect(marked()).toEqual(['asset'])
  press('Escape')
  send('docs:swapped')
  expect(highlights.has('search')).toBe(false)
})

test('only the words of the last opened result are marked', () => {
  module.markNextPage(MARKS)
  module.markNextPage({ ...MARKS, query: 'asset' })
  send('docs:swapped')
  expect(marked()).toEqual(['asset'])
})

test('words are stored for a page that the browser loads, and removed when a page is shown without a load', () => {
  module.markNextPage(MARKS)
  expect(sessionStorage).toHaveLength(1)
  send('docs:swapped')
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['/site/docs/a', '/docs/a', ['batch', 'batches']],
  ['/site/docs/a#one', '/docs/a#one', ['batch', 'batches']],
  ['/site/docs/b', '/docs/a', []],
])('on the loaded page %s, words of the result %s are marked once', async (address, route, expected) => {
  module.markNextPage({ route, query: 'batch' })
  history.replaceState(null, '', address)
  vi.resetModules()
  const loaded = await import('./mark-page.browser')
  loaded.markLoadedPage()
  expect(marked()).toEqual(expected)
  expect(sessionStorage).toHaveLength(0)
})

test('a loaded page without an opened result is not marked', () => {
  module.markLoadedPage()
  expect(highlights.size).toBe(0)
})

test('browsers without highlights mark nothing', () => {
  module.markNextPage(MARKS)
  vi.stubGlobal('CSS', {})
  expect(() => module.markLoadedPage()).not.toThrow()
  module.markNextPage(MARKS)
  send('docs:swapped')
  expect(document.querySelector('.search-marked')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('a mark has the position of the word in its text', () => {
  arrive('<main><p>It is a <b>new</b> batch, then batches</p></main>')
  const ranges = [...(highlights.get('search') ?? [])]
  expect(ranges.map(({ startOffset, endOffset }) => [startOffset, endOffset])).toEqual([
    [1, 6],
    [13, 20],
  ])
})

test('at most 500 words of a page are marked', () => {
  arrive(`<main>${'<p>batch</p>'.repeat(502)}</main>`)
  expect(marked()).toHaveLength(500)
})

test('a query without words marks nothing', () => {
  arrive('<main><p>batch ***</p></main>', '***')
  expect(marked()).toEqual([])
})

const SECTIONS = `<main><h1 id="top">Page</h1><p>Text</p><details id="d0">asset</details>
  <h2 id="one">One</h2><p>Text</p><details id="d1"><p>batch</p></details>
  <h2 id="two">Two</h2><p>Text</p><details id="d2"><p>batch</p></details></main>`
const open = () => [...document.querySelectorAll('details')].filter((element) => element.open).map(({ id }) => id)

test.each([
  ['#top', []],
  ['#one', ['d1']],
  ['#two', ['d2']],
  ['#', []],
  ['', []],
])('opens the folded part with the word in the section of the address %s', (hash, expected) => {
  arrive(SECTIONS, 'batch', hash)
  expect(open()).toEqual(expected)
  expect(scrolled).toHaveLength(expected.length)
})

test('opens a folded part before the first section', () => {
  arrive(SECTIONS, 'asset')
  expect(open()).toEqual(['d0'])
})

test('opens folded parts of a page with one heading', () => {
  arrive('<main><h1>Page</h1><details id="d"><p>batch</p></details></main>')
  expect(open()).toEqual(['d'])
})

test('finds a section with an encoded id', () => {
  arrive('<main><h1>A</h1><h2 id="größe">B</h2><details id="d">batch</details></main>', 'batch', '#gr%C3%B6%C3%9Fe')
  expect(open()).toEqual(['d'])
})

test('finds the section in an address with a route as its hash', () => {
  arrive(SECTIONS, 'batch', '#/docs/a#two')
  expect(open()).toEqual(['d2'])
})

test('opens nothing if the word is also visible in the section', () => {
  arrive('<main><h1>A</h1><p>Batches</p><details id="d">batch</details></main>')
  expect(open()).toEqual([])
  expect(scrolled).toEqual([])
})

test.each([
  ['checkpoint', 'sample_checkpoint', 'a checkpoint'],
  ['checkpoint', 'SampleCheckpoint', 'checkpoints'],
  ['checkpoint', 'a checkpoint', 'context.checkpoints.add'],
  ['run checkpoint', 'checkpoint', 'run_checkpoint'],
  ['sample_checkpoint', 'sample_checkpoint', 'SampleCheckpoint'],
])('for %s, a fold with %s stays closed next to %s', (query, folded, visible) => {
  arrive(`<h1>A</h1><p>${visible}</p><details id="d"><p>${folded}</p></details>`, query)
  expect(document.querySelector('details')?.open).toBe(false)
})

test('opens the folded part for a word that is not visible, although another one is', () => {
  arrive('<main><h1>A</h1><p>Batch</p><details id="d0">batch</details><details id="d1">asset</details></main>', 'batch asset')
  expect(open()).toEqual(['d1'])
})

test('opens all parts around the word, and shows hidden ones as the search of the browser does', () => {
  document.body.innerHTML = `<main><h1>A</h1><details id="d"><div id="tab" hidden><p id="word">batch</p></div></details>
    <div id="other" hidden>batch</div></main>`
  const found = revealOnMatch()
  module.markNextPage(MARKS)
  send('docs:swapped')
  expect(open()).toEqual(['d'])
  expect(found).toEqual(['tab'])
  expect(scrolled.map(({ id }) => id)).toEqual(['word'])
})

test('a heading with the word belongs to its own section', () => {
  arrive('<main><h1>A</h1><details id="d0">asset</details><h2 id="one">Batch</h2><details id="d1">batch</details></main>')
  expect(open()).toEqual([])
  arrive('<main><h1>A</h1><h2 id="one">Batch</h2><details id="d1">batch</details></main>', 'batch', '#one')
  expect(open()).toEqual([])
})
