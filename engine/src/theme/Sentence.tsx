import { createElement, Fragment, type ReactNode } from 'react'
import type { Sentence as Parts } from '../common'

/** An interface text that contains elements. */
export function Sentence({ parts }: { parts: Parts }): ReactNode {
  return createElement(Fragment, null, ...parts)
}
