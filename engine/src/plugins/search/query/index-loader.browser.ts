import { FORMAT, type IndexedPage, type Manifest, TermTable } from '../index/index-files.browser'

/** Reads a file of the index: bytes of terms, JSON otherwise. Rejects if it can't be read. */
export interface IndexReader {
  bytes(file: string): Promise<Uint8Array>
  json<T>(file: string): Promise<T>
}

/** All terms and headings are loaded at once if there are at most this many files with terms. */
const SMALL = 8

/** Loads the files of one index, each when it is first needed. */
export class IndexLoader {
  private readonly tables = new Map<string, Promise<TermTable>>()
  private readonly pageLists = new Map<string, Promise<IndexedPage[]>>()
  private readonly texts = new Map<string, Promise<string[]>>()
  /** Files of `texts` that are loaded. */
  private readonly loaded = new Set<string>()

  private constructor(
    readonly manifest: Manifest,
    private readonly reader: IndexReader,
  ) {}

  /** @throws Error if the index has another format or can't be read */
  static async open(reader: IndexReader): Promise<IndexLoader> {
    const manifest = await reader.json<Manifest>('index.json')
    if (manifest?.format !== FORMAT) throw new Error(`The search index has format ${manifest?.format}; expected ${FORMAT}.`)
    const loader = new IndexLoader(manifest, reader)
    if (loader.isLoaded) {
      const tables = manifest.terms.map(({ file }) => loader.table(file))
      await Promise.all([...tables, ...manifest.pages.map(({ file }) => loader.pageList(file))])
    }
    return loader
  }

  /** Whether all terms and headings are loaded. */
  get isLoaded(): boolean {
    return this.manifest.terms.length <= SMALL
  }

  /** The table with the terms that begin like a word. */
  async tableFor(word: string): Promise<TermTable | undefined> {
    const { terms } = this.manifest
    let file = terms[0]?.file
    for (const entry of terms) if (entry.from <= word) file = entry.file
    return file === undefined ? undefined : this.table(file)
  }

  /** The tables with terms that resemble a word: all if they are loaded, otherwise the one with the terms that begin like it. */
  async tablesNear(word: string): Promise<TermTable[]> {
    if (this.isLoaded) return Promise.all(this.manifest.terms.map(({ file }) => this.table(file)))
    const table = await this.tableFor(word)
    return table ? [table] : []
  }

  /** A page by its number. */
  async page(number: number): Promise<IndexedPage> {
    const { pages } = this.manifest
    const list = pages.findLast(({ from }) => from <= number)
    const page = list && (await this.pageList(list.file))[number - list.from]
    if (!page) throw new RangeError('The search index is incomplete.')
    return page
  }

  /** The texts of a page's sections. */
  sectionTexts(file: string): Promise<string[]> {
    return memo(this.texts, file, async () => {
      const texts = await this.reader.json<string[]>(file)
      this.loaded.add(file)
      return texts
    })
  }

  /** Whether the texts of a page's sections are loaded. */
  hasTexts(file: string): boolean {
    return this.loaded.has(file)
  }

  private table(file: string): Promise<TermTable> {
    return memo(this.tables, file, async () => new TermTable(await this.reader.bytes(file)))
  }

  private pageList(file: string): Promise<IndexedPage[]> {
    return memo(this.pageLists, file, () => this.reader.json(file))
  }
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
