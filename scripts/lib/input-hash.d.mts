export function hashInputs(root: string, patterns: readonly string[]): string
