import { createHash } from 'node:crypto'
import { join, posix } from 'node:path'
import type { FileHashes } from '../../load'

/** The state of the files that can change what any snippet of a version prints. */
export interface SnippetFingerprint {
  /** SHA-256 (hex) over one line `<path> <SHA-256 of the content>` per file, in the byte order of the paths. */
  hash: string
  /** The files, absolute. */
  files: string[]
  /** Paths of the setting that lead to no file. */
  missing: string[]
}

/**
 * Computes the fingerprint of a version from the setting `snippets.fingerprint`. The snippet runner computes the same: paths stand in it as
 * the setting has them (normalized, with `{version}`, so that a frozen copy of a version keeps its results), and CRLF counts as LF.
 */
export function snippetFingerprint(
  root: string,
  version: string,
  setting: readonly string[],
  hashes: FileHashes,
): SnippetFingerprint {
  // Git keeps the form of a name that the file system of its author had, so a file is read by the name as written.
  const paths = new Map(setting.map((path) => [posix.normalize(path).normalize('NFC'), posix.normalize(path)]))
  const files: string[] = []
  const missing: string[] = []
  const lines = sortedByBytes([...paths.keys()]).map((name) => {
    const path = paths.get(name) ?? name
    const file = join(root, path.replaceAll('{version}', version))
    const content = hashes.bytes(file)
    if (content === undefined) missing.push(path)
    else files.push(file)
    return `${name} ${sha256(withLineFeeds(content ?? Buffer.of()))}\n`
  })
  return { hash: sha256(lines.join('')), files, missing }
}

/** Strings in the order of their UTF-8 bytes, which is that of their code points; the order of JavaScript is by UTF-16 units. */
export function sortedByBytes(texts: readonly string[]): string[] {
  return [...texts].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
}

function withLineFeeds(content: Buffer): Buffer {
  return Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
}

/** SHA-256 as hex. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
