import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DESKTOP, MOBILE } from '../common'
import { FileHashes } from '../load/cache/file-hashes'
import { buildStylesheet, listStyles } from './stylesheet'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'style-'))
  mkdirSync(join(root, 'theme'))
  mkdirSync(join(root, 'static'))
  writeFileSync(join(root, 'a.css'), '@layer components { .a { color: red } }')
  writeFileSync(join(root, 'theme/tokens.css'), '@layer tokens, components;')
  writeFileSync(join(root, 'static/own.css'), '.x { color: blue }')
  writeFileSync(join(root, 'dialog.browser.css'), '.x { color: blue }')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('lists the file that orders the layers first, without files of the static folder', () => {
  expect(listStyles(root)).toEqual(['theme/tokens.css', 'a.css'])
})

test('minifies the stylesheet and derives its key from the content', async () => {
  const first = await buildStylesheet([root], new FileHashes(root))
  expect(await first.css()).toBe('@layer tokens;@layer components{.a{color:red}}')
  writeFileSync(join(root, 'a.css'), '@layer components { .a { color: lime } }')
  expect((await buildStylesheet([root], new FileHashes(root))).key).not.toBe(first.key)
})

test('reports the position of a syntax error', async () => {
  writeFileSync(join(root, 'b.css'), '.b { color: red }\n.a { color red }')
  const { css } = await buildStylesheet([root], new FileHashes(root))
  await expect(css()).rejects.toMatchObject({ code: 'style-broken', at: 'b.css:2:11' })
})

test('reports the position of an error on the first line', async () => {
  writeFileSync(join(root, 'b.css'), '.a { color red }')
  const { css } = await buildStylesheet([root], new FileHashes(root))
  await expect(css()).rejects.toMatchObject({ code: 'style-broken', at: 'b.css:1:11' })
})

test('replaces the names of the two layouts, and rejects other names', async () => {
  writeFileSync(
    join(root, 'a.css'),
    '@media (--mobile) { .a { color: red } }\n@media (--desktop) and (width < 1280px) { .a { color: blue } }',
  )
  const { css } = await buildStylesheet([root], new FileHashes(root))
  const [mobile, desktop] = [MOBILE, DESKTOP].map((query) => query.replaceAll(' ', ''))
  expect(await css()).toBe(
    `@layer tokens,components;@media ${mobile}{.a{color:red}}@media ${desktop} and (width<1280px){.a{color:#00f}}`,
  )
  writeFileSync(join(root, 'b.css'), '.b { color: red }\n@media (--phone) { .b { color: blue } }')
  const wrong = await buildStylesheet([root], new FileHashes(root))
  await expect(wrong.css()).rejects.toMatchObject({ code: 'style-broken', at: 'b.css:2:1' })
})

test('limits the effect of a missing brace to its file', async () => {
  writeFileSync(join(root, 'a.css'), '@layer components { .a { color: red }')
  writeFileSync(join(root, 'b.css'), '@layer components { .b { color: lime } }')
  const { css } = await buildStylesheet([root], new FileHashes(root))
  expect(await css()).toBe('@layer tokens;@layer components{.a{color:red}.b{color:#0f0}}')
})

test('omits the styles of unused plugins and of the dev server in builds', async () => {
  mkdirSync(join(root, 'plugins'))
  for (const name of ['b.dev', 'plugins/used', 'plugins/unused'])
    writeFileSync(join(root, `${name}.css`), `@layer components { .${name.split('/').at(-1)?.split('.')[0]} { color: red } }`)
  const { css } = await buildStylesheet([root], new FileHashes(root), [join(root, 'plugins/used.css')])
  expect(await css()).toBe('@layer tokens;@layer components{.a,.used{color:red}}')
})

test('replaces light-dark() for older browsers', async () => {
  writeFileSync(join(root, 'a.css'), ':root { color-scheme: light; --a: light-dark(#fff, #000) } .dark { color-scheme: dark }')
  const { css } = await buildStylesheet([root], new FileHashes(root))
  expect(await css()).toBe(
    '@layer tokens,components;:root{--is-light:initial;--is-dark: ;color-scheme:light;--a:var(--is-light,#fff)var(--is-dark,#000)}.dark{--is-light: ;--is-dark:initial;color-scheme:dark}',
  )
})

test('keeps what the supported browsers understand', async () => {
  writeFileSync(join(root, 'a.css'), '.a { user-select: none; text-decoration-color: var(--a); &:has(b) { inset: 0 } }')
  const { css } = await buildStylesheet([root], new FileHashes(root))
  expect(await css()).toBe(
    '@layer tokens,components;.a{-webkit-user-select:none;user-select:none;text-decoration-color:var(--a);&:has(b){inset:0}}',
  )
})
