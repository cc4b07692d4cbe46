import type { ReactNode } from 'react'

/** The kinds of admonitions, each with the title it has when the page gives none. */
export const ADMONITIONS = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  caution: 'Caution',
  danger: 'Danger',
  cta: 'Next step',
} as const

/** A kind of admonition. */
export type AdmonitionKind = keyof typeof ADMONITIONS

/** A remark set off from the text. `title` replaces the default title of the kind. */
export function Admonition({
  kind,
  title,
  children,
}: {
  kind: AdmonitionKind
  title?: ReactNode
  children: ReactNode
}): ReactNode {
  return (
    <div className={`admonition admonition-${kind}`} role="note">
      <p className="admonition-title">{title ?? ADMONITIONS[kind]}</p>
      {children}
    </div>
  )
}
