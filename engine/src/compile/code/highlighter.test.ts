import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { Results, Store } from '../../load'
import { createHighlighter } from './highlighter'

const highlighter = createHighlighter(['python', 'bash', 'json', 'yaml'])
const highlight = (code: string, language: string) => highlighter.run((run) => run(code, language))

test('highlights keywords, strings, calls, constants and comments, and leaves other text without an element', async () => {
  expect(await highlight('context = gx.get_context(mode="file", n=3)  # why', 'python')).toBe(
    'context = gx.<span class="f">get_context</span>(mode=<span class="s">"file"</span>, n=<span class="n">3</span>)  <span class="c"># why</span>',
  )
})

test('operators that are words are highlighted as keywords, but symbols are not', async () => {
  expect(await highlight('a and b + c', 'python')).toBe('a <span class="k">and</span> b + c')
})

test('adjacent tokens of one class share an element, including the spaces between them', async () => {
  expect(await highlight('return not x', 'python')).toBe('<span class="k">return not</span> x')
})

test('an element never spans lines', async () => {
  expect(await highlight('"""a\n\nb"""', 'python')).toBe('<span class="s">"""a</span>\n\n<span class="s">b"""</span>')
})

test('highlights keys of JSON and YAML differently from values', async () => {
  expect(await highlight('{"a": "b"}', 'json')).toBe('{<span class="f">"a"</span>: <span class="s">"b"</span>}')
  expect(await highlight('a: b', 'yaml')).toBe('<span class="f">a</span>: b')
})

test('command line arguments are plain text', async () => {
  expect(await highlight('pip install great_expectations --upgrade', 'bash')).toBe(
    '<span class="f">pip</span> install great_expectations --upgrade',
  )
})

test('escapes code, including plain text', async () => {
  expect(await highlight('<b> & "c"', 'text')).toBe('&lt;b&gt; &amp; "c"')
  expect(await highlight('a < b & c', 'python')).toBe('a &lt; b &amp; c')
})

test('supports aliases of languages', async () => {
  expect(await highlight('return', 'py')).toBe('<span class="k">return</span>')
})

test('rejects an unknown language and suggests the nearest one', async () => {
  await expect(highlight('x', 'pyton')).rejects.toMatchObject({
    code: 'code-language',
    title: 'The code language "pyton" is not configured.',
    hint: expect.stringContaining('Did you mean "python"?'),
  })
})

test('rejects a configured language without a grammar', async () => {
  const broken = createHighlighter(['klingon'])
  await expect(broken.run((run) => run('x', 'klingon'))).rejects.toMatchObject({
    code: 'language-without-grammar',
    title: expect.stringContaining('"klingon"'),
  })
})

test('uses results of earlier runs', async () => {
  const results = new Results(new Store(mkdtempSync(join(tmpdir(), 'highlighted-')), ''))
  const keep = vi.spyOn(results, 'keep')
  const first = createHighlighter(['python'], results)
  expect(await first.run((run) => run('return', 'python'))).toBe('<span class="k">return</span>')
  const [[kind, key] = []] = keep.mock.calls
  if (!kind || key === undefined) throw new Error('nothing is stored')
  results.keep(kind, key, '', 'stored')
  expect(await createHighlighter(['python'], results).run((run) => run('return', 'python'))).toBe('stored')
  expect(await createHighlighter(['python'], results).run((run) => run('pass', 'python'))).toContain('class="k"')
})

test('does not highlight very long lines', async () => {
  const code = `x = "${'a'.repeat(6000)}"`
  expect(await highlight(code, 'python')).toBe(code)
})
