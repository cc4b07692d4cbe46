import type { Store } from '../../load'
import { asDocsError } from '../../model'
import { type OutputManifest, StagedTree } from '../output/staged-tree'

const FILE = 'output.json'

/** Whether nothing has been written to the output since {@link rememberOutput}. */
export function isUntouched(out: string, store: Store, manifest: OutputManifest): boolean {
  const stamp = StagedTree.stamp(out, manifest)
  return stamp !== undefined && stamp === store.read(FILE)
}

/** Remembers the output as it is now. If that isn't possible, the build is good all the same: the next one reads the output to check it. */
export function rememberOutput(out: string, store: Store, manifest: OutputManifest): void {
  try {
    store.write(FILE, StagedTree.stamp(out, manifest) ?? '')
  } catch (error) {
    if (!asDocsError(error)) throw error
  }
}
