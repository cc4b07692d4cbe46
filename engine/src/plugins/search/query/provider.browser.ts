import type { Piece } from './highlight.browser'

/** What a reader searches. */
export interface SearchRequest {
  query: string
  /** Name of the version. */
  version: string
  /** Only this area of the version. */
  area?: string | undefined
  /** Number of hits. */
  limit: number
  /** Words in the text of a hit. */
  snippetWords: number
}

/** A section that matches. */
export interface SearchHit {
  /** Of the section, without base URL: `/docs/guide#install`. */
  route: string
  area: string
  /** Title of the page. */
  page: readonly Piece[]
  /** Headings down to the section. Empty for the beginning of the page. */
  path: readonly (readonly Piece[])[]
  /** Matching part of the text. */
  snippet: readonly Piece[]
}

export interface SearchResults {
  hits: readonly SearchHit[]
  /** Number of matching sections, including those that aren't in `hits`. */
  total: number
  /** Areas of the version. */
  areas: readonly string[]
}

/** Where results come from. */
export interface SearchProvider {
  /** Rejects if results can't be loaded. */
  search(request: SearchRequest): Promise<SearchResults>
}
