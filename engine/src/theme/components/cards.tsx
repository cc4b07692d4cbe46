import { Children } from 'react'
import { z } from 'zod'
import { defineComponent } from '../../model'
import { CONTENT_ICONS } from '../icons/icon-paths'
import { CardLink } from './CardLink'

/** `<CardGrid>`: a grid of cards. Renders nothing if all its cards are omitted. */
export const cardGrid = defineComponent({
  name: 'CardGrid',
  props: z.strictObject({}),
  content: 'block',
  children: ['Card'],
  render: ({ children }) => (Children.toArray(children).length > 0 ? <div className="cards">{children}</div> : null),
})

/**
 * `<Card to="/guides/" title="Guides" icon="terminal">One line.</Card>`. Omitted while its route is in the route manifest but has no page
 * yet.
 */
export const card = defineComponent({
  name: 'Card',
  props: z.strictObject({ to: z.string().min(1), title: z.string().min(1), icon: z.enum(CONTENT_ICONS).optional() }),
  content: 'block',
  parents: ['CardGrid'],
  render({ props: { to, title, icon }, children, context }) {
    if (context.isPending(to)) return null
    return <CardLink href={context.link(to)} title={title} {...(icon ? { icon } : {})} description={children} />
  },
})

/** `<PageCards />`: cards of the pages in this page's sidebar category. */
export const pageCards = defineComponent({
  name: 'PageCards',
  props: z.strictObject({}),
  content: 'none',
  render({ context }) {
    const cards = context.cards()
    if (cards.length === 0) return null
    return (
      <div className="cards">
        {cards.map((entry) => (
          <CardLink key={entry.href} {...entry} />
        ))}
      </div>
    )
  },
})
