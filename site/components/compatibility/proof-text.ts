import type { RenderContext } from 'docs-engine'
import type { CompatibilityRow } from './read-rows'

const HOW = { run: 'Run with', emulated: 'Run against an emulator, with', built: 'Built as far as the first connection, with' }

/** What has been tried, in words; nothing when the snippet that proves it has not passed as it is now. Raises `unknown-snippet`. */
export function proofText({ proof }: CompatibilityRow, context: Pick<RenderContext, 'snippet'>): string | undefined {
  if (!proof) return undefined
  const { tested } = context.snippet(proof.snippet)
  if (!tested && proof.how !== 'built') return undefined
  const packages = Object.entries(proof.packages).map(([name, version]) => `${name} ${version}`)
  return `${HOW[proof.how]} ${packages.join(' and ')}.`
}
