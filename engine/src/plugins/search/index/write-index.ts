import { hashText } from '../../../plugin'
import { STOP_WORDS, tokenize } from '../text/tokenize.browser'
import {
  encodeTerms,
  FORMAT,
  type IndexedPage,
  type IndexedSection,
  type Manifest,
  type QuestionCounts,
  type TermEntry,
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

/** Approximate bytes of terms per file. A reader of a large index loads only the files with the words of the query. */
const TERM_FILE_BYTES = 100_000
/** A heading on this many pages is part of their pattern, such as "Next steps". */
const REPEATED = 5
/** Sections per file of headings. */
const PAGE_FILE_SECTIONS = 250

/** The files of an index. The names of all but `index.json` contain a hash of their content, so pages with the same text share a file. */
export function writeIndex(pages: readonly PageInput[], synonyms: Manifest['synonyms'] = {}): IndexFile[] {
  const files = new Map<string, IndexFile>()
  const add = (folder: string, content: string | Uint8Array, type: string) => {
    const path = `${folder}/${hashText(content)}.${type}`
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
    terms: termFiles(pages, questions.terms).map((entries) => ({
      from: entries[0]?.term ?? '',
      file: add('terms', encodeTerms(entries), 'bin'),
    })),
    pages: pageFiles(pages).map(({ from, list }) => ({
      from,
      file: add(
        'pages',
        JSON.stringify(
          list.map(({ route, title, entry }): IndexedPage => {
            const sections = entry.sections.map(({ id, headings }): IndexedSection => [id, ...headings])
            return { route, title, sections, text: add('text', JSON.stringify(entry.sections.map(({ text }) => text)), 'json') }
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

/** All terms, divided into files. */
function termFiles(pages: readonly PageInput[], questions: ReadonlyMap<string, readonly number[]>): TermEntry[][] {
  const all = new Map<string, { section: number; weight: number; place: number }[]>()
  let section = 0
  for (const { entry } of pages) {
    for (const { terms } of entry.sections) {
      for (const [term, weight, place] of terms) {
        const postings = all.get(term)
        if (postings) postings.push({ section, weight, place })
        else all.set(term, [{ section, weight, place }])
      }
      section++
    }
  }
  const files: TermEntry[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const term of [...new Set([...all.keys(), ...questions.keys()])].sort()) {
    const entry: TermEntry = { term, postings: all.get(term) ?? [], questions: questions.get(term) ?? [] }
    if (size > TERM_FILE_BYTES) {
      files.push([])
      size = 0
    }
    files.at(-1)?.push(entry)
    size += 4 + term.length / 2 + 2.5 * entry.postings.length + 1.5 * entry.questions.length
  }
  return files
}

function pageFiles(pages: readonly PageInput[]): { from: number; list: PageInput[] }[] {
  const files: { from: number; list: PageInput[] }[] = []
  let sections = Number.POSITIVE_INFINITY
  pages.forEach((page, i) => {
    if (sections > PAGE_FILE_SECTIONS) {
      files.push({ from: i, list: [] })
      sections = 0
    }
    files.at(-1)?.list.push(page)
    sections += page.entry.sections.length
  })
  return files
}
