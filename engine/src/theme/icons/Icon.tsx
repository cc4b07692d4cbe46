import type { ReactNode } from 'react'
import { ICON_PATHS, type IconName } from './icon-paths'

/** A built-in icon in the color of the text. Hidden from screen readers, so its meaning must also be in the text. */
export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 18 18" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
