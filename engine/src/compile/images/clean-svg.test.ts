import { expect, test } from 'vitest'
import { cleanSvg } from './clean-svg'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3">'
const clean = (inner: string) => cleanSvg(`${SVG}${inner}</svg>`, 'static/a.svg')

test('keeps shapes, text and internal references', () => {
  const inner =
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><rect width="4" height="3" fill="url(#g)"/><text x="1">a &lt; b &amp; "c"</text><use href="#g"/>'
  expect(clean(inner)).toEqual({ svg: `${SVG}${inner}</svg>\n`, problems: [] })
})

test('removes comments, metadata, processing instructions and data of graphics editors', () => {
  const { svg, problems } = cleanSvg(
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><!-- by hand -->
${SVG.replace('>', ' xmlns:inkscape="http://www.inkscape.org/" inkscape:version="1">')}<metadata><rdf:RDF>me</rdf:RDF></metadata><sodipodi:namedview><inkscape:grid/></sodipodi:namedview><g inkscape:label="x"/></svg>`,
    'static/a.svg',
  )
  expect(problems).toEqual([])
  expect(svg).toBe(`${SVG}<g/></svg>\n`)
})

test('of the attributes with a prefix, keeps those of XML that affect text', () => {
  const { svg, problems } = clean('<text xml:space="preserve" xml:lang="en" xml:base="/a" inkscape:label="b">A  B</text>')
  expect(problems).toEqual([])
  expect(svg).toBe(`${SVG}<text xml:space="preserve" xml:lang="en">A  B</text></svg>\n`)
})

test('turns style attributes into presentation attributes', () => {
  const { svg, problems } = clean('<g fill="red" style="fill: #123 !important; stroke-width:2;-inkscape-x:1;line-height:1"/>')
  expect(problems).toEqual([])
  expect(svg).toContain('<g fill="#123" stroke-width="2"/>')
})

test('adds a missing namespace', () => {
  expect(cleanSvg('<svg viewBox="0 0 1 1"/>', 'static/a.svg').svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
  )
})

test.each([
  ['a script', '<script>alert(1)</script>', 'the element <script>'],
  ['a script in mixed case', '<Script>alert(1)</Script>', 'the element <Script>'],
  ['an event attribute', '<g onclick="alert(1)"/>', 'the event attribute "onclick" on <g>'],
  ['a style sheet', '<style>g{fill:red}</style>', 'the element <style>'],
  ['HTML', '<foreignObject><p>x</p></foreignObject>', 'the element <foreignObject>'],
  ['a link', '<a href="https://example.com"><g/></a>', 'the element <a>'],
  ['an animation', '<g><set attributeName="href" to="javascript:alert(1)"/></g>', 'the element <set>'],
  ['an external image', '<image href="https://example.com/a.png"/>', 'an external source on <image>'],
  ['an external image with xlink:href', '<image xlink:href="//example.com/a.png"/>', 'an external source on <image>'],
  ['a nested SVG', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', 'an external source on <image>'],
  ['a reference to another file', '<use href="b.svg#x"/>', 'an external source on <use>'],
  ['an external pattern', '<g fill="url(https://example.com/p.svg#x)"/>', 'an external source on <g>: fill='],
  ['a style with an external source', '<g style="fill:url(\'//example.com/p.svg#x\')"/>', 'an external source on <g>: fill'],
  ['a style with an escaped external source', '<g style="fill:\\75rl(//example.com)"/>', 'an external source on <g>: fill'],
  ['a style without a presentation attribute', '<g style="animation: x 1s"/>', 'the style "animation" on <g>'],
])('reports and removes %s', (_, inner, found) => {
  const { svg, problems } = clean(inner)
  expect(problems).toMatchObject([{ severity: 'error', code: 'svg-unsafe', at: expect.stringMatching(/^static\/a\.svg:1:\d+$/) }])
  expect(problems[0]?.title).toContain(found)
  expect(svg).not.toMatch(/alert|example\.com|script|style|<p/i)
})

test('rejects entity declarations', () => {
  const { problems } = cleanSvg(`<!DOCTYPE svg [<!ENTITY x "<script/>">]>\n${SVG}&x;</svg>`, 'static/a.svg')
  expect(problems.map(({ code, title }) => `${code}: ${title}`)).toContain('svg-unsafe: The SVG contains entity declarations.')
})

test('reports the line and column of a problem', () => {
  expect(cleanSvg(`${SVG}\n  <g>\n    <script/></g></svg>`, 'static/a.svg').problems).toMatchObject([{ at: 'static/a.svg:3:5' }])
})

test.each([
  ['a file without elements', 'just text', 'The file has 0 root elements.'],
  ['an empty file', '', 'The file has 0 root elements.'],
  ['an HTML document', '<html xmlns="http://www.w3.org/1999/xhtml"/>', undefined],
  ['a file without an <svg> element', '<g/>', 'The file begins with <g>.'],
  ['a truncated file', `${SVG}<g><path d="M0 0"/>`, '<g> is not closed.'],
])('reports %s', (_, source, title) => {
  const { problems } = cleanSvg(source, 'static/a.svg')
  expect(problems.length).toBeGreaterThan(0)
  if (title !== undefined) expect(problems.map((problem) => problem.title)).toContain(title)
})

test('finds an entity after other declarations', () => {
  const { problems } = cleanSvg(`<!DOCTYPE svg [<!ELEMENT g ANY> <!ENTITY x "<script/>">]>\n${SVG}&x;</svg>`, 'static/a.svg')
  expect(problems.map(({ code, title }) => `${code}: ${title}`)).toContain('svg-unsafe: The SVG contains entity declarations.')
})

const sizeProblems = (inner: string) => clean(inner).problems.map(({ code, title, at }) => `${code} ${at}: ${title}`)
// Without the enclosing <svg> element.
const ELEMENTS = 20_000 - 1
const DEPTH = 100 - 1
const MAX_PADDING = 2_000_000 - `${SVG}</svg>`.length

test('accepts an SVG at the limits', () => {
  expect(sizeProblems('<g/>'.repeat(ELEMENTS))).toEqual([])
  expect(sizeProblems('<g>'.repeat(DEPTH) + '</g>'.repeat(DEPTH))).toEqual([])
  expect(sizeProblems(' '.repeat(MAX_PADDING))).toEqual([])
})

test.each([
  ['elements', `${'<g/>'.repeat(ELEMENTS)}\n<g/><g/>`, 'svg-size static/a.svg:2:1: The SVG has more than 20000 elements.'],
  [
    'levels',
    `${'<g>'.repeat(DEPTH)}\n<g><g/></g>${'</g>'.repeat(DEPTH)}`,
    'svg-size static/a.svg:2:1: The SVG has elements nested more than 100 deep.',
  ],
  ['characters', ' '.repeat(MAX_PADDING + 1), 'svg-size static/a.svg: The SVG has 2000001 characters; the maximum is 2000000.'],
])('rejects an SVG with too many %s', (_, inner, problem) => {
  expect(sizeProblems(inner)).toEqual([problem])
})

test('reports at most ten problems', () => {
  expect(clean('<script/>'.repeat(50)).problems).toHaveLength(10)
})

test('self-closes an element with empty text, but not one with spaces', () => {
  expect(clean('<g></g><g> </g><text/>').svg).toBe(`${SVG}<g/><g> </g><text/></svg>\n`)
})
