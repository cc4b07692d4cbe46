// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { DocumentParser, MAX_CHARACTERS, refreshTarget, scriptsOf } from './parse-document.browser'

/** Tasks that wait until the browser is idle. */
let idle: (() => void)[]
const parsed = vi.spyOn(DOMParser.prototype, 'parseFromString')

beforeEach(() => {
  idle = []
  parsed.mockClear()
  vi.unstubAllGlobals()
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
})

const parse = (html: string) => new DocumentParser().parse(html)
const becomeIdle = () => {
  for (const task of idle.splice(0)) task()
}

test('a document that may be opened next is parsed while the browser is idle, for one navigation', () => {
  const parser = new DocumentParser()
  parser.parseAhead('<p>one')
  expect(parsed).not.toHaveBeenCalled()
  becomeIdle()
  expect(parsed).toHaveBeenCalledTimes(1)
  const document = parser.parse('<p>one')
  expect(document.querySelector('p')?.textContent).toBe('one')
  expect(parsed).toHaveBeenCalledTimes(1)
  expect(parser.parse('<p>one')).not.toBe(document)
})

test('only the last document is parsed ahead, and none after a navigation', () => {
  const parser = new DocumentParser()
  parser.parseAhead('<p>one')
  parser.parseAhead('<p>two')
  becomeIdle()
  expect(parsed.mock.calls).toEqual([['<p>two', 'text/html']])
  parser.parseAhead('<p>three')
  parser.parse('<p>two')
  parsed.mockClear()
  becomeIdle()
  expect(parsed).not.toHaveBeenCalled()
})

test('another document is parsed when it is opened', () => {
  const parser = new DocumentParser()
  parser.parseAhead('<p>one')
  becomeIdle()
  expect(parser.parse('<p>two').querySelector('p')?.textContent).toBe('two')
})

test('long documents, and browsers that do not report idle time, parse nothing ahead', () => {
  const parser = new DocumentParser()
  parser.parseAhead('x'.repeat(MAX_CHARACTERS + 1))
  expect(idle).toHaveLength(0)
  parser.parseAhead('x'.repeat(MAX_CHARACTERS))
  expect(idle).toHaveLength(1)
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  expect(() => parser.parseAhead('<p>one')).not.toThrow()
})

test('documents of half a million characters are the longest ones that are parsed', () => {
  expect(MAX_CHARACTERS).toBe(500_000)
})

test('the target of a redirect page is an absolute URL', () => {
  expect(refreshTarget(parse('<meta http-equiv="refresh" content="0; url=/docs/b">'))).toMatch(/^http:.*\/docs\/b$/)
  expect(refreshTarget(parse('<meta name="description" content="url=/docs/b">'))).toBeUndefined()
})

test('the scripts of a document are the names of its module files', () => {
  const scripts =
    '<script type="module" src="/assets/a.js"></script><script src="/b.js"></script><script type="module">1</script>'
  expect(scriptsOf(parse(`${scripts}<script type="module" src="c.js"></script>`))).toBe('a.js,c.js')
  expect(scriptsOf(parse('<p>none'))).toBe('')
})
