export interface Mutant {
  start: number
  end: number
  replacement: string
  expression: { start: number; end: number }
}
export function listMutants(source: string, isJsx: boolean): Mutant[]
export function addProbes(source: string, mutants: readonly (Pick<Mutant, 'expression'> & { id: number })[]): string
