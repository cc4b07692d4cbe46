import type { ErrorCode } from './error-code'

/** What a {@link DocsError} is made of. */
export interface DocsErrorParts {
  /** Stable identifier; `codes.json` describes those of the engine. */
  code: ErrorCode
  /** What is wrong with the value that was found. */
  title: string
  /** What to do about it; offers the nearest valid names where there are any. */
  hint?: string
  /** Where: `file:line:column`, `file:line` or `file`, relative to the site folder. */
  at?: string
  cause?: unknown
}

/** An error for the person who must act on it: a docs writer, a site owner or an operator. */
export class DocsError extends Error {
  readonly code: ErrorCode
  readonly title: string
  readonly hint: string | undefined
  readonly at: string | undefined

  constructor(parts: DocsErrorParts) {
    super(parts.title, parts.cause === undefined ? undefined : { cause: parts.cause })
    this.name = 'DocsError'
    this.code = parts.code
    this.title = parts.title
    this.hint = parts.hint
    this.at = parts.at
  }

  /** The parts again, for storing an error in a cache and raising it later. */
  get parts(): DocsErrorParts {
    const { code, title, hint, at } = this
    return { code, title, ...(hint === undefined ? {} : { hint }), ...(at === undefined ? {} : { at }) }
  }
}
