import { expect, test } from 'vitest'
import { lowerLimits, measureGuide, problemOf, risenLimits } from './measure-guide.mjs'
import { readGuide } from './read-guide.mjs'

const isCaveat = (sentence: string) => sentence.includes('fails')
const output = '<div class="code"><pre>run</pre><div class="code-output"><p>Output</p><pre>True</pre></div></div>'
const tabs = (one: string, two: string) =>
  '<div class="tabs" data-group="source"><div class="tab-list"><input type="radio" value="csv"><input type="radio" value="sql"></div>' +
  `<div class="tab-panel">${one}</div><div class="tab-panel">${two}</div></div>`
const measure = (html: string, copy = '') => measureGuide(readGuide(`<article class="article">${html}</article>`, copy), isCaveat)
const places = (html: string) => measure(html).caveats.map(({ place, text }) => `${place} ${text}`)

test('a caveat is early before the first output, and crowded after another one below the same heading', () => {
  expect(
    places(
      `<p>A fails.</p>${output}<p>B fails.</p><ul><li>C fails.</li></ul><h2>Next</h2><div class="admonition"><p>D fails.</p></div>`,
    ),
  ).toEqual(['early A fails.', 'placed B fails.', 'crowded C fails.', 'placed D fails.'])
})

test('judges each tab by what its readers see', () => {
  expect(places(tabs(`${output}<p>A fails.</p>`, `<p>B fails.</p>${output}<p>C fails.</p>`))).toEqual([
    'placed A fails.',
    'early B fails.',
    'placed C fails.',
  ])
})

test('no caveat is early on a page without outputs', () => {
  expect(places('<p>A fails. B fails.</p>')).toEqual(['placed A fails.', 'crowded B fails.'])
})

test('exempts Troubleshooting with its subsections, and danger admonitions', () => {
  expect(
    places(
      '<div class="admonition-danger"><p>A fails.</p></div><h2>Troubleshooting</h2><h3>Detail</h3><p>B fails.</p><h2>Next</h2><p>C fails.</p>',
    ),
  ).toEqual(['placed C fails.'])
})

test('counts words and sentences of the prose, and lines before the first output in each tab', () => {
  const html = `<p class="lead">Run <code>a b</code>. Two words.</p>${tabs(output, `<p>Three more words.</p><details><p>Folded.</p></details>${output}`)}<table><tr><td>One</td><td>two</td></tr></table>`
  const copy =
    '---\ntitle: "T"\n---\n\nRun `a b`. Two words.\n\nrun\n\nTrue\n\nThree more words.\n\nFolded.\n\nrun\n\nTrue\n\n| One | two |\n'
  const { words, tableWords, sentences, starts } = measure(html, copy)
  expect({ words, tableWords, sentences }).toEqual({ words: 8, tableWords: 2, sentences: 4 })
  expect(starts).toEqual([
    { tabs: 'csv', lines: 4 },
    { tabs: 'sql', lines: 6 },
  ])
})

const bad = measure(`<p>A fails.</p>${output}<p>B fails.</p><p>C fails.</p>`)
const good = measure(`${output}<p>A fails.</p>`)

test('a page that is not recorded must follow the rule', () => {
  expect(problemOf(good, undefined)).toBeUndefined()
  expect(problemOf(bad, undefined)).toBe('3 caveats (at most 1), 2 of them misplaced (at most 0)')
})

test('a recorded page may not exceed its limits', () => {
  expect(problemOf(bad, { caveats: 3, misplaced: 2 })).toBeUndefined()
  expect(problemOf(bad, { caveats: 2, misplaced: 2 })).toBe('3 caveats (at most 2), 2 of them misplaced (at most 2)')
  expect(problemOf(bad, { caveats: 3, misplaced: 1 })).toBe('3 caveats (at most 3), 2 of them misplaced (at most 1)')
})

test('lowering limits never adds or raises one', () => {
  const recorded = {
    '/bad': { caveats: 9, misplaced: 1 },
    '/good': { caveats: 9, misplaced: 9 },
    '/gone': { caveats: 9, misplaced: 9 },
  }
  expect(lowerLimits(recorded, { '/bad': bad, '/good': good, '/new': bad })).toEqual({ '/bad': { caveats: 3, misplaced: 1 } })
})

test('finds limits that are higher than in an earlier commit, or that were removed there', () => {
  const now = { '/a': { caveats: 2, misplaced: 1 }, '/b': { caveats: 2, misplaced: 2 }, '/c': { caveats: 1, misplaced: 1 } }
  expect(risenLimits(now, [{ '/a': { caveats: 2, misplaced: 1 }, '/b': { caveats: 2, misplaced: 1 } }])).toEqual(['/b', '/c'])
  expect(risenLimits(now, [])).toEqual([])
})
