import type { ElementType, ReactElement } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { findAttributeProblem } from '../../common'
import { DocsError } from '../../model'

/** Position of an element in the source, added by the JSX transform in development mode. */
interface JsxSource {
  /** Relative to the site folder. */
  fileName: string
  lineNumber: number
  columnNumber: number
}

/**
 * Creates an element of a module that only runs at build time.
 * @param isStatic whether the children are a fixed list, which doesn't need keys
 * @throws DocsError `blocked-attribute` for event handlers, which React drops silently, and styles, which the content security policy blocks
 */
export function serverElement(
  type: ElementType,
  props: Record<string, unknown>,
  key: string | undefined,
  isStatic: boolean,
  source: JsxSource,
): ReactElement {
  if (typeof type === 'string') {
    for (const name of Object.keys(props)) {
      const problem = props[name] === undefined ? undefined : findAttributeProblem(type, name)
      if (!problem) continue
      throw new DocsError({ ...problem, at: `${source.fileName}:${source.lineNumber}:${source.columnNumber}` })
    }
  }
  return (isStatic ? jsxs : jsx)(type, props, key)
}
