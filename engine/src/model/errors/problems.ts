import { DocsError, type DocsErrorParts } from './docs-error'

/** An error or a warning. */
export interface Problem extends DocsErrorParts {
  severity: 'error' | 'warning'
}

/**
 * Collects problems, so that a build prints all of them together.
 */
export class Problems {
  readonly list: Problem[] = []

  error(parts: DocsErrorParts): void {
    this.list.push({ ...parts, severity: 'error' })
  }

  warn(parts: DocsErrorParts): void {
    this.list.push({ ...parts, severity: 'warning' })
  }

  /** Runs `step`. If it throws a {@link DocsError}, collects it and returns `undefined`. */
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
