import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(html|css|js|mjs|json|md|txt|xml|svg|webmanifest)$/
/** Smaller files do not get smaller over the wire. */
const MINIMUM_BYTES = 256

/** Whether a file is worth compressing beforehand. */
export function isCompressible(path: string, bytes: number): boolean {
  return bytes >= MINIMUM_BYTES && TEXT.test(path)
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/**
 * The precompressed forms of a text file. Both run in the thread pool, so that several files are compressed at a time.
 * @param quality brotli quality, 5 for everyday builds, 11 for a release
 */
export async function compress(content: Uint8Array, quality: number): Promise<{ br: Uint8Array; gz: Uint8Array }> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // The window is memory that is set up anew for every file: no larger than what can be looked back at.
    [constants.BROTLI_PARAM_LGWIN]: Math.max(16, Math.min(22, Math.ceil(Math.log2(content.length)))),
  }
  const chunkSize = Math.max(4096, content.length >> 2)
  const [br, gz] = await Promise.all([
    brotliAsync(content, { chunkSize, params }),
    gzipAsync(content, { chunkSize, level: quality > 9 ? 9 : 6 }),
  ])
  return { br, gz }
}
