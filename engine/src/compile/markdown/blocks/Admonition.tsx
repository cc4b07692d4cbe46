import type { ReactNode } from 'react'
import { useTexts } from '../../texts-context'

/** The kinds of admonitions. The interface texts have a default title for each. */
export const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'caution', 'danger', 'cta'] as const

/** A kind of admonition. */
export type AdmonitionKind = (typeof ADMONITIONS)[number]

/** A box around a remark. `title` replaces the default title of the kind. */
export function Admonition({
  kind,
  title,
  children,
}: {
  kind: AdmonitionKind
  title?: ReactNode
  children: ReactNode
}): ReactNode {
  const texts = useTexts()
  return (
    <div className={`admonition admonition-${kind}`} role="note">
      <p className="admonition-title">{title ?? texts.admonitions[kind]}</p>
      {children}
    </div>
  )
}
