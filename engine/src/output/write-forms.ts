import { closeSync, fstatSync, openSync, writeFileSync } from 'node:fs'
import { compress } from './compress'

/** A file to write. */
export interface WriteJob {
  /** Path on disk; its folder exists. */
  file: string
  bytes: Uint8Array
  /** Brotli quality: the file gets its compressed forms beside it, as `.br` and `.gz`. */
  quality?: number
}

/** How a written file lies on disk. */
export interface WrittenFile {
  size: number
  mtimeMs: number
}

/** Writes a file and its compressed forms. Returns how they lie on disk: the file, then `.br` and `.gz` where they were asked for. */
export function writeForms({ file, bytes, quality }: WriteJob): WrittenFile[] {
  const written = [writeOne(file, bytes)]
  if (quality !== undefined) {
    const { br, gz } = compress(bytes, quality)
    written.push(writeOne(`${file}.br`, br), writeOne(`${file}.gz`, gz))
  }
  return written
}

function writeOne(file: string, bytes: Uint8Array): WrittenFile {
  const descriptor = openSync(file, 'w')
  try {
    writeFileSync(descriptor, bytes)
    const { size, mtimeMs } = fstatSync(descriptor)
    return { size, mtimeMs }
  } finally {
    closeSync(descriptor)
  }
}
