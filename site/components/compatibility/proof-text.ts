import type { RenderContext } from 'docs-engine'
import type { CompatibilityRow } from './read-rows'

const HOW = {
  run: 'Tested with',
  emulated: 'Tested against an emulator with',
  built: 'Not tested against a live account. Code checked with',
}

/** Describes how a row was tested. Returns `undefined` if its current snippet hasn't passed. Raises `unknown-snippet`. */
export function proofText({ proof }: CompatibilityRow, context: Pick<RenderContext, 'snippet'>): string | undefined {
  if (!proof) return undefined
  const { tested } = context.snippet(proof.snippet)
  if (!tested && proof.how !== 'built') return undefined
  const packages = Object.entries(proof.packages).map(([name, version]) => `${name} ${version}`)
  return `${HOW[proof.how]} ${packages.join(' and ')}.`
}
