import { writeFileSync } from 'node:fs'
import { hashText } from '../load'
import { compress } from './compress'

/** A file to write. */
export interface WriteJob {
  /** Path on disk; its folder exists. */
  file: string
  bytes: Uint8Array
  /** Brotli quality, from 0 to 11. If it is set, the compressed variants `.br` and `.gz` are written as well. */
  quality?: number
}

/** The content of a written file. */
export interface WrittenFile {
  /** In bytes. */
  size: number
  hash: string
}

/** Writes a file and its compressed variants. Returns the file, followed by `.br` and `.gz` if they are written. */
export function writeVariants({ file, bytes, quality }: WriteJob): WrittenFile[] {
  const written = [writeOne(file, bytes)]
  if (quality !== undefined) {
    const { br, gz } = compress(bytes, quality)
    written.push(writeOne(`${file}.br`, br), writeOne(`${file}.gz`, gz))
  }
  return written
}

function writeOne(file: string, bytes: Uint8Array): WrittenFile {
  writeFileSync(file, bytes)
  return { size: bytes.length, hash: hashText(bytes) }
}
