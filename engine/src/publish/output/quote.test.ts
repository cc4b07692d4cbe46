import { expect, test } from 'vitest'
import { apacheText, encodeLocation, encodePath, nginxTarget, nginxText, nginxValue, rewritePattern, rewriteText } from './quote'

const STRANGE = '/a"b\\c $d;{e}%1'

test('quotes texts and values for nginx, which has no escape for a dollar sign', () => {
  expect(nginxText(STRANGE)).toBe('"/a\\"b\\\\c $d;{e}%1"')
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of nginx
  expect(nginxValue(STRANGE)).toBe('"/a\\"b\\\\c ${docs_dollar}d;{e}%1"')
})

test('puts the query of a request in front of the fragment of a target', () => {
  expect(nginxTarget('/new')).toBe('"/new$is_args$args"')
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of nginx
  expect(nginxTarget('/new$1#part')).toBe('"/new${docs_dollar}1$is_args$args#part"')
})

test('quotes arguments for Apache and for mod_rewrite, which reads quotation marks in another way', () => {
  expect(apacheText(STRANGE)).toBe('"/a\\"b\\\\c $d;{e}%1"')
  expect(rewritePattern('^a"b\\.c')).toBe('"^a\\x22b\\.c"')
  expect(rewriteText('/$1%2\\3')).toBe('/\\$1\\%2\\\\3')
})

test('encodes paths for lists of addresses, and what has a meaning there', () => {
  expect(encodePath('/a b/é/100%/:name/?#*')).toBe('/a%20b/%C3%A9/100%25/%3Aname/%3F%23%2A')
  expect(decodeURIComponent(encodePath(STRANGE))).toBe(STRANGE)
})

test('encodes in a location only what a header cannot have', () => {
  expect(encodeLocation("/docs/$1,(a);b!'c?d=%20&e[]=1#f")).toBe("/docs/$1,(a);b!'c?d=%20&e[]=1#f")
  expect(encodeLocation('/é 100%"\\{}<>\n')).toBe('/%C3%A9%20100%25%22%5C%7B%7D%3C%3E%0A')
})
