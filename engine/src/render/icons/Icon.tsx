import type { ReactNode } from 'react'
import { ICON_PATHS, type IconName } from './icon-paths'

/** A built-in icon in the colour of its text. It is decoration: what it stands for must be said in words beside it. */
export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 18 18" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
