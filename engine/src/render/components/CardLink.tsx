import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons'

/** What a card shows. */
export interface CardLinkProps {
  href: string
  title: string
  icon?: IconName
  description?: ReactNode
  /** The title is a heading of level 2, for pages that consist of cards. */
  heading?: boolean
}

/** A card: the whole of it is one link, whose name is the title. */
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
