import { hashJson } from '../../load'
import type { Doc } from '../../model'
import type { Site } from '../site'

/** A question that a document asked, with the hash of the answer it got. */
export interface Answer {
  question: string
  hash: string
}

/**
 * What documents take from the rest of the site beside their own place and text: static files of the frame, whether a page exists that
 * their head names, what component pages ask for, the cards of generated indexes. Each question is a text, so that it can be kept and asked again in the next build; each is
 * answered once per build.
 */
export class SiteAnswers {
  private readonly hashes = new Map<string, string>()

  constructor(private readonly site: Site) {}

  /** Hash of the answer to a question of {@link DocumentReads}. */
  hash(question: string): string {
    const known = this.hashes.get(question)
    if (known !== undefined) return known
    const hash = hashJson(this.answer(question) ?? null)
    this.hashes.set(question, hash)
    return hash
  }

  /** Whether each of these questions still has the answer it had. */
  hold(reads: readonly Answer[]): boolean {
    return reads.every(({ question, hash }) => this.hash(question) === hash)
  }

  private answer(question: string): unknown {
    const [, kind, version = '', name = ''] = /^(\w+) (\S*) (.*)$/s.exec(question) ?? []
    const lookups = this.site.lookups.get(version)
    switch (kind) {
      case 'asset':
        return this.site.assets.find(name)
      case 'doc':
        return withoutText(this.site.index.inVersion(version, name))
      case 'snippet':
        return lookups?.snippet(name)
      case 'page':
        return this.site.index.atRoute(name) !== undefined
      case 'cards':
        return lookups?.cards(name)
    }
    throw new Error(`no such question: ${question}`)
  }
}

/** Notes what one document asks. */
export class DocumentReads {
  private readonly questions = new Set<string>()

  asset(path: string): void {
    this.questions.add(`asset  ${path}`)
  }

  page(route: string): void {
    this.questions.add(`page  ${route}`)
  }

  doc(version: string, id: string): void {
    this.questions.add(`doc ${version} ${id}`)
  }

  snippet(version: string, path: string): void {
    this.questions.add(`snippet ${version} ${path}`)
  }

  cards(version: string, id: string): void {
    this.questions.add(`cards ${version} ${id}`)
  }

  /** The questions with the hashes of their answers. */
  answered(answers: SiteAnswers): Answer[] {
    return [...this.questions].map((question) => ({ question, hash: answers.hash(question) }))
  }
}

/** A doc as a component sees it, without the text of its file. */
function withoutText(doc: Doc | undefined): unknown {
  if (!doc?.source) return doc
  const { source, ...place } = doc
  return { ...place, frontMatter: source.frontMatter }
}
