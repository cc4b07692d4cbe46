/** Version of the file format. Browsers ignore an index with another one. */
export const FORMAT = 4

/** Readers load all terms and headings of an index with at most this many sections. */
export const SMALL = 10_000

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
  /** Files with terms, sorted. */
  terms: readonly TermFile[]
  /** Files with the headings of pages, in order; `from` is the number of the first page of each. */
  pages: readonly { from: number; file: string }[]
}

/** A file with terms, and the files with their postings. */
export interface TermFile {
  /** The first term. */
  from: string
  file: string
  /** `terms` is the number of terms of each, in order. */
  postings: readonly { terms: number; file: string }[]
}

/** The questions that sections answer. They are numbered through all sections, and only their words are in the index. */
export interface QuestionCounts {
  /** For each section with questions, the difference to the number of the previous one, then its number of questions. */
  sections: readonly number[]
  /** Number of words of each question, as a digit. */
  words: string
}

/** A page of the index. */
export interface IndexedPage {
  /** Without base URL. */
  route: string
  title: string
  sections: readonly IndexedSection[]
  /** Positions of the sections that are entries about error messages. */
  errors?: readonly number[]
  /** Files with the text of each section as an array of strings; `from` is the position of the first section of each. */
  texts: readonly TextFile[]
}

export type TextFile = readonly [from: number, file: string]

/**
 * A page in a file of {@link Manifest.pages}. The outline has a line for each section: the level of its heading below the title, from 1, the
 * heading, and after a tab its id, unless the id is the heading in lower case with hyphens. Of this form, an id can be the beginning, after a prefix: the
 * length follows after another tab. Each file of `texts`, without folder and extension, follows its number.
 */
export type StoredPage = readonly [
  route: string,
  title: string,
  outline: string,
  texts: readonly (number | string)[],
  errors?: readonly number[],
]

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

/** Where a term occurs. */
export interface Occurrences {
  postings: readonly Posting[]
  /** Numbers of the questions that contain it. */
  questions: readonly number[]
}

const TEXT_FOLDER = 'text/'
const TEXT_TYPE = '.json'
/** Shorter parts of ids are stored. */
const MIN_SHARED = 4

/** Writes a page without the headings and ids that follow from others. */
export function storePage({ route, title, sections, texts, errors }: IndexedPage): StoredPage {
  const lines = sections.map(([id, ...headings]) => {
    const heading = headings.at(-1) ?? ''
    return `${headings.length}${heading}${storedId(id, usualId(heading))}`
  })
  const outline = lines.join('\n')
  const files = texts.flatMap(([from, file]) => [from, file.slice(TEXT_FOLDER.length, -TEXT_TYPE.length)])
  return errors ? [route, title, outline, files, errors] : [route, title, outline, files]
}

/** The opposite of {@link storePage}. */
export function restorePage([route, title, outline, files, errors]: StoredPage): IndexedPage {
  const path: string[] = []
  const sections = outline.split('\n').map((line): IndexedSection => {
    const [heading = '', prefix = '', length] = line.slice(1).split('\t')
    const id = prefix === '' || length ? prefix + usualId(heading).slice(0, length ? Number(length) : undefined) : prefix
    const level = Number(line[0])
    path.splice(Math.max(0, level - 1), path.length, heading)
    return [id, ...path.slice(0, level)]
  })
  const texts = files.flatMap((file, i): TextFile[] =>
    typeof file === 'string' ? [[Number(files[i - 1]), `${TEXT_FOLDER}${file}${TEXT_TYPE}`]] : [],
  )
  return { route, title, sections, texts, ...(errors ? { errors } : {}) }
}

function storedId(id: string, usual: string): string {
  if (id === usual) return ''
  // Ids of errors are a prefix and the first words.
  for (let at = 1; at < id.length; at++) {
    if (usual.startsWith(id.slice(at)) && id.length - at > MIN_SHARED) return `\t${id.slice(0, at)}\t${id.length - at}`
  }
  return `\t${id}`
}

const usualId = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')

/** Writes sorted terms, then the number of bytes of the postings of each. */
export function encodeTerms(terms: readonly string[], lengths: readonly number[]): Uint8Array {
  const bytes = new ByteWriter()
  bytes.number(terms.length)
  terms.forEach((term, i) => {
    const last = terms[i - 1] ?? ''
    const shared = sharedPrefix(last, term)
    bytes.number(shared)
    bytes.text(term.slice(shared))
  })
  for (const length of lengths) bytes.number(length)
  return new Uint8Array(bytes.bytes())
}

/** Writes the postings of a term, which must be sorted by section, and its questions. */
export function encodePostings({ postings, questions }: Occurrences): Uint8Array {
  const bytes = new ByteWriter()
  bytes.increasing(postings.map(({ section }) => section))
  for (const { weight, place } of postings) bytes.byte((place << 6) | weight)
  bytes.increasing(questions)
  return new Uint8Array(bytes.bytes())
}

/** Reads the postings of a term from a file. */
export function decodePostings(bytes: Uint8Array, start: number): Occurrences {
  const reader = new ByteReader(bytes, start)
  const postings = reader.increasing().map((section) => {
    const byte = reader.byte()
    return { section, weight: byte & 63, place: byte >> 6 }
  })
  return { postings, questions: reader.increasing() }
}

/** Terms read from a file, sorted. */
export class TermTable {
  readonly terms: string[] = []
  /** Position of the postings of each term in those of the table. */
  private readonly starts: number[] = []

  /**
   * @param files the files with the postings
   * @throws RangeError if the bytes are incomplete
   */
  constructor(
    bytes: Uint8Array,
    private readonly files: TermFile['postings'] = [],
  ) {
    const reader = new ByteReader(bytes)
    const count = reader.number()
    let last = ''
    while (this.terms.length < count) {
      last = last.slice(0, reader.number()) + reader.text()
      this.terms.push(last)
    }
    let start = 0
    for (let i = 0; i < count; i++) {
      this.starts.push(start)
      start += reader.number()
    }
  }

  /** Where the postings of a term are. */
  locate(index: number): { file: string; start: number } {
    let first = 0
    for (const { terms, file } of this.files) {
      if (index < first + terms) return { file, start: (this.starts[index] ?? 0) - (this.starts[first] ?? 0) }
      first += terms
    }
    throw new RangeError('The search index is incomplete.')
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
    if (value === undefined) throw new RangeError('The search index is incomplete.')
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
    if (end > this.bytes.length) throw new RangeError('The search index is incomplete.')
    const text = decoder.decode(this.bytes.subarray(this.position, end))
    this.position = end
    return text
  }
}

const decoder = new TextDecoder()
