import { hashText } from '../../../plugin'
import { STOP_WORDS, tokenize } from '../text/tokenize.browser'
import {
  encodePostings,
  encodeTerms,
  FORMAT,
  type IndexedSection,
  type Manifest,
  Place,
  type Posting,
  type QuestionCounts,
  SMALL,
  storePage,
  type TermFile,
  type TextFile,
} from './index-files.browser'
import type { PageEntry } from './page-entry'

/** A page of an index. */
export interface PageInput {
  route: string
  title: string
  area: string
  /** 1 for a usual page; results of pages with less rank lower. */
  weight: number
  entry: PageEntry
  /** What readers ask if they need a section, by its id. */
  questions: ReadonlyMap<string, readonly string[]>
}

/** A file of an index, by its path in the index's folder. */
export interface IndexFile {
  path: string
  content: string | Uint8Array
}

/** Characters of the hash in the names of files. */
const HASH_LENGTH = 10
/** Terms per file. A reader of a large index loads only the files with the words of the query. */
const FILE_TERMS = 10_000
/** Bytes of postings per file, unless a single term has more. Readers load the files with the words of the query. */
const POSTING_FILE_BYTES = 4000
/** Characters of text per file, unless a single section has more. */
const TEXT_FILE_LENGTH = 4000
/** A heading on this many pages is part of their pattern, such as "Next steps". */
const REPEATED = 5
/** Sections per file of headings. Of a large index, readers load only the files with results. */
const PAGE_FILE_SECTIONS = { small: 250, large: 50 }

/** Adds a file, and returns its path. Bytes have the type `txt`, because content delivery networks compress text, but not other bytes. */
type AddFile = (folder: string, content: string | Uint8Array, type: string) => string

/** The files of an index. The names of all but `index.json` contain a hash of their content, so pages with the same text share a file. */
export function writeIndex(pages: readonly PageInput[], synonyms: Manifest['synonyms'] = {}): IndexFile[] {
  const files = new Map<string, IndexFile>()
  const add: AddFile = (folder, content, type) => {
    const path = `${folder}/${hashText(content).slice(0, HASH_LENGTH)}.${type}`
    files.set(path, { path, content })
    return path
  }
  const questions = indexedQuestions(pages)
  const areas = [...new Set(pages.map(({ area }) => area))].sort()
  const manifest: Manifest = {
    format: FORMAT,
    sections: pages.map(({ entry }) => entry.sections.length),
    weights: pages.map(({ weight }) => Math.round(weight * 100)),
    areas,
    pageAreas: pages.map(({ area }) => areas.indexOf(area)),
    synonyms,
    questions: questions.counts,
    repeated: repeatedHeadings(pages),
    terms: termFiles(pages, questions.terms, add),
    pages: pageFiles(pages).map(({ from, list }) => ({
      from,
      file: add(
        'pages',
        JSON.stringify(
          list.map(({ route, title, entry }) => {
            const sections = entry.sections.map(({ id, headings }): IndexedSection => [id, ...headings])
            const errors = entry.sections.flatMap(({ isError }, i) => (isError ? i : []))
            const texts = textFiles(entry, add)
            return storePage({ route, title, sections, texts, ...(errors.length > 0 ? { errors } : {}) })
          }),
        ),
        'json',
      ),
    })),
  }
  return [{ path: 'index.json', content: JSON.stringify(manifest) }, ...files.values()]
}

/** The questions of all sections with their words. Stop words are omitted, unless a question contains no others. */
function indexedQuestions(pages: readonly PageInput[]): { counts: QuestionCounts; terms: Map<string, number[]> } {
  const terms = new Map<string, number[]>()
  const sections: number[] = []
  let [section, last, number, words] = [0, 0, 0, '']
  for (const { entry, questions } of pages) {
    for (const { id } of entry.sections) {
      const list = questions.get(id) ?? []
      if (list.length > 0) {
        sections.push(section - last, list.length)
        last = section
      }
      for (const question of list) {
        const tokens = tokenize(question)
        const telling = tokens.filter(({ whole }) => !STOP_WORDS.has(whole))
        const kept = telling.length > 0 ? telling : tokens
        for (const term of new Set(kept.flatMap(({ whole, parts }) => [whole, ...parts]))) {
          const numbers = terms.get(term)
          if (numbers) numbers.push(number)
          else terms.set(term, [number])
        }
        words += Math.min(kept.length, 9)
        number++
      }
      section++
    }
  }
  return { counts: { sections, words }, terms }
}

/** The sections of headings that many pages have. Names of methods aren't a pattern. */
function repeatedHeadings(pages: readonly PageInput[]): number[][] {
  const byHeading = new Map<string, { pages: Set<PageInput>; sections: number[] }>()
  let section = 0
  for (const page of pages) {
    for (const { headings } of page.entry.sections) {
      const heading = headings.at(-1) ?? ''
      const found = byHeading.get(heading) ?? { pages: new Set(), sections: [] }
      byHeading.set(heading, found)
      found.pages.add(page)
      found.sections.push(section++)
    }
  }
  return [...byHeading].flatMap(([heading, { pages, sections }]) =>
    heading === '' || heading.endsWith('()') || pages.size < REPEATED
      ? []
      : [sections.map((section, i) => section - (sections[i - 1] ?? 0))],
  )
}

/** All terms and their postings, divided into files. */
function termFiles(pages: readonly PageInput[], questions: ReadonlyMap<string, readonly number[]>, add: AddFile): TermFile[] {
  const all = sectionsOfTerms(pages)
  const terms = [...new Set([...all.keys(), ...questions.keys()])].sort()
  return divide(terms, FILE_TERMS, () => 1).map((list) => {
    const encoded = list.map((term) => encodePostings({ postings: all.get(term) ?? [], questions: questions.get(term) ?? [] }))
    const sizes = encoded.map(({ length }) => length)
    return {
      from: list[0] ?? '',
      file: add('terms', encodeTerms(list, sizes), 'txt'),
      postings: divide(encoded, POSTING_FILE_BYTES, ({ length }) => length).map((group) => ({
        terms: group.length,
        file: add('postings', concatenate(group), 'txt'),
      })),
    }
  })
}

/** Numbers in code are data. */
const NUMBER = /^[\d.-]+$/

/** The sections of each term. Stop words are searched in headings only. */
function sectionsOfTerms(pages: readonly PageInput[]): Map<string, Posting[]> {
  const all = new Map<string, Posting[]>()
  let section = 0
  for (const { entry } of pages) {
    for (const { terms } of entry.sections) {
      for (const [term, weight, place] of terms) {
        if (place < Place.heading && STOP_WORDS.has(term)) continue
        if (place === Place.code && NUMBER.test(term)) continue
        const postings = all.get(term)
        if (postings) postings.push({ section, weight, place })
        else all.set(term, [{ section, weight, place }])
      }
      section++
    }
  }
  return all
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function textFiles({ sections }: PageEntry, add: AddFile): TextFile[] {
  let from = 0
  return divide(sections, TEXT_FILE_LENGTH, ({ text }) => text.length).map((group) => {
    const texts = group.map(({ text }) => text)
    const file: TextFile = [from, add('text', JSON.stringify(texts), 'json')]
    from += group.length
    return file
  })
}

/** Consecutive groups with at most the given size, or a single value that is larger. */
function divide<T>(values: readonly T[], limit: number, sizeOf: (value: T) => number): T[][] {
  const groups: T[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const value of values) {
    const own = sizeOf(value)
    if (size + own > limit) {
      groups.push([])
      size = 0
    }
    groups.at(-1)?.push(value)
    size += own
  }
  return groups
}

function pageFiles(pages: readonly PageInput[]): { from: number; list: PageInput[] }[] {
  const total = pages.reduce((sum, { entry }) => sum + entry.sections.length, 0)
  const limit = total <= SMALL ? PAGE_FILE_SECTIONS.small : PAGE_FILE_SECTIONS.large
  const files: { from: number; list: PageInput[] }[] = []
  let sections = Number.POSITIVE_INFINITY
  pages.forEach((page, i) => {
    if (sections > limit) {
      files.push({ from: i, list: [] })
      sections = 0
    }
    files.at(-1)?.list.push(page)
    sections += page.entry.sections.length
  })
  return files
}
