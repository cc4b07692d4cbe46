import type { Store } from '../../load'
import { asDocsError } from '../../model'
import { type OutputManifest, StagedTree } from '../staged-tree'

const FILE = 'output.json'

/** Whether the output is unchanged since {@link rememberOutput}. */
export function isUntouched(out: string, store: Store, manifest: OutputManifest): boolean {
  const stamp = StagedTree.stamp(out, manifest)
  return stamp !== undefined && stamp === store.read(FILE)
}

/** Stores the state of the output. If that fails, the next build reads the output to check it. */
export function rememberOutput(out: string, store: Store, manifest: OutputManifest): void {
  try {
    store.write(FILE, StagedTree.stamp(out, manifest) ?? '')
  } catch (error) {
    if (!asDocsError(error)) throw error
  }
}
