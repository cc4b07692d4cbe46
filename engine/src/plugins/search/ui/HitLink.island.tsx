import type { ComponentProps, ReactNode } from 'react'
import { siteAddress } from '../../../index.browser'
import type { SearchHit } from '../query/provider.browser'
import * as searchTexts from '../texts.browser'

/** The link of a hit. Pages of other sites open in a new tab. */
export function HitLink({
  hit: { route, isExternal },
  children,
  ...others
}: { hit: Pick<SearchHit, 'route' | 'isExternal'> } & ComponentProps<'a'>): ReactNode {
  if (!isExternal) {
    return (
      <a {...others} href={siteAddress(route)}>
        {children}
      </a>
    )
  }
  return (
    <a {...others} href={route} target="_blank" rel="noopener noreferrer">
      {children} <span className="visually-hidden">{searchTexts.newTab}</span>
    </a>
  )
}
