import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/icon-paths'

/** Content of a card. */
export interface CardLinkProps {
  href: string
  title: string
  icon?: IconName
  description?: ReactNode
  /** Render the title as a heading of level 2. */
  heading?: boolean
}

/** A card that links to a page. The link's text is the title; the styles extend it over the whole card. */
export function CardLink({ href, title, icon, description, heading }: CardLinkProps): ReactNode {
  const link = <a href={href}>{title}</a>
  return (
    <div className="card">
      {icon && <Icon name={icon} />}
      {heading ? <h2 className="card-title">{link}</h2> : <p className="card-title">{link}</p>}
      {description !== undefined && <div className="card-text">{description}</div>}
    </div>
  )
}
