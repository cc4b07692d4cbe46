import { sha256 } from '../../src/site/snippet-fingerprint'
import { digestOf, resultHash } from '../../src/site/snippet-results'

/** Content of a results file with one passed snippet without fixtures, in the format of the snippet runner. */
export function snippetResults(path: string, code: string, outputs: Record<string, string>, fingerprint = sha256('')): string {
  const entry = { hash: resultHash([path, Buffer.from(code)], [], fingerprint), outcome: 'passed', outputs }
  return JSON.stringify({ format: 2, snippets: { [path]: { ...entry, digest: digestOf(path, entry) } } }, null, 2)
}
