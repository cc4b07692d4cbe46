import { Parser } from 'htmlparser2'
import { type HashLinkPlace, placeHref } from './place-href'

/**
 * Rewrites the links of a finished document to fragments of the entry page: links to pages of the site, and links within the page, which get its route.
 * All earlier steps, including link checks, use paths. Links to files, links to other sites and the skip link are unchanged; the skip link must work
 * without scripts.
 */
export function writeHashLinks(html: string, place: HashLinkPlace): string {
  let result = ''
  let from = 0
  const parser = new Parser({
    onopentag(name, { href, class: className, download, 'data-version-targets': targets }) {
      if (name !== 'a' || href === undefined || download !== undefined || className === 'skip-link') return
      const start = parser.startIndex
      let tag = html.slice(start, parser.endIndex + 1)
      tag = withAttribute(tag, 'href', placeHref(href, place))
      if (targets !== undefined) tag = withAttribute(tag, 'data-version-targets', hashedTargets(targets, place))
      result += html.slice(from, start) + tag
      from = parser.endIndex + 1
    },
  })
  parser.end(html)
  return result + html.slice(from)
}

/** Rewrites addresses by version name. */
function hashedTargets(json: string, place: HashLinkPlace): string {
  const targets = Object.entries(JSON.parse(json) as Record<string, string>)
  return JSON.stringify(Object.fromEntries(targets.map(([version, href]) => [version, placeHref(href, place)])))
}

function withAttribute(tag: string, name: string, value: string): string {
  const written = ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
  return tag.replace(new RegExp(`\\s${name}\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s>]+)`, 'i'), () => written)
}
