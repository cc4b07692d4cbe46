import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { formatProblem } from '../../model/errors/format-problem'
import { hashText } from '../cache'
import { readBody, readSource } from './read-source'

const place = { version: 'current', file: 'a.md', path: 'core/a.md', hash: 'h' }
const read = (content: string | number[]) =>
  readSource({ ...place, bytes: typeof content === 'string' ? Buffer.from(content) : Uint8Array.from(content) })
const root = mkdtempSync(join(tmpdir(), 'sources-'))
afterAll(() => rmSync(root, { recursive: true }))
const bodyOf = (content: string) => {
  writeFileSync(join(root, place.file), content)
  const { source, invalid } = read(content)
  return readBody(root, { ...place, length: (source ?? invalid)?.length ?? NaN, hash: hashText(content) })
}
const problemsOf = (content: string | number[]) => {
  const { source, problems } = read(content)
  expect(source).toBeUndefined()
  return problems.map((problem) => formatProblem(problem))
}
const page = (...lines: string[]) =>
  `---\ntitle: A\ndescription: About A.\n${lines.map((line) => `${line}\n`).join('')}---\nText.\n`

test('splits a page into front matter and body', () => {
  expect(read(page('sidebar_position: 2'))).toEqual({
    source: {
      version: 'current',
      file: 'a.md',
      path: 'core/a.md',
      frontMatter: { title: 'A', description: 'About A.', sidebar_position: 2 },
      length: 6,
      bodyLine: 5,
      hash: 'h',
    },
    problems: [],
  })
})

test('accepts Windows line endings and a byte order mark', () => {
  const content = `\uFEFF${page().replaceAll('\n', '\r\n')}`
  expect(read(content).source).toMatchObject({ frontMatter: { title: 'A' }, length: 7, bodyLine: 4 })
  expect(bodyOf(content)).toBe('Text.\r\n')
})

test('accepts a page without a body, and horizontal rules in the body', () => {
  expect(read('---\ntitle: A\ndescription: B\n---').source).toMatchObject({ length: 0, bodyLine: 3 })
  expect(bodyOf('---\ntitle: A\ndescription: B\n---')).toBe('')
  expect(bodyOf(`${page()}\n---\nMore.`)).toBe('Text.\n\n---\nMore.')
})

test('reports a page that has been changed since its front matter was read', () => {
  bodyOf(page())
  expect(() => readBody(root, { ...place, length: 6 })).toThrow(
    expect.objectContaining({ parts: expect.objectContaining({ code: 'file-changed', at: 'a.md' }) }),
  )
})

describe('a page that is not UTF-8', () => {
  test('is reported with the byte and its position', () => {
    expect(problemsOf([...Buffer.from('---\ntitle: '), 0xe9, 0x74, 0xe9])).toEqual([
      'The page is not valid UTF-8: byte 11 is 0xe9.\n  at a.md:2:8\n  Save the file as UTF-8 in your editor.\n  [not-utf8]',
    ])
  })

  test('is reported at the first byte and after many characters', () => {
    expect(problemsOf([0xff, 0xfe, 0x41, 0x00])[0]).toContain('byte 0 is 0xff')
    expect(problemsOf([...Buffer.from('é'.repeat(1000)), 0xc3])[0]).toContain('byte 2000 is 0xc3')
  })

  test('includes pages with null bytes', () => {
    expect(problemsOf([0x41, 0x00, 0x42, 0x00])[0]).toContain('byte 1 is 0x00')
  })
})

test('reports missing and unclosed front matter', () => {
  expect(problemsOf('Text.\n')[0]).toContain('The page has no front matter.\n  at a.md:1:1\n')
  expect(problemsOf('---\ntitle: A\n')[0]).toContain('The front matter is not closed.')
  expect(problemsOf('---\ntitle: A\n')[0]).toContain('[front-matter-missing]')
})

test.each([
  ['an unknown key', page('x: 1'), 5],
  ['broken YAML', `---\ntitle: a: b\n---\nText.\n`, 3],
  ['a blank line before it', `\n---\ntitle: A\ndescription: B\n---\nText.\n`, 5],
  ['no front matter', 'Text.\n', 0],
])('returns the body of a page with %s, so that it can still be checked', (_, text, bodyLine) => {
  expect(read(text)).toMatchObject({ invalid: { bodyLine }, problems: [{ severity: 'error' }] })
  expect(bodyOf(text)).toBe('Text.\n')
})

test('reports blank lines before the front matter', () => {
  expect(read('---\ntitle: A\n').invalid).toBeUndefined()
  expect(problemsOf('\n---\ntitle: A\n---\n')).toEqual([
    expect.stringContaining('There are blank lines before the front matter.'),
  ])
})

test('reports invalid YAML with its position', () => {
  const [problem] = problemsOf('---\ntitle: A\ndescription: GX: what it is\n---\n')
  expect(problem).toContain('The front matter is not valid YAML:')
  expect(problem).toContain('at a.md:3:14')
  expect(problem).toContain('Quote values')
  expect(problem).toContain('[front-matter-yaml]')
})

test('reports an unknown key at its line with a similar name', () => {
  expect(problemsOf(page('sidebar_lable: B', 'feedback: true'))).toEqual([
    'The front matter has the unknown key "sidebar_lable".\n  at a.md:4:1\n  Did you mean "sidebar_label"?\n  [front-matter-key]',
    expect.stringContaining('The front matter has the unknown key "feedback".\n  at a.md:5:1'),
  ])
})

test('a title is required', () => {
  expect(problemsOf('---\n---\nText.\n').map((problem) => problem.split('\n')[0])).toEqual(['title is missing.'])
})

test.each([
  ['# A title\n\nText.\n', 'A title', 1],
  ['\n# A title #\nText.\n', 'A title', 2],
  ['# A title\r\nText.\n', 'A title', 1],
  ['---\nslug: a\n---\n\n# A title\nText.\n', 'A title', 5],
  ['# The `__init__` of **a _b_ c** in [d](./d.md) \\# 1\nText.\n', 'The __init__ of a b c in d # 1', 1],
  ['# snake_case_name {#name}\nText.\n', 'snake_case_name', 1],
  ['---\ntitle: Other\n---\n# A title\nText.\n', 'Other', 3],
])('the heading at the beginning of %j is the title if there is no other', (text, title, bodyLine) => {
  expect(read(text)).toMatchObject({ source: { frontMatter: { title }, bodyLine }, problems: [] })
  expect(bodyOf(text).trim()).toBe(title === 'Other' ? '# A title\nText.' : 'Text.')
})

test.each([
  ['sidebar_position: first', 'sidebar_position is "first".', 'Expected a number.'],
  ['draft: yes', 'draft is "yes".', 'Expected true or false.'],
  ['toc_max_heading_level: 7', 'toc_max_heading_level is 7.', 'Expected a number of at most 6.'],
  ['keywords: a', 'keywords is "a".', 'Expected a list.'],
  ['slug: a b', 'slug is "a b".', 'Expected a path without spaces'],
  ['slug: /a?b', 'slug is "/a?b".', 'Expected a path'],
  ['slug: /a//b', 'slug is "/a//b".', 'Expected a path'],
  ['slug: /a/../b', 'slug is "/a/../b".', 'Expected a path'],
  ['id: /a', 'id is "/a".', 'Expected a page ID'],
  ['pagination_next: ../a', 'pagination_next is "../a".', 'Expected a page ID'],
  ['image: a.png', 'image is "a.png".', 'begins with "/"'],
])('rejects "%s"', (line, title, hint) => {
  const [problem, ...others] = problemsOf(page(line))
  expect(others).toEqual([])
  expect(problem).toContain(title)
  expect(problem).toContain('at a.md:4:1')
  expect(problem).toContain(hint)
})

test('a description is at most 160 characters long', () => {
  const text = (length: number) => `---\ntitle: A\ndescription: ${'x'.repeat(length)}\n---\n`
  expect(read(text(160)).problems).toEqual([])
  expect(problemsOf(text(161))[0]).toContain('Expected text of at most 160 characters.')
})

test('rejects a minimum heading level above the maximum', () => {
  expect(problemsOf(page('toc_min_heading_level: 4', 'toc_max_heading_level: 3'))[0]).toContain(
    'no larger than toc_max_heading_level',
  )
})

test('accepts null for the sidebar and the previous and next page, and custom data', () => {
  const lines = ['displayed_sidebar: null', 'pagination_next: null', 'custom:', '  tested: [a, 1, true]']
  expect(read(page(...lines)).source?.frontMatter).toMatchObject({
    displayed_sidebar: null,
    pagination_next: null,
    custom: { tested: ['a', 1, true] },
  })
})
