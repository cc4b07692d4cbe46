export const PASSED_FILE: string
export function hasPassed(name: string, inputs: string, file?: string): boolean
export function recordStep(name: string, inputs: string, file?: string): void
export function pagesToTest(dist: string, options?: { file?: string; limit?: number }): Set<string>
export function recordPages(dist: string, tested: ReadonlySet<string>, file?: string): void
