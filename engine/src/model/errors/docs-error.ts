import type { ErrorCode } from './error-code'

/** The parts of a {@link DocsError}. */
export interface DocsErrorParts {
  /** Stable identifier; `codes.json` describes those of the engine. */
  code: ErrorCode
  /** What is wrong, including the value. */
  title: string
  /** What to do, including similar valid names. */
  hint?: string
  /** Position: `file:line:column`, `file:line`, or `file`, relative to the site folder. */
  at?: string
  cause?: unknown
}

/** An error for docs authors, site owners, and operators. */
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

  /** The parts, for storing the error in a cache. */
  get parts(): DocsErrorParts {
    const { code, title, hint, at } = this
    return { code, title, ...(hint === undefined ? {} : { hint }), ...(at === undefined ? {} : { at }) }
  }
}
