import { Fragment, type ReactNode } from 'react'

/** Where a line may end: after a dot, an underscore, a slash or an opening bracket, and before a capital letter inside a name. */
const BREAKS = /(?<=[._/([])(?=[^._)\]])|(?<=[a-z])(?=[A-Z])/

/** Code for narrow cells: long names break between their words, not inside of them. */
export function BreakableCode({ children }: { children: string }): ReactNode {
  return (
    <code>
      {children.split(BREAKS).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  )
}
