import type { ReactNode } from 'react'
import type { DocCard } from '../../model'
import { CardLink } from '../components/CardLink'

/** Body of the generated index of a category: cards of its pages. */
export function GeneratedIndex({ cards }: { cards: readonly DocCard[] }): ReactNode {
  return (
    <div className="cards">
      {cards.map((card) => (
        <CardLink key={card.href} {...card} heading />
      ))}
    </div>
  )
}
