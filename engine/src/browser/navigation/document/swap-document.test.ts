// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, expect, test, vi } from 'vitest'
import { pageStore } from '../../stores/page-store.browser'
import { swapDocument } from './swap-document.browser'

interface TestPage {
  title?: string
  /** Attributes of `html`. */
  root?: string
  /** More tags of the head. */
  head?: string
  sidebarId?: string
  version?: string
  sidebar?: string
  main?: string
}

const html = ({
  title = 'Page',
  root = '',
  head = '',
  sidebarId = 'learn',
  version = 'current',
  sidebar = '',
  main = '',
}: TestPage) => {
  const data = JSON.stringify({ docId: title, sidebarId, version })
  return `<!doctype html><html ${root}><head><title>${title}</title>${head}</head><body>
    <nav id="navbar">Site</nav><aside id="aside"><div class="panel-docs">${sidebar}</div></aside><main id="main">${main}</main>
    <script type="application/json" id="page-data">${data}</script></body></html>`
}

/** Shows a page. */
function show(page: TestPage): void {
  const next = new DOMParser().parseFromString(html(page), 'text/html')
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  for (const { name, value } of next.documentElement.attributes) document.documentElement.setAttribute(name, value)
  document.head.innerHTML = next.head.innerHTML
  document.body.innerHTML = next.body.innerHTML
}
const swap = (page: TestPage, isWanted?: () => boolean) =>
  swapDocument(new DOMParser().parseFromString(html(page), 'text/html'), isWanted)
const byId = (id: string) => document.getElementById(id)

beforeEach(() => show({}))

test('the navbar is kept, the main region is replaced, and the title is that of the next page', async () => {
  const [navbar, main] = [byId('navbar'), byId('main')]
  expect(await swap({ title: 'Next', main: '<h1>Next</h1>' })).toBe(true)
  expect(document.title).toBe('Next')
  expect(byId('navbar')).toBe(navbar)
  expect(byId('main')).not.toBe(main)
  expect(byId('main')?.innerHTML).toBe('<h1>Next</h1>')
})

test('head tags are those of the next page; tags managed by scripts are kept', async () => {
  const scripts =
    '<meta name="theme-color" content="black"><script src="/assets/a.js"></script><link data-runtime="" rel="prefetch">'
  show({ head: `<meta name="description" content="One"><meta name="robots" content="noindex">${scripts}` })
  await swap({ head: '<meta name="description" content="Two"><meta name="theme-color" content="white">' })
  const tags = [...document.head.querySelectorAll('meta, script, link')].map((tag) => tag.outerHTML)
  expect(tags).toHaveLength(4)
  expect(tags).toContain('<meta name="description" content="Two">')
  expect(tags).toContain('<meta name="theme-color" content="black">')
  expect(tags.join()).not.toContain('noindex')
})

test('stylesheets are added before the page changes, and other links with it', async () => {
  const head = '<link rel="alternate" href="/a.md"><link rel="stylesheet" href="/assets/a.css">'
  let added: string[] = []
  await swap({ head }, () => {
    added = [...document.head.querySelectorAll('link')].map(({ rel }) => rel)
    return true
  })
  expect(added).toEqual(['stylesheet'])
  expect([...document.head.querySelectorAll('link')].map(({ rel }) => rel).sort()).toEqual(['alternate', 'stylesheet'])
})

test("the root element has the attributes of the next page, and keeps the reader's", async () => {
  show({ root: 'lang="en" class="doc-one" data-old="" data-theme="dark" data-has-hydrated="true"' })
  document.documentElement.classList.add('nprogress-busy')
  await swap({ root: 'lang="de" class="doc-two" data-theme="light"' })
  const root = document.documentElement
  expect([root.lang, root.className, root.dataset.old, root.dataset.theme, root.dataset.hasHydrated]).toEqual([
    'de',
    'doc-two nprogress-busy',
    undefined,
    'dark',
    'true',
  ])
})

const category = (name: string, current: boolean, isOpen = false) =>
  `<li><details${isOpen ? ' open=""' : ''} id="${name}"><summary>${name}</summary><a href="/${name}"${current ? ' aria-current="page"' : ''}>x</a></details></li>`

test('the sidebar keeps its state if the next page has the same one, and opens the categories of the page', async () => {
  show({ sidebar: `<ul>${category('a', true, true)}${category('b', false)}</ul><ul>${category('c', false, true)}</ul>` })
  const aside = byId('aside')
  await swap({ sidebar: `<ul>${category('a', false)}${category('b', true)}</ul><ul>${category('c', false)}</ul>` })
  expect(byId('aside')).toBe(aside)
  expect(['a', 'b', 'c'].map((id) => byId(id)?.hasAttribute('open'))).toEqual([false, true, true])
})

test.each([
  ['another sidebar', { sidebarId: 'reference' }],
  ['the sidebar of another version', { version: '0.18' }],
])('%s replaces the previous sidebar', async (_, page) => {
  const aside = byId('aside')
  await swap({ ...page, sidebar: '<ul></ul>' })
  expect(byId('aside')).not.toBe(aside)
})

test('the page store contains the next page', async () => {
  pageStore.set({ ...pageStore.get(), docId: 'before' })
  const notified: string[] = []
  const end = pageStore.subscribe(() => notified.push(pageStore.get().docId))
  await swap({ title: 'Next' })
  end()
  expect(notified).toEqual(['Next'])
})

test.each(['load', 'error'])('a page with a new stylesheet is shown after the %s event of the stylesheet', async (event) => {
  const insert = vi.spyOn(document.head, 'append').mockImplementation(() => {})
  const swapped = swap({ title: 'Next', head: '<link rel="stylesheet" href="/assets/more.css">' })
  await new Promise(setImmediate)
  expect(document.title).toBe('Page')
  const [style] = insert.mock.calls[0] as [HTMLLinkElement]
  insert.mockRestore()
  document.head.append(style)
  style.dispatchEvent(new Event(event))
  expect(await swapped).toBe(true)
  expect(document.title).toBe('Next')
  expect(document.head.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1)
  expect(style.hasAttribute('data-runtime')).toBe(false)
})

test('a page that the reader has left while its stylesheet loaded is not shown', async () => {
  const before = document.documentElement.outerHTML
  const insert = vi.spyOn(document.head, 'append').mockImplementation((style) => {
    ;(style as Element).dispatchEvent(new Event('load'))
  })
  expect(await swap({ title: 'Next', head: '<link rel="stylesheet" href="/assets/more.css">' }, () => false)).toBe(false)
  insert.mockRestore()
  expect(document.documentElement.outerHTML).toBe(before)
})

test.each([
  ['reference', 1],
  ['learn', 0],
])('the button of a panel keeps its attribute and does not request the focus: sidebar %s', async (sidebarId, changes) => {
  const sidebar = '<button id="close" autofocus>Close</button>'
  show({ sidebar })
  const changed: MutationRecord[] = []
  const observer = new MutationObserver((records) => changed.push(...records))
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['autofocus'] })
  await swap({ sidebar, sidebarId })
  // Browsers move the focus only to elements that have the attribute when they are inserted.
  await vi.waitFor(() => expect(changed).toHaveLength(changes))
  expect(byId('close')?.hasAttribute('autofocus')).toBe(true)
})
