import { describe, expect, it } from 'vitest'
import { linkNames } from './link-names'

const addresses: Record<string, string> = {
  'gx.Suite': '/Suite',
  Suite: '/Suite',
  context: '/Context',
  'context.suites': '/Context#suites',
  'context.suites.add': '/Suites#add',
  '.add': '/Suites#add',
  '.run': '/Suite#run?a="b"',
}
const link = (html: string) => linkNames(html, (code) => (Object.hasOwn(addresses, code) ? addresses[code] : undefined))

describe('links of names in code', () => {
  it('links each part of a chain', () => {
    expect(link('a = context.suites.<span class="f">add</span>()')).toBe(
      'a = <a href="/Context">context</a>.<a href="/Context#suites">suites</a>.<span class="f"><a href="/Suites#add">add</a></span>()',
    )
  })

  it('links only the first occurrence of a name', () => {
    expect(link('Suite()\nSuite()')).toBe('<a href="/Suite">Suite</a>()\nSuite()')
  })

  it('links attributes of calls and subscripts, on one line or several', () => {
    expect(link('make(1).add()')).toContain('.<a href="/Suites#add">add</a>')
    expect(link('make[<span class="n">0</span>]\n    .add()')).toContain('.<a href="/Suites#add">add</a>')
    expect(link('context.suites\n  .add()')).toContain('.<a href="/Suites#add">add</a>')
    expect(link('f().other.add()')).toContain('.<a href="/Suites#add">add</a>')
  })

  it('ignores strings, comments, parts of words, and attributes of other objects', () => {
    for (const html of [
      '<span class="s">"Suite"</span>',
      '<span class="c"># Suite</span>',
      'MySuite.Suites',
      'other.Suite',
      '<span class="s">"a"</span>.add',
      'a &lt; b &amp;&gt;',
      'other.context.suites',
    ])
      expect(link(html)).toBe(html)
  })

  it('escapes addresses', () => {
    expect(link('f().run()')).toBe('f().<a href="/Suite#run?a=&quot;b&quot;">run</a>()')
  })
})
