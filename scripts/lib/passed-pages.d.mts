export const PASSED_FILE: string
export function hashPages(dist: string): Record<string, string>
export function changedPages(dist: string): Set<string>
