import { Parser } from 'htmlparser2'
import type { Link } from '../../../model'

/** What the link checks want to know of a document. */
export interface HtmlFacts {
  /** Ids and names that a link can lead to, in order. */
  ids: string[]
  /** Links as written, entities resolved, with their words. */
  links: Link[]
}

/**
 * Reads ids and links from a whole document or a part of one. The texts are copies: parts of the document's own text would
 * keep all of it in memory.
 */
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
