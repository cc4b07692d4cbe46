import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { markAsUntransferable } from 'node:worker_threads'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashText } from '../load/cache/hash'
import { WritePool } from './write-pool'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pool-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A pool whose threads respond to each job with the value of this expression. */
function poolOf(response: string, size = 1): WritePool {
  const script = join(folder, 'thread.mjs')
  writeFileSync(
    script,
    `import { parentPort, threadId } from 'node:worker_threads'
    parentPort.on('message', ({ id, job }) => parentPort.postMessage({ id, ...(${response}) }))`,
  )
  return new WritePool(script, size)
}
const write = (pool: WritePool, name: string, quality?: number) =>
  pool.write({ file: join(folder, name), bytes: Buffer.from('text '.repeat(100)), ...(quality === undefined ? {} : { quality }) })

test('writes a file and its compressed variants, and returns their sizes and hashes', async () => {
  const pool = new WritePool(undefined, 1)
  const written = await write(pool, 'a.html', 5)
  const text = 'text '.repeat(100)
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe(text)
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'a.html.gz'))).toString()).toBe(text)
  const onDisk = ['a.html', 'a.html.br', 'a.html.gz'].map((name) => {
    const bytes = readFileSync(join(folder, name))
    return { size: bytes.length, hash: hashText(bytes) }
  })
  expect(written).toEqual(onDisk)
  expect(await write(pool, 'b.html')).toHaveLength(1)
})

test('writes the first files in this thread, and the others in worker threads', async () => {
  const pool = poolOf('{ written: [{ size: job.bytes.length, mtimeMs: id }] }')
  const written = await Promise.all(Array.from({ length: 10 }, (_, i) => write(pool, `${i}.html`)))
  await pool.close()
  expect(written.slice(8)).toEqual([[{ size: 500, mtimeMs: 8 }], [{ size: 500, mtimeMs: 9 }]])
  expect(statSync(join(folder, '7.html')).size).toBe(500)
})

test('distributes large files that alternate with small ones over the threads', async () => {
  const pool = poolOf('{ written: [{ size: threadId, mtimeMs: 0 }] }', 2)
  for (let i = 0; i < 8; i++) await write(pool, 'first.html')
  const sizes = [5000, 10, 5000, 10]
  const written = await Promise.all(sizes.map((size) => pool.write({ file: 'a.html', bytes: new Uint8Array(size) })))
  const [first, , second] = written.map(([file]) => file?.size)
  expect(first).not.toBe(second)
  await pool.close()
})

test('a build for a release uses all processors, up to 8; a preview leaves one to the main thread', () => {
  const processors = availableParallelism()
  expect(WritePool.size(true)).toBe(Math.min(8, processors))
  expect(WritePool.size(false)).toBe(Math.max(1, Math.min(8, processors - 1)))
})

test('rejects bytes that have already been transferred', async () => {
  const pool = poolOf('{ written: [] }')
  for (let i = 0; i < 8; i++) await write(pool, 'first.html')
  const bytes = new Uint8Array(500)
  await pool.write({ file: 'a.html', bytes })
  await expect(pool.write({ file: 'b.html', bytes })).rejects.toThrow('The bytes of b.html have already been transferred.')
  await pool.close()
})

test.each<[kind: string, bytes: () => Promise<Uint8Array>]>([
  [
    'an encoded image',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
  ],
  ['the memory of a WebAssembly module', async () => new Uint8Array(new WebAssembly.Memory({ initial: 1 }).buffer)],
  [
    'memory that is marked as untransferable',
    async () => {
      const bytes = Uint8Array.of(1, 2, 3)
      markAsUntransferable(bytes.buffer)
      return bytes
    },
  ],
  ['a slice of a larger block', async () => new Uint8Array(9).fill(1).subarray(3)],
  ['shared memory', async () => new Uint8Array(new SharedArrayBuffer(9))],
  ['no bytes', async () => new Uint8Array(0)],
])("copies bytes that can't be transferred: %s", async (_, bytesOf) => {
  const pool = poolOf("{ written: [{ size: job.bytes.length, hash: Buffer.from(job.bytes).toString('hex') }] }")
  for (let i = 0; i < 8; i++) await write(pool, 'first.html')
  const bytes = await bytesOf()
  const expected = [{ size: bytes.length, hash: Buffer.from(bytes).toString('hex') }]
  expect(await pool.write({ file: 'a.png', bytes })).toEqual(expected)
  expect(await pool.write({ file: 'b.png', bytes })).toEqual(expected)
  await pool.close()
})

test('preserves the codes of file system errors in threads', async () => {
  const pool = poolOf(`{ error: { message: 'no space', properties: { code: 'ENOSPC' } } }`)
  for (let i = 0; i < 8; i++) await write(pool, 'first.html')
  await expect(write(pool, 'a.html')).rejects.toMatchObject({ message: 'no space', code: 'ENOSPC' })
  await pool.close()
})

test('an error in a thread rejects the files that it was writing', async () => {
  const pool = poolOf(`(() => { throw new Error('broken') })()`)
  for (let i = 0; i < 8; i++) await write(pool, 'first.html')
  await expect(write(pool, 'a.html')).rejects.toThrow('broken')
  await pool.close()
})
