import type { Kind } from '../../load'
import type { Link, Read } from '../../model'

/** What is known of a finished document beside its bytes: enough to check links without parsing it again. */
export interface DocumentFacts {
  /** Hash of its bytes. */
  hash: string
  ids: string[]
  links: Link[]
  /** Static files that it refers to, as paths in the static folder. */
  assets: string[]
  /** Those of them that its text shows as images. */
  pictures: string[]
  /** What it looked up in the rest of the site. */
  reads: readonly Read[]
}

export const DOCUMENT: Kind<DocumentFacts> = { name: 'document' }

/** Replaces equal links by one object, because most links of a document are in the layout and so in many other documents. */
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
