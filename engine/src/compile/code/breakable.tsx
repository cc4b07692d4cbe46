import { Fragment, type ReactNode } from 'react'

/** Where a line may end: after a dot, an underscore, a slash, a colon, an at sign or an opening bracket, and before a capital letter inside a name. */
const BREAKS = /(?<=[._/:@([])(?=[^._/:)\]])|(?<=[a-z])(?=[A-Z])/

/** Text with names in code, which may be long: in narrow places they break between their words, not inside of them. */
export function breakable(text: string): ReactNode {
  return text.split(BREAKS).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** Names with more characters may not fit in a line. */
const LONG_NAME = 15

/** A title, a heading or code. If it is one long name, it breaks between its words. */
export function breakableName(text: string): ReactNode {
  return text.length > LONG_NAME && !text.includes(' ') ? breakable(text) : text
}
