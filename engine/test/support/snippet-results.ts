import { sha256 } from '../../src/publish/site/snippet-fingerprint'
import { digestOf, resultHash } from '../../src/publish/site/snippet-results'

/** A results file as the snippet runner writes it, of one snippet without fixtures that passed. */
export function snippetResults(path: string, code: string, outputs: Record<string, string>, fingerprint = sha256('')): string {
  const entry = { hash: resultHash([path, Buffer.from(code)], [], fingerprint), outcome: 'passed', outputs }
  return JSON.stringify({ format: 2, snippets: { [path]: { ...entry, digest: digestOf(path, entry) } } }, null, 2)
}
