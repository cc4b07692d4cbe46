import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { readDocument } from './support/routes'
import { expect, test } from './support/test'

const read = (path: string) => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'))
const { statements } = read('../docs/specification.json') as { statements: { routes?: string[] }[] }
/** For each page of the specification, its first headings and a name, parameter, or value that a page about its subject contains. */
const FACTS = read('page-facts.json') as Record<string, { headings: string[]; fact: string }>

/** The headings of level 2 and the text of a page, without the parts that all pages have. */
function contentOf(route: string): { headings: string[]; text: string } {
  const { findOne, getElementsByTagName, hasAttrib, innerText } = DomUtils
  const tree = parseDocument(readDocument(route)).children
  const [content] = [...getElementsByTagName('article', tree), ...getElementsByTagName('main', tree)]
  if (!content) throw new Error(`${route} has no content.`)
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  const headings = getElementsByTagName('h2', content).map((heading) => {
    const link = findOne((element) => element.attribs.class === 'heading-link', heading.children)
    if (link && hasAttrib(link, 'href')) DomUtils.removeElement(link)
    return plain(innerText(heading))
  })
  return { headings, text: plain(innerText(content)) }
}

test('every page of the specification has its headings and a fact about its subject', { tag: '@once' }, () => {
  const routes = statements.flatMap((statement) => statement.routes ?? []).sort()
  expect(Object.keys(FACTS).sort()).toEqual(routes)
  const wrong = routes.flatMap((route) => {
    const { headings, text } = contentOf(route)
    const { headings: expected = [], fact = '' } = FACTS[route] ?? {}
    const missing = expected.filter((heading) => !headings.includes(heading)).map((heading) => `heading "${heading}"`)
    return [...missing, ...(text.includes(fact) ? [] : [`"${fact}"`])].map((part) => `${route} lacks the ${part}`)
  })
  expect(wrong, 'Correct the page, or page-facts.json if its subject has changed.').toEqual([])
})
