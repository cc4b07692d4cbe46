import type { ElementType, ReactElement } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { attributeFault, DocsError } from '../../model'

/** Where an element is written, as the compiler of JSX notes it in development. */
interface JsxSource {
  /** Relative to the site folder. */
  fileName: string
  lineNumber: number
  columnNumber: number
}

/**
 * An element of a module that only runs at build. HTML elements with an attribute that would have no effect there raise
 * `blocked-attribute` at their line: React drops event handlers silently, and the content security policy blocks styles.
 * @param isStatic whether the children are a fixed list, which needs no keys
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
      const fault = props[name] === undefined ? undefined : attributeFault(type, name)
      if (!fault) continue
      throw new DocsError({ ...fault, at: `${source.fileName}:${source.lineNumber}:${source.columnNumber}` })
    }
  }
  return (isStatic ? jsxs : jsx)(type, props, key)
}
