/** Version of the file format. Browsers ignore an index with another one. */
export const FORMAT = 3

/**
 * The first file of an index. It contains what ranking needs of all pages, and names the other files. Addresses are relative to the folder of
 * the index.
 */
export interface Manifest {
  format: number
  /** Number of sections of each page, in order. Sections are numbered through all pages. */
  sections: readonly number[]
  /** Weight of each page in percent. */
  weights: readonly number[]
  /** Ids of the areas, and for each page the position of its area in this list. */
  areas: readonly string[]
  pageAreas: readonly number[]
  /** Words and phrases that are also searched as others. */
  synonyms: Readonly<Record<string, readonly string[]>>
  questions: QuestionCounts
  /** For each heading that many pages have, its sections: the first number, then differences. */
  repeated: readonly (readonly number[])[]
  /** Files with terms, sorted; `from` is the first term of each. */
  terms: readonly { from: string; file: string }[]
  /** Files with the headings of pages, in order; `from` is the number of the first page of each. */
  pages: readonly { from: number; file: string }[]
}

/** The questions that sections answer. They are numbered through all sections, and only their words are in the index. */
export interface QuestionCounts {
  /** For each section with questions, the difference to the number of the previous one, then its number of questions. */
  sections: readonly number[]
  /** Number of words of each question, as a digit. */
  words: string
}

/** A page in a file of {@link Manifest.pages}. */
export interface IndexedPage {
  /** Without base URL. */
  route: string
  title: string
  sections: readonly IndexedSection[]
  /** File with the text of each section as an array of strings. */
  text: string
}

/** Heading id (empty before the first heading) and headings from the first level below the title down to this one. */
export type IndexedSection = readonly [id: string, ...headings: string[]]

/** Where a term occurs most prominently in a section. `definition`: the section describes the identifier, for example a method. */
export const Place = { code: 0, text: 1, heading: 2, definition: 3 } as const

/** The occurrences of a term in a section. */
export interface Posting {
  section: number
  /** 1 to 63; grows with the number of occurrences and their places. */
  weight: number
  place: number
}

/** A term and the sections that contain it. */
export interface TermEntry {
  term: string
  postings: readonly Posting[]
  /** Numbers of the questions that contain it. */
  questions: readonly number[]
}

/** Writes terms in a compact binary form. They must be sorted, and so must the postings of each by section, and its questions. */
export function encodeTerms(entries: readonly TermEntry[]): Uint8Array {
  const names = new ByteWriter()
  const postings = new ByteWriter()
  names.number(entries.length)
  let last = ''
  for (const { term, postings: list, questions } of entries) {
    const shared = sharedPrefix(last, term)
    names.number(shared)
    names.text(term.slice(shared))
    const before = postings.length
    postings.increasing(list.map(({ section }) => section))
    for (const { weight, place } of list) postings.byte((place << 6) | weight)
    postings.increasing(questions)
    names.number(postings.length - before)
    last = term
  }
  const head = new ByteWriter()
  head.number(names.length)
  const bytes = new Uint8Array(head.length + names.length + postings.length)
  bytes.set(head.bytes())
  bytes.set(names.bytes(), head.length)
  bytes.set(postings.bytes(), head.length + names.length)
  return bytes
}

/** Terms read from a file. Postings are decoded when they are needed. */
export class TermTable {
  /** Sorted. */
  readonly terms: string[] = []
  private readonly starts: number[] = []

  /** @throws RangeError if the bytes are incomplete */
  constructor(private readonly bytes: Uint8Array) {
    const reader = new ByteReader(bytes)
    const length = reader.number()
    let start = reader.position + length
    let last = ''
    for (let count = reader.number(); count > 0; count--) {
      last = last.slice(0, reader.number()) + reader.text()
      this.terms.push(last)
      this.starts.push(start)
      start += reader.number()
    }
    if (start !== bytes.length) throw new RangeError('The file of terms is incomplete.')
  }

  /** The sections and questions that contain a term. */
  entry(index: number): Omit<TermEntry, 'term'> {
    const reader = new ByteReader(this.bytes, this.starts[index])
    const postings = reader.increasing().map((section) => {
      const byte = reader.byte()
      return { section, weight: byte & 63, place: byte >> 6 }
    })
    return { postings, questions: reader.increasing() }
  }

  /** Position of the first term that is not before `text`. */
  firstFrom(text: string): number {
    let low = 0
    let high = this.terms.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.terms[middle] ?? '') < text) low = middle + 1
      else high = middle
    }
    return low
  }
}

function sharedPrefix(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** Numbers have seven bits per byte, low ones first; texts are UTF-8 with their length. */
class ByteWriter {
  private readonly written: number[] = []

  get length(): number {
    return this.written.length
  }

  byte(value: number): void {
    this.written.push(value)
  }

  number(value: number): void {
    let rest = value
    while (rest > 127) {
      this.written.push((rest & 127) | 128)
      rest >>>= 7
    }
    this.written.push(rest)
  }

  /** The length of a list of increasing numbers, and their differences. */
  increasing(values: readonly number[]): void {
    this.number(values.length)
    values.forEach((value, i) => void this.number(value - (values[i - 1] ?? 0)))
  }

  text(value: string): void {
    const bytes = new TextEncoder().encode(value)
    this.number(bytes.length)
    for (const byte of bytes) this.written.push(byte)
  }

  bytes(): readonly number[] {
    return this.written
  }
}

class ByteReader {
  constructor(
    private readonly bytes: Uint8Array,
    public position = 0,
  ) {}

  byte(): number {
    const value = this.bytes[this.position++]
    if (value === undefined) throw new RangeError('The file of terms is incomplete.')
    return value
  }

  number(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte()
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }

  increasing(): number[] {
    let last = 0
    return Array.from({ length: this.number() }, () => {
      last += this.number()
      return last
    })
  }

  text(): string {
    const length = this.number()
    const end = this.position + length
    if (end > this.bytes.length) throw new RangeError('The file of terms is incomplete.')
    const text = decoder.decode(this.bytes.subarray(this.position, end))
    this.position = end
    return text
  }
}

const decoder = new TextDecoder()
