import { breakable } from 'docs-engine'
import type { ReactNode } from 'react'

/** Code for narrow cells: long names break between their words, not inside of them. */
export const BreakableCode = ({ children }: { children: string }): ReactNode => <code>{breakable(children)}</code>
