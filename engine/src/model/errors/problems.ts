import { DocsError, type DocsErrorParts } from './docs-error'

/** One thing found wrong, with how much it matters. */
export interface Problem extends DocsErrorParts {
  severity: 'error' | 'warning'
}

/**
 * Collects problems so that a build prints all of them together instead of one per run.
 * `error` and `warn` note one; `catch` runs a step and notes the DocsError it throws.
 */
export class Problems {
  readonly list: Problem[] = []

  error(parts: DocsErrorParts): void {
    this.list.push({ ...parts, severity: 'error' })
  }

  warn(parts: DocsErrorParts): void {
    this.list.push({ ...parts, severity: 'warning' })
  }

  /** Runs `step`; a {@link DocsError} it throws is noted and `undefined` returned, anything else passes on. */
  catch<T>(step: () => T): T | undefined {
    try {
      return step()
    } catch (error) {
      if (!(error instanceof DocsError)) throw error
      this.error(error.parts)
      return undefined
    }
  }

  get errors(): Problem[] {
    return this.list.filter((p) => p.severity === 'error')
  }

  get warnings(): Problem[] {
    return this.list.filter((p) => p.severity === 'warning')
  }
}
