// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { setIslandHost } from '../../islands/island-host.browser'
import { type MorphRules, morph } from './morph.browser'

const RULES: MorphRules = { replaces: () => false, keeps: () => false }

/** Calls of the island host, in order. */
let calls: string[]
/** Names of the hydrated islands, and of those that accept an update. */
let live: string[]
let accepting: string[]

const nameOf = (element: Element) => (element as HTMLElement).dataset.island ?? ''
const islandsIn = (root: ParentNode) => [
  ...(root instanceof HTMLElement && root.dataset.island ? [root] : []),
  ...root.querySelectorAll('[data-island]'),
]

beforeEach(() => {
  calls = []
  live = []
  accepting = []
  setIslandHost({
    mountWithin: (root) => calls.push(...islandsIn(root).map((element) => `mount ${nameOf(element)}`)),
    unmountWithin: (element) => calls.push(...islandsIn(element).map((island) => `unmount ${nameOf(island)}`)),
    isLive: (element) => live.includes(nameOf(element)),
    update(element, next) {
      calls.push(`update ${nameOf(element)} ${next.textContent}`)
      return accepting.includes(nameOf(element))
    },
  })
})

/** Shows the first page and morphs it into the second one. */
function morphPage(shown: string, next: string, rules: Partial<MorphRules> = {}) {
  document.body.innerHTML = shown
  const before = new Map([...document.body.querySelectorAll('[id]')].map((element) => [element.id, element]))
  const other = new DOMParser().parseFromString(`<body>${next}</body>`, 'text/html')
  morph(document.body, other.body, { ...RULES, ...rules })
  return {
    html: document.body.innerHTML,
    /** Whether an element is the one that was there before. */
    isKept: (id: string) => before.get(id) !== undefined && before.get(id) === document.getElementById(id),
  }
}

test('nodes in both pages are kept, with new text and attributes; others are added and removed', () => {
  const next = '<nav id="nav" class="b"><a id="c" href="/c">C</a></nav><p>New</p>'
  const { html, isKept } = morphPage('<nav id="nav" class="a" hidden=""><a id="a" href="/a">A</a></nav><p>Old</p><hr>', next)
  expect(html).toBe(next.replace('class="b"', 'class="b" hidden=""'))
  expect(isKept('nav')).toBe(true)
})

test('server attributes of the old page are removed; attributes set by scripts are kept', () => {
  const { html } = morphPage(
    '<a id="a" href="/a" aria-current="page" class="active" tabindex="-1" style="top: 1px">A</a>',
    '<a id="a" href="/b">A</a>',
  )
  expect(html).toBe('<a id="a" href="/b" tabindex="-1" style="top: 1px">A</a>')
})

test('list items match by their links, so that images in items that are kept are not loaded again', () => {
  const entry = (name: string) => `<li><a id="${name}" href="/${name}">${name}</a></li>`
  const { html, isKept } = morphPage(
    `<ul>${['a', 'b', 'c'].map(entry).join('')}</ul>`,
    `<ul>${['c', 'd', 'b'].map(entry).join('')}</ul>`,
  )
  expect(html).toBe(`<ul>${['c', 'd', 'b'].map(entry).join('')}</ul>`)
  expect([isKept('b'), isKept('c')]).toEqual([true, true])
})

test('elements added by scripts keep their place', () => {
  const { html } = morphPage('<b data-runtime="">loading</b><p>Old</p><i data-runtime="">zoom</i>', '<hr><p>New</p>')
  expect(html).toBe('<b data-runtime="">loading</b><hr><p>New</p><i data-runtime="">zoom</i>')
})

test('an element that the rules replace is a new one', () => {
  const { html, isKept } = morphPage('<main id="main"><p id="p">Old</p></main>', '<main id="main"><p id="p">New</p></main>', {
    replaces: ({ localName }) => localName === 'main',
  })
  expect(html).toBe('<main id="main"><p id="p">New</p></main>')
  expect([isKept('main'), isKept('p')]).toEqual([false, false])
})

test('attributes that the rules keep are not changed', () => {
  const shown = '<details id="a" open=""><summary>A</summary></details>'
  const next = '<details id="a"><summary>B</summary></details>'
  expect(morphPage(shown, next).html).toBe(next)
  expect(morphPage(shown, next, { keeps: (_, name) => name === 'open' }).html).toContain('open=""')
  expect(morphPage(next, shown, { keeps: (_, name) => name === 'open' }).html).not.toContain('open')
})

const island = (name: string, text: string) => `<div id="${name}" data-island="${name}">${text}</div>`

test('islands that are removed are unmounted, and new ones are mounted', () => {
  morphPage(`<p>${island('old', '')}</p>`, `<section>${island('new', '')}</section>`)
  expect(calls).toEqual(['unmount old', 'mount new'])
})

test('a hydrated island receives the next page, and nothing else changes its content', () => {
  live = ['menu']
  accepting = ['menu']
  const { html, isKept } = morphPage(island('menu', 'One'), island('menu', 'Two'))
  expect(calls).toEqual(['update menu Two'])
  expect(html).toBe(island('menu', 'One'))
  expect(isKept('menu')).toBe(true)
})

test('a hydrated island with other slots is unmounted and replaced', () => {
  live = ['menu']
  const { html } = morphPage(island('menu', 'One'), island('menu', 'Two'))
  expect(calls).toEqual(['update menu Two', 'unmount menu', 'mount menu'])
  expect(html).toBe(island('menu', 'Two'))
})

test('an island that is not hydrated is changed like any other element', () => {
  const { html, isKept } = morphPage(island('menu', 'One'), island('menu', 'Two'))
  expect(calls).toEqual([])
  expect(html).toBe(island('menu', 'Two'))
  expect(isKept('menu')).toBe(true)
})
