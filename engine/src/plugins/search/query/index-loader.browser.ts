import {
  decodePostings,
  FORMAT,
  type IndexedPage,
  type Manifest,
  type Occurrences,
  restorePage,
  SMALL,
  type StoredPage,
  type TermFile,
  TermTable,
} from '../index/index-files.browser'

/** Reads a file of the index: bytes of terms and postings, JSON otherwise. Rejects if it can't be read. */
export interface IndexReader {
  bytes(file: string): Promise<Uint8Array>
  json<T>(file: string): Promise<T>
}

/** Loads the files of one index, each when it is first needed. */
export class IndexLoader {
  private readonly tables = new Map<string, Promise<TermTable>>()
  private readonly postings = new Map<string, Promise<Uint8Array>>()
  private readonly pageLists = new Map<string, Promise<IndexedPage[]>>()
  private readonly texts = new Map<string, Promise<string[]>>()
  /** Files of `texts` that are loaded. */
  private readonly loaded = new Set<string>()

  /** Whether all terms and headings are loaded. */
  readonly isLoaded: boolean

  private constructor(
    readonly manifest: Manifest,
    private readonly reader: IndexReader,
  ) {
    this.isLoaded = manifest.sections.reduce((sum, count) => sum + count, 0) <= SMALL
  }

  /** @throws Error if the index has another format or can't be read */
  static async open(reader: IndexReader): Promise<IndexLoader> {
    const manifest = await reader.json<Manifest>('index.json')
    if (manifest?.format !== FORMAT) throw new Error(`The search index has format ${manifest?.format}; expected ${FORMAT}.`)
    const loader = new IndexLoader(manifest, reader)
    if (loader.isLoaded) {
      const tables = manifest.terms.map((entry) => loader.table(entry))
      await Promise.all([...tables, ...manifest.pages.map(({ file }) => loader.pageList(file))])
    }
    return loader
  }

  /** The same index with sample postings, which needs no more files. */
  withSamples(): IndexLoader {
    const postings = this.manifest.sections.map((_, page) => ({ section: page, weight: 1 + (page % 63), place: page % 3 }))
    return Object.assign(Object.create(this), { occurrences: async () => ({ postings, questions: [0] }) })
  }

  /** The table with the terms that begin like a word. */
  async tableFor(word: string): Promise<TermTable | undefined> {
    const { terms } = this.manifest
    const entry = terms.findLast(({ from }) => from <= word) ?? terms[0]
    return entry && this.table(entry)
  }

  /** The tables with terms that resemble a word: all if they are loaded, otherwise the one with the terms that begin like it. */
  async tablesNear(word: string): Promise<TermTable[]> {
    if (this.isLoaded) return Promise.all(this.manifest.terms.map((entry) => this.table(entry)))
    const table = await this.tableFor(word)
    return table ? [table] : []
  }

  /** The sections and questions that contain a term. */
  async occurrences(table: TermTable, index: number): Promise<Occurrences> {
    const { file, start } = table.locate(index)
    return decodePostings(await memo(this.postings, file, () => this.reader.bytes(file)), start)
  }

  /** A page by its number. */
  async page(number: number): Promise<IndexedPage> {
    const { pages } = this.manifest
    const list = pages.findLast(({ from }) => from <= number)
    const page = list && (await this.pageList(list.file))[number - list.from]
    if (!page) throw new RangeError('The search index is incomplete.')
    return page
  }

  /** The text of a section by its position on a page. */
  async sectionText(page: IndexedPage, at: number): Promise<string> {
    const [from, file] = textFile(page, at)
    const texts = await memo(this.texts, file, async () => {
      const read = await this.reader.json<string[]>(file)
      this.loaded.add(file)
      return read
    })
    return texts[at - from] ?? ''
  }

  /** Whether the text of a section is loaded. */
  hasText(page: IndexedPage, at: number): boolean {
    return this.loaded.has(textFile(page, at)[1])
  }

  private table({ file, postings }: TermFile): Promise<TermTable> {
    return memo(this.tables, file, async () => new TermTable(await this.reader.bytes(file), postings))
  }

  private pageList(file: string): Promise<IndexedPage[]> {
    return memo(this.pageLists, file, async () => (await this.reader.json<StoredPage[]>(file)).map(restorePage))
  }
}

function textFile({ texts }: IndexedPage, at: number) {
  const found = texts.findLast(([from]) => from <= at)
  if (!found) throw new RangeError('The search index is incomplete.')
  return found
}

/** A rejected value is not kept, so that it is read again. */
function memo<T>(known: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  let value = known.get(key)
  if (!value) {
    value = read()
    known.set(key, value)
    value.catch(() => known.delete(key))
  }
  return value
}
