import type { ReactNode } from 'react'
import type { Piece } from '../query/highlight.browser'

/** Text with the words of the query marked. */
export function Pieces({ of }: { of: readonly Piece[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity
  return of.map(([text, isMatch], i) => (isMatch ? <mark key={i}>{text}</mark> : text))
}

/** The text alone. */
export function plainText(pieces: readonly Piece[]): string {
  return pieces.map(([text]) => text).join('')
}
