import { type MouseEvent, memo, type ReactNode, useEffect, useState } from 'react'
import type { SearchHit } from '../query/provider.browser'
import * as searchTexts from '../texts.browser'
import { firstHits, type HitGroup } from './group-hits.browser'
import { HitLink } from './HitLink.island'
import { Pieces, plainText } from './Pieces.island'

export interface ResultListProps {
  /** Id of the list; the options' ids begin with it. */
  id: string
  /** Number of the search. */
  search: number
  groups: readonly HitGroup[]
  /** Position of the selected hit among all hits. */
  selected: number
  onSelect(index: number): void
  onOpen(hit: SearchHit, event: MouseEvent): void
}

/** Takes the place of a snippet. */
const LOADING = [['…', false]] as const

/** At least as many hits as the dialog shows without scrolling on a large screen. The others are rendered later. */
const VISIBLE_HITS = 9

/** Milliseconds until the other hits are rendered. Readers who are typing usually press the next key sooner. */
const REST_DELAY = 150

/** Id of the option at a position. */
export const optionId = (list: string, index: number) => `${list}-${index}`

/** The results by page, as the list of the combobox. Rendered again only if its props have changed, not for every typed character. */
export const ResultList = memo(({ id, search, groups, selected, onSelect, onOpen }: ResultListProps): ReactNode => {
  useEffect(() => {
    document.getElementById(optionId(id, selected))?.scrollIntoView({ block: 'nearest' })
  }, [id, selected])
  const [complete, setComplete] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(setComplete, REST_DELAY, search)
    return () => clearTimeout(timer)
  }, [search])
  const rendered = complete === search || selected >= VISIBLE_HITS ? groups : firstHits(groups, VISIBLE_HITS)
  let index = 0
  return (
    <div id={id} role="listbox" aria-label={searchTexts.results}>
      {rendered.map(({ route, title, area, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox contains groups, not sections or fieldsets
        <div key={route} role="group" aria-label={plainText(title)}>
          <p className="search-heading" aria-hidden="true">
            {area && <small>{area}</small>} {plainText(title)}
          </p>
          {hits.map((hit) => {
            const position = index++
            return (
              <HitLink
                key={`${position} ${hit.route}`}
                hit={hit}
                id={optionId(id, position)}
                role="option"
                aria-selected={position === selected}
                className={`search-hit ${hit.isError ? 'search-error' : hit.path.length > 0 ? 'search-section' : 'search-document'}`}
                tabIndex={-1}
                onMouseMove={() => onSelect(position)}
                onClick={(event) => onOpen(hit, event)}
              >
                <span>
                  <Pieces of={hit.path.at(-1) ?? hit.page} />
                </span>
                <small>
                  {!hit.isError && hit.path.slice(0, -1).map((heading) => `${plainText(heading)} › `)}
                  <Pieces of={hit.snippet ?? LOADING} />
                </small>
              </HitLink>
            )
          })}
        </div>
      ))}
    </div>
  )
})
