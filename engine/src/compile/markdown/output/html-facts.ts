import { Parser } from 'htmlparser2'
import type { Link } from '../../../model'

/** The ids and links of a document, for the link checks. */
export interface HtmlFacts {
  /** In document order. */
  ids: string[]
  /** With decoded entities. */
  links: Link[]
}

/** Reads ids and links from HTML. The strings are copies, because slices of the document would keep all of it in memory. */
export function collectHtmlFacts(html: string): HtmlFacts {
  return structuredClone(readFacts(html))
}

function readFacts(html: string): HtmlFacts {
  const facts: HtmlFacts = { ids: [], links: [] }
  let open: Link | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) facts.ids.push(attributes.id)
      if (name === 'a' && attributes.href !== undefined) {
        open = { href: attributes.href, text: '' }
        facts.links.push(open)
      }
    },
    ontext(text) {
      if (open) open.text += text
    },
    onclosetag(name) {
      if (name === 'a' && open) {
        open.text = open.text.replace(/\s+/g, ' ').trim()
        open = undefined
      }
    },
  })
  parser.end(html)
  return facts
}
