import type { ReactNode } from 'react'
import * as searchTexts from '../texts.browser'

export interface NoResultsProps {
  query: string
  /** Other queries to try. */
  suggestions: readonly string[]
  /** Page where readers report missing results; the query is appended. */
  report?: string | undefined
  onTry(query: string): void
}

/** What the dialog shows if nothing matches. */
export function NoResults({ query, suggestions, report, onTry }: NoResultsProps): ReactNode {
  return (
    <>
      <p>
        {searchTexts.noResults} <b>“{query}”</b>
      </p>
      {suggestions.length > 0 && (
        <>
          <p>{searchTexts.trySearching}:</p>
          <ul>
            {suggestions.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => onTry(`${name.toLowerCase()} `)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {report !== undefined && (
        <p>
          {searchTexts.believe}{' '}
          <a href={report + encodeURIComponent(query)} target="_blank" rel="noopener noreferrer">
            {searchTexts.letUsKnow}
          </a>
        </p>
      )}
    </>
  )
}
