import type { Store } from '../../load'
import type { Link, Read } from '../../model'

/** What is known of a finished document beside its bytes: enough to check links without reading it again. */
export interface DocumentFacts {
  /** Key of the document that the facts belong to. */
  key: string
  /** Hash of its bytes. */
  hash: string
  ids: string[]
  links: Link[]
  /** Static files it refers to, as paths in the static folder. */
  assets: string[]
  /** Those of them that its text shows as pictures. */
  pictures: string[]
  /** What it looked up of the rest of the site. */
  reads: readonly Read[]
}

interface Stored {
  links: [href: string, text: string][]
  reads: Read[]
  documents: Record<string, Omit<DocumentFacts, 'links' | 'reads'> & { links: number[]; reads: number[] }>
}

const FILE = 'documents.json'

/**
 * The facts of all documents, by path. Most links and reads of a page stem from its frame and so belong to many other pages: each
 * different one is kept once, in memory and on disk.
 */
export class FactsTable {
  private readonly known = new Map<string, DocumentFacts>()
  private readonly next = new Map<string, DocumentFacts>()
  private readonly links = new Shared<Link>(({ href, text }) => `${href}\n${text}`)
  private readonly reads = new Shared<Read>(({ key, hash }) => JSON.stringify([key, hash]))

  constructor(private readonly store: Store) {
    const stored = store.read<Stored>(FILE)
    if (!stored) return
    const links = stored.links.map(([href, text]) => this.links.share({ href, text }))
    const reads = stored.reads.map((read) => this.reads.share(read))
    for (const [path, facts] of Object.entries(stored.documents)) {
      this.known.set(path, {
        ...facts,
        links: facts.links.flatMap((index) => links[index] ?? []),
        reads: facts.reads.flatMap((index) => reads[index] ?? []),
      })
    }
  }

  /** The facts of the document that the last build wrote from this key. */
  find(path: string, key: string): DocumentFacts | undefined {
    const facts = this.known.get(path)
    return facts?.key === key ? facts : undefined
  }

  /** Notes the facts of a document of this build. */
  add(path: string, facts: DocumentFacts): DocumentFacts {
    const links = facts.links.map((link) => this.links.share(link))
    const shared = { ...facts, links, reads: facts.reads.map((read) => this.reads.share(read)) }
    this.next.set(path, shared)
    return shared
  }

  /** Keeps the facts of this build for the next one. */
  save(): void {
    const links = new Numbers<Link>()
    const reads = new Numbers<Read>()
    const documents: Stored['documents'] = {}
    for (const [path, facts] of this.next) {
      documents[path] = {
        ...facts,
        links: facts.links.map((link) => links.of(link)),
        reads: facts.reads.map((read) => reads.of(read)),
      }
    }
    this.store.write(FILE, {
      links: links.values.map(({ href, text }) => [href, text]),
      reads: reads.values,
      documents,
    } satisfies Stored)
  }
}

/** Equal values as one object. */
class Shared<T> {
  private readonly known = new Map<string, T>()

  constructor(private readonly keyOf: (value: T) => string) {}

  share(value: T): T {
    const key = this.keyOf(value)
    const known = this.known.get(key)
    if (known !== undefined) return known
    this.known.set(key, value)
    return value
  }
}

/** Numbers objects in the order they are first asked for. */
class Numbers<T> {
  private readonly numbers = new Map<T, number>()

  of(value: T): number {
    const known = this.numbers.get(value)
    if (known !== undefined) return known
    this.numbers.set(value, this.numbers.size)
    return this.numbers.size - 1
  }

  get values(): T[] {
    return [...this.numbers.keys()]
  }
}
