import { Parser } from 'htmlparser2'
import { type HashLinkPlace, placeHref } from './place-href'

/**
 * Writes the links of a finished document as places behind the hash of the entry page: those to pages of the site, and those to places of
 * this page, which get its route. Everything before it, link checks included, thinks in paths. Links to files, to other
 * sites and past the chrome stay as they are; the last is followed without scripts too.
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

/** Addresses by version name. */
function hashedTargets(json: string, place: HashLinkPlace): string {
  const targets = Object.entries(JSON.parse(json) as Record<string, string>)
  return JSON.stringify(Object.fromEntries(targets.map(([version, href]) => [version, placeHref(href, place)])))
}

function withAttribute(tag: string, name: string, value: string): string {
  const written = ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
  return tag.replace(new RegExp(`\\s${name}\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s>]+)`, 'i'), () => written)
}
