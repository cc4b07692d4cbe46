import { createHash } from 'node:crypto'
import { join, posix } from 'node:path'
import type { FileHashes } from '../load'

/** Hash of the files that affect the output of all snippets of a version. */
export interface SnippetFingerprint {
  /** SHA-256 (hex) over one line `<path> <SHA-256 of the content>` per file, in the byte order of the paths. */
  hash: string
  /** The files, absolute. */
  files: string[]
  /** Paths in the setting without a file. */
  missing: string[]
}

/**
 * Computes the fingerprint of a version from the setting `snippets.fingerprint`, like the snippet runner. Paths are normalized and contain `{version}`, so
 * that results stay valid in a frozen copy of a version. CRLF is replaced by LF.
 */
export function snippetFingerprint(
  root: string,
  version: string,
  setting: readonly string[],
  hashes: FileHashes,
): SnippetFingerprint {
  // Git preserves the Unicode form of names, so a file is read by its name in the setting.
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

/** Sorts strings by their UTF-8 bytes. JavaScript sorts by UTF-16 code units. */
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
