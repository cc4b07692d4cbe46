import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Extensions of the files that are compressed. */
export const COMPRESSIBLE = ['atom', 'bin', 'css', 'html', 'js', 'json', 'md', 'mjs', 'svg', 'txt', 'webmanifest', 'xml'] as const

/** Matches compressible files, except those in `_hosts/`, which are never sent to browsers. */
const TEXT = new RegExp(`^(?!_hosts/).*\\.(?:${COMPRESSIBLE.join('|')})$`)
/** Minimum size. Compression does not reduce the transfer of smaller files. */
const MINIMUM_BYTES = 256

/** Whether a file is compressed by the build. */
export function isCompressible(path: string, bytes: number): boolean {
  return bytes >= MINIMUM_BYTES && TEXT.test(path)
}

/**
 * Compresses a text file with brotli and gzip.
 * @param quality brotli quality, from 0 to 11
 */
export function compress(content: Uint8Array, quality: number): { br: Uint8Array; gz: Uint8Array } {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // The window is allocated for each file, and a window larger than the file has no effect.
    [constants.BROTLI_PARAM_LGWIN]: Math.max(16, Math.min(22, Math.ceil(Math.log2(content.length)))),
  }
  const chunkSize = Math.max(4096, content.length >> 2)
  return {
    br: brotliCompressSync(content, { chunkSize, params }),
    gz: gzipSync(content, { chunkSize, level: quality > 9 ? 9 : 5 }),
  }
}
