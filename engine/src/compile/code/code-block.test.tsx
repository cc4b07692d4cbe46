import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CodeBlock } from './CodeBlock'

const render = (props: Partial<Parameters<typeof CodeBlock>[0]>) =>
  renderToStaticMarkup(<CodeBlock language="python" html="a = 1\n" {...props} />)

test('a block without a title is labeled with its language, except for plain text', () => {
  expect(render({ language: 'bash' })).toContain('<span class="code-title">Terminal</span>')
  expect(render({ language: 'text' })).not.toContain('code-bar')
})

test('the code has an accessible name', () => {
  expect(render({ title: 'run.py' })).toContain('<pre role="group" aria-label="Code: run.py">')
})

test('the badge has text for screen readers', () => {
  expect(render({ tested: '1.8.1' })).toContain('<span class="visually-hidden">Tested with </span>1.8.1')
})

test('shows output below its code, or without code', () => {
  expect(render({ output: 'True' })).toMatch(/<\/pre><div class="code-output"><p>Output<\/p>.*<samp>True<\/samp>/)
  expect(render({ html: '', output: 'True' })).toMatch(/^<div class="code" data-language="python"><div class="code-output">/)
})

test('code with line numbers has a class', () => {
  expect(render({ lineNumbersFrom: 40 })).toContain('<code class="numbered">')
  expect(render({})).not.toContain('numbered')
})
