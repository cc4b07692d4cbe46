export function listMutants(source: string, isJsx: boolean): { start: number; end: number; replacement: string }[]
