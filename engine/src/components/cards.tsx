import { Children } from 'react'
import { z } from 'zod'
import { DocsError } from '../errors'
import { CONTENT_ICONS } from '../icons'
import { defineComponent } from '../markdown/component-definition'
import type { RenderContext } from '../markdown/render-context'
import { CardLink } from './CardLink'

/** `<CardGrid>`: cards side by side; without a card to show it draws nothing. */
export const cardGrid = defineComponent({
  name: 'CardGrid',
  props: z.strictObject({}),
  content: 'block',
  render: ({ children }) =>
    Children.toArray(children).some((child) => typeof child !== 'string') ? <div className="cards">{children}</div> : null,
})

/** `<Card to="/core/" title="GX Core" icon="terminal">One line.</Card>`; left out while the page it leads to does not exist. */
export const card = defineComponent({
  name: 'Card',
  props: z.strictObject({ to: z.string().min(1), title: z.string().min(1), icon: z.enum(CONTENT_ICONS).optional() }),
  content: 'block',
  parents: ['CardGrid'],
  render({ props, children, context }) {
    const href = existing(props.to, context)
    if (href === undefined) return null
    return <CardLink href={href} title={props.title} {...(props.icon ? { icon: props.icon } : {})} description={children} />
  },
  markdown({ props, children, context }) {
    const href = existing(props.to, context)
    return href === undefined ? '' : `- [${props.title}](${href}): ${children.trim()}`
  },
})

/** `<PageCards />`: cards of the pages below this page's sidebar category. */
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
  markdown: ({ context }) =>
    context
      .cards()
      .map(({ href, title, description }) => `- [${title}](${href})${description === undefined ? '' : `: ${description}`}`)
      .join('\n'),
})

/** The address of a target, or `undefined` while its page does not exist. */
function existing(target: string, context: RenderContext): string | undefined {
  try {
    return context.link(target)
  } catch (error) {
    if (error instanceof DocsError && error.code === 'link-target') return undefined
    throw error
  }
}
