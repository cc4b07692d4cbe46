import type { Kind } from '../../load'
import type { Link, Read } from '../../model'

/** The cached data about a rendered document, which is sufficient to check links without parsing the document again. */
export interface DocumentFacts {
  /** Hash of the document. */
  hash: string
  ids: string[]
  links: Link[]
  /** Static files that it refers to, as paths in the static folder. */
  assets: string[]
  /** The subset of `assets` that the text shows as images. */
  images: string[]
  /** Recorded lookups. */
  reads: readonly Read[]
}

export const DOCUMENT: Kind<DocumentFacts> = { name: 'document' }

/** Deduplicates links, because most links of a document are in the layout, which it shares with other documents. */
export class SharedLinks {
  private readonly known = new Map<string, Link>()

  share(links: readonly Link[]): Link[] {
    return links.map((link) => {
      const key = `${link.href}\n${link.text}`
      const known = this.known.get(key)
      if (known === undefined) this.known.set(key, link)
      return known ?? link
    })
  }
}
