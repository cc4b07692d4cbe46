import { expect, test } from 'vitest'
import { apacheText, encodeLocation, encodePath, nginxTarget, nginxText, nginxValue, rewritePattern, rewriteText } from './quote'

const STRANGE = '/a"b\\c $d;{e}%1'

test('quotes texts and values for nginx, which has no escape sequence for a dollar sign', () => {
  expect(nginxText(STRANGE)).toBe('"/a\\"b\\\\c $d;{e}%1"')
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of nginx
  expect(nginxValue(STRANGE)).toBe('"/a\\"b\\\\c ${docs_dollar}d;{e}%1"')
})

test('inserts the query of the request before the fragment of the target', () => {
  expect(nginxTarget('/new')).toBe('"/new$is_args$args"')
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of nginx
  expect(nginxTarget('/new$1#part')).toBe('"/new${docs_dollar}1$is_args$args#part"')
})

test('quotes arguments for Apache, and for mod_rewrite, which treats quotation marks differently', () => {
  expect(apacheText(STRANGE)).toBe('"/a\\"b\\\\c $d;{e}%1"')
  expect(rewritePattern('^a"b\\.c')).toBe('"^a\\x22b\\.c"')
  expect(rewriteText('/$1%2\\3')).toBe('/\\$1\\%2\\\\3')
})

test('encodes paths for _redirects and _headers, including characters with a special meaning', () => {
  expect(encodePath('/a b/é/100%/:name/?#*')).toBe('/a%20b/%C3%A9/100%25/%3Aname/%3F%23%2A')
  expect(decodeURIComponent(encodePath(STRANGE))).toBe(STRANGE)
})

test('encodes only characters that a Location header cannot contain', () => {
  expect(encodeLocation("/docs/$1,(a);b!'c?d=%20&e[]=1#f")).toBe("/docs/$1,(a);b!'c?d=%20&e[]=1#f")
  expect(encodeLocation('/é 100%"\\{}<>\n')).toBe('/%C3%A9%20100%25%22%5C%7B%7D%3C%3E%0A')
})
