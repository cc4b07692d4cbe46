import type { ReactNode } from 'react'
import type { DocCard } from '../../../model'
import { CardLink } from '../../components/CardLink'

/** Body of a category's generated page: cards of the pages below it. */
export function GeneratedIndex({ cards }: { cards: readonly DocCard[] }): ReactNode {
  return (
    <div className="cards">
      {cards.map((card) => (
        <CardLink key={card.href} {...card} heading />
      ))}
    </div>
  )
}
