// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const SITE = {
  versions: [
    { name: 'current', label: '2.0', isLast: true },
    { name: '1.x', label: '1.9', isLast: false },
  ],
}

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/docs/start?tab=b#install')
})

/** Opens a page, and follows the preferred version. */
async function open(page: object, preferred?: string): Promise<void> {
  if (preferred !== undefined) localStorage.setItem('docs-preferred-version-default', preferred)
  document.body.innerHTML = `<nav class="navbar"><span data-version-label>2.0</span>
    <a id="same" data-prefer-version="1.x" href="/docs/1.x/start">1.9</a><a id="other" data-prefer-version="0.x" href="/docs/0.x">0.x</a>
    <a id="self" data-prefer-version="current" href="/docs/start">2.0</a><a id="language" lang="de" href="/de/docs/start">Deutsch</a></nav>
    <main><a id="both" href="/docs/a" data-version-targets='{"current":"/docs/a","1.x":"/docs/1.x/a"}'>A</a>
    <a id="latest" href="/docs/b" data-version-targets='{"current":"/docs/b"}'>B</a><a id="plain" href="/docs/c">C</a></main>
    <script type="application/json" id="site-data">${JSON.stringify(SITE)}</script>
    <script type="application/json" id="page-data">${JSON.stringify({ counterparts: [], ...page })}</script>`
  vi.resetModules()
  const { followPreferredVersion, startVersionLinks } = await import('./version-links.browser')
  startVersionLinks()
  followPreferredVersion()
}
const href = (id: string) => document.getElementById(id)?.getAttribute('href')
const label = () => document.querySelector('[data-version-label]')?.textContent
/** The address of a link when the pointer is over it. */
function hovered(id: string): string | null | undefined {
  document.getElementById(id)?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  return href(id)
}

test('outside the versions, links lead to the preferred version if it has the page, and the menu shows its label', async () => {
  await open({ version: null }, '1.x')
  expect([href('both'), href('latest'), href('plain')]).toEqual(['/docs/1.x/a', '/docs/b', '/docs/c'])
  expect(label()).toBe('1.9')
})

test('without a choice, they lead to the latest version', async () => {
  await open({ version: null })
  expect([href('both'), label()]).toEqual(['/docs/a', '2.0'])
})

test('a page of a version keeps its links', async () => {
  await open({ version: 'current' }, '1.x')
  expect([href('both'), label()]).toEqual(['/docs/a', '2.0'])
})

test('an entry of the version menu keeps the query, and the hash only for the same page', async () => {
  await open({ version: 'current', counterparts: [{ version: '1.x', relation: 'same' }] })
  expect(hovered('same')).toBe('/docs/1.x/start?tab=b#install')
  expect(hovered('other')).toBe('/docs/0.x?tab=b')
  expect(hovered('self')).toBe('/docs/start?tab=b#install')
  expect(hovered('language')).toBe('/de/docs/start?tab=b#install')
  expect(hovered('plain')).toBe('/docs/c')
})
