import type { MouseEvent, ReactNode } from 'react'
import { siteAddress } from '../../../index.browser'
import * as searchTexts from '../texts.browser'
import type { SavedHit, SavedSearches } from './saved-searches.browser'

export interface SavedListProps {
  saved: SavedSearches
  onOpen(hit: SavedHit, event: MouseEvent): void
  onStar(hit: SavedHit): void
  onRemove(hit: SavedHit): void
}

/** What the dialog shows before a query: results that the reader opened last, and favorites. */
export function SavedList({ saved, onOpen, onStar, onRemove }: SavedListProps): ReactNode {
  const lists = [
    { heading: searchTexts.recent, hits: saved.recent, isFavorite: false },
    { heading: searchTexts.favorite, hits: saved.favorites, isFavorite: true },
  ]
  return lists.map(
    ({ heading, hits, isFavorite }) =>
      hits.length > 0 && (
        <section key={heading} aria-label={heading}>
          <p className="search-heading" aria-hidden="true">
            {heading}
          </p>
          <ul>
            {hits.map((hit) => {
              const remove = isFavorite ? searchTexts.removeFavorite : searchTexts.removeRecent
              return (
                <li key={hit.route} className="search-row">
                  <a
                    className={isFavorite ? 'search-hit search-favorite' : 'search-hit search-recent'}
                    href={siteAddress(hit.route)}
                    onClick={(event) => onOpen(hit, event)}
                  >
                    <span>{hit.title}</span>
                    <small>{hit.page}</small>
                  </a>
                  {!isFavorite && (
                    <button type="button" className="search-star" title={searchTexts.save} onClick={() => onStar(hit)}>
                      <span className="visually-hidden">{`${searchTexts.save}: ${hit.title}`}</span>
                    </button>
                  )}
                  <button type="button" className="search-remove" title={remove} onClick={() => onRemove(hit)}>
                    <span className="visually-hidden">{`${remove}: ${hit.title}`}</span>
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      ),
  )
}
