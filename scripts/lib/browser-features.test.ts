import { describe, expect, test } from 'vitest'
import { isSupported, lintBrowserDocument, lintFeatures, scriptFeatures, styleFeatures } from './browser-features.mjs'

const BROWSERS = { full: { firefox: '128', safari: '17.5' }, readable: { firefox: '115', safari: '16.4' } }
const DOCUMENT = `
## Fallbacks in supported browsers

| Features | Without them |
| --- | --- |
| \`css.properties.content-visibility\`, \`html.global_attributes.hidden.until-found\` | … |

## Features that older browsers lack

| Features | Without them |
| --- | --- |
| \`css.selectors.has\` | … |
`

const names = (css: string) => styleFeatures(css).map(({ feature }: { feature: string }) => feature)
const script = (code: string) => scriptFeatures(code).uses.map(({ feature }: { feature: string }) => feature)
const source = (file: string, text: string) =>
  file.endsWith('.css') ? { file, uses: styleFeatures(text), declared: new Set<string>() } : { file, ...scriptFeatures(text) }
const lint = (text: string, file = 'a.css') =>
  lintFeatures(
    [
      source('b.css', '.a:has(b) { content-visibility: auto }'),
      source('c.ts', "set('hidden', 'until-found')"),
      source(file, text),
    ],
    BROWSERS,
    DOCUMENT,
  )

describe('support', () => {
  test('compares versions by number', () => {
    expect(isSupported('css.selectors.has', { safari: '15.4' })).toBe(true)
    expect(isSupported('css.selectors.has', { safari: '15.3' })).toBe(false)
    expect(isSupported('css.selectors.has', { safari: '15.10' })).toBe(true)
  })

  test('a feature must be supported by all browsers, completely and without a prefix', () => {
    expect(isSupported('css.types.color.light-dark', { chrome: '123', firefox: '119' })).toBe(false)
    expect(isSupported('css.properties.user-select', { safari: '17.5' })).toBe(false)
    expect(isSupported('html.global_attributes.hidden.until-found', { firefox: '140' })).toBe(false)
    expect(isSupported('css.properties.unknown', { chrome: '125' })).toBe(false)
  })

  test('a member is supported if an object with this member is', () => {
    expect(isSupported('name.checkVisibility', { safari: '17.4' })).toBe(true)
    expect(isSupported('name.checkVisibility', { safari: '17.3' })).toBe(false)
    expect(isSupported('name.requestIdleCallback', { safari: '17.5' })).toBe(false)
  })
})

describe('features of styles', () => {
  const css: [feature: string, css: string][] = [
    ['css.types.color.light-dark', ':root { --a: 1px light-dark(red, blue) }'],
    ['css.types.color.color-mix', 'a { color: color-mix(in srgb, red, blue) }'],
    ['css.selectors.has', 'a:not(:has(b)) { color: red }'],
    ['css.selectors.popover-open', '.a:popover-open { color: red }'],
    ['css.selectors.details-content', 'details::details-content { color: red }'],
    ['css.selectors.nesting', 'a { &:hover { color: red } }'],
    ['css.selectors.nesting', '@layer a { a { b { color: red } } }'],
    ['css.at-rules.starting-style', 'a { @starting-style { opacity: 0 } }'],
    ['css.at-rules.container', '@container (width > 1px) { a { color: red } }'],
    ['css.at-rules.media.scripting', '@media (scripting: none) { a { color: red } }'],
    ['css.at-rules.media.range_syntax', '@media (width <= 996px) { a { color: red } }'],
    ['css.properties.position-try-fallbacks', 'a { position-try-fallbacks: flip-block }'],
    ['css.properties.text-wrap.pretty', 'a { text-wrap: pretty }'],
    ['css.types.length.lh', 'a { height: calc(1lh - 2px) }'],
    ['css.types.length.viewport_percentage_units_dynamic', 'a { height: 100dvh }'],
    ['css.properties.content.alt_text', 'a { content: "#" / "" }'],
    ['css.properties.text-decoration.includes_color-and-style', 'a { text-decoration: underline var(--line) }'],
    ['css.properties.text-decoration.includes_color-and-style', 'a { text-decoration: var(--line) }'],
    ['css.properties.text-decoration.includes_color-and-style', 'a { text-decoration: underline 1px red }'],
  ]
  for (const [feature, text] of css) test(`finds ${feature} in ${text}`, () => expect(names(text)).toContain(feature))

  test('ignores comments, texts and custom properties, and reports lines', () => {
    expect(names('/* a:has(b) */ a { content: "light-dark(" }')).not.toContain('css.selectors.has')
    expect(names('a { --position-anchor: red }')).toEqual([])
    expect(styleFeatures('a {\n  color: red;\n  inset: 0;\n}')).toContainEqual({ feature: 'css.properties.inset', line: 3 })
  })

  test('ignores rules for browsers with a feature', () => {
    expect(names('@supports (position-anchor: --a) { a { position-anchor: --a; b & { color: red } } } i { inset: 0 }')).toEqual([
      'css.at-rules.supports',
      'css.properties.inset',
    ])
  })

  test('a longhand is not a shorthand with a color', () => {
    expect(names('a { text-decoration: underline; text-decoration-color: var(--a) }').join()).not.toContain('includes')
  })
})

describe('features of scripts', () => {
  const code: [feature: string, code: string][] = [
    ['name.checkVisibility', 'element?.checkVisibility()'],
    ['name.showPopover', 'dialog.current?.showPopover()'],
    ['name.Highlight', 'new Highlight()'],
    ['name.requestIdleCallback', 'requestIdleCallback(done)'],
    ['name.groupBy', 'Object.groupBy(list, key)'],
    ['html.global_attributes.hidden.until-found', "panel.setAttribute('hidden', 'until-found')"],
    ['html.global_attributes.popover', 'const a = <div popover="auto" />'],
    ['html.elements.button.popovertarget', 'const a = <button popoverTarget="a" />'],
    ['html.elements.details.name', 'const a = <details name="a" />'],
  ]
  for (const [feature, text] of code) test(`finds ${feature} in ${text}`, () => expect(script(text)).toContain(feature))

  test('ignores variables and types', () => {
    expect(script('const navigation = 1; f(navigation)')).not.toContain('name.navigation')
    expect(script('let a: Highlight')).toEqual([])
  })
})

describe('the list of fallbacks', () => {
  test('accepts described and supported features', () => {
    expect(lint('a { display: grid } p:has(b) { content-visibility: visible }')).toEqual([])
  })

  const wrong: [text: string, file: string, message: string][] = [
    [
      'a {\n  position-anchor: --a }',
      'a.css',
      "a.css:2: css.properties.position-anchor isn't supported by firefox 128, safari 17.5.",
    ],
    [
      'a:popover-open { color: red }',
      'a.css',
      "a.css:1: css.selectors.popover-open isn't supported by firefox 115, safari 16.4.",
    ],
    ['dialog.showPopover()', 'a.ts', "a.ts:1: name.showPopover isn't supported by firefox 115, safari 16.4."],
  ]
  for (const [text, file, message] of wrong) test(`reports ${text}`, () => expect(lint(text, file)[0]).toBe(message))

  test('a member that the scripts declare themselves is their own', () => {
    expect(lint('interface A { showPopover?(): void }\na.showPopover?.()', 'a.ts')).toEqual([])
  })

  test('reports descriptions of features that nothing uses', () => {
    const problems = lintFeatures([source('a.css', 'a:has(b) { color: red }')], BROWSERS, DOCUMENT)
    expect(problems).toEqual([
      "docs/browsers.md: css.properties.content-visibility isn't used, or has moved to the other table.",
      "docs/browsers.md: html.global_attributes.hidden.until-found isn't used, or has moved to the other table.",
    ])
  })

  test('the document has the versions of the list', () => {
    const all = { chrome: '1', edge: '2', firefox: '3', safari: '4', ios_saf: '5' }
    const rows = ['Chrome | 1 | 1', 'Edge | 2 | 2', 'Firefox | 3 | 3', 'Safari on macOS | 4 | 4', 'Safari on iOS | 5 | 5'].map(
      (row) => `| ${row} |`,
    )
    expect(lintBrowserDocument(rows.join('\n'), { full: all, readable: all })).toEqual([])
    expect(lintBrowserDocument(rows.slice(1).join('\n'), { full: all, readable: all })).toEqual([
      'docs/browsers.md: the row "| Chrome | 1 | 1 |" is missing.',
    ])
  })
})
