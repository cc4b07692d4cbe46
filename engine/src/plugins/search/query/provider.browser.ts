import type { Piece } from './highlight.browser'

/** What a reader searches. */
export interface SearchRequest {
  query: string
  /** Name of the version. */
  version: string
  /** Only this area of the version. */
  area?: string | undefined
  /** Where the results are shown. */
  place: 'dialog' | 'page'
  /** Number of the page of results, from 0. */
  page: number
  /** Words in the text of a hit. */
  snippetWords: number
}

/** Number of hits on a page of results. */
export const HITS_PER_PAGE = 20

/** Longer queries are cut in the dialog. */
export const MAX_TYPED = 64
/** Longer queries are cut on the search page and for the hosted search. */
export const MAX_QUERY = 512

/** A section that matches. */
export interface SearchHit {
  /** Of the section, without base URL: `/docs/guide#install`. If the hit is on another site, its URL. */
  route: string
  /** It is on another site that the options allow. */
  isExternal?: boolean
  area: string
  /** Title of the page. */
  page: readonly Piece[]
  /** Headings down to the section. Empty for the beginning of the page. */
  path: readonly (readonly Piece[])[]
  /** It is an entry about an error message, the last heading. The lines of its snippet are cause and solution. */
  isError?: boolean
  /** Matching part of the text. Absent while the text is loading. */
  snippet?: readonly Piece[]
  /** IDs of the record and of the query in the hosted index, for its events. */
  objectId?: string
  queryId?: string
}

export interface SearchResults {
  hits: readonly SearchHit[]
  /** Number of matching sections, including those that aren't in `hits`. */
  total: number
  /** Areas of the version that readers can choose. */
  areas: readonly string[]
}

/** Where results come from. */
export interface SearchProvider {
  /** Loads what the first query in a version needs. */
  prepare?(version: string): void
  /**
   * Rejects if results can't be loaded.
   * @param onTexts called with the complete results if snippets were missing in the first ones, which happens only in the dialog
   */
  search(request: SearchRequest, onTexts: (results: SearchResults) => void): Promise<SearchResults>
  /** Tells the hosted index what was shown and opened, if events are on. */
  events?: SearchEvents
}

/** Events of the hosted index. */
export interface SearchEvents {
  /** Hits are shown. */
  viewed(hits: readonly SearchHit[]): void
  /**
   * A result is opened.
   * @param position in the list, from 1
   */
  opened(hit: SearchHit, position: number): void
}
