import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashText } from '../../load/cache/hash'
import { WriteCrew } from './write-crew'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crew-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A thread that answers each job with this expression. */
function crewOf(answer: string, size = 1): WriteCrew {
  const script = join(folder, 'thread.mjs')
  writeFileSync(
    script,
    `import { parentPort, threadId } from 'node:worker_threads'
    parentPort.on('message', ({ id, job }) => parentPort.postMessage({ id, ...(${answer}) }))`,
  )
  return new WriteCrew(script, size)
}
const write = (crew: WriteCrew, name: string, quality?: number) =>
  crew.write({ file: join(folder, name), bytes: Buffer.from('text '.repeat(100)), ...(quality === undefined ? {} : { quality }) })

test('a file lies on disk with its compressed forms, as it is told', async () => {
  const crew = new WriteCrew(undefined, 1)
  const written = await write(crew, 'a.html', 5)
  const text = 'text '.repeat(100)
  expect(readFileSync(join(folder, 'a.html'), 'utf8')).toBe(text)
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'a.html.gz'))).toString()).toBe(text)
  const onDisk = ['a.html', 'a.html.br', 'a.html.gz'].map((name) => {
    const bytes = readFileSync(join(folder, name))
    return { size: bytes.length, hash: hashText(bytes) }
  })
  expect(written).toEqual(onDisk)
  expect(await write(crew, 'b.html')).toHaveLength(1)
})

test('the first files are written at once, the others by threads, each with its own answer', async () => {
  const crew = crewOf('{ written: [{ size: job.bytes.length, mtimeMs: id }] }')
  const written = await Promise.all(Array.from({ length: 10 }, (_, i) => write(crew, `${i}.html`)))
  await crew.close()
  expect(written.slice(8)).toEqual([[{ size: 500, mtimeMs: 8 }], [{ size: 500, mtimeMs: 9 }]])
  expect(statSync(join(folder, '7.html')).size).toBe(500)
})

test('large files that come in turn with small ones are shared between the threads', async () => {
  const crew = crewOf('{ written: [{ size: threadId, mtimeMs: 0 }] }', 2)
  for (let i = 0; i < 8; i++) await write(crew, 'first.html')
  const sizes = [5000, 10, 5000, 10]
  const written = await Promise.all(sizes.map((size) => crew.write({ file: 'a.html', bytes: new Uint8Array(size) })))
  const [first, , second] = written.map(([file]) => file?.size)
  expect(first).not.toBe(second)
  await crew.close()
})

test('bytes that were handed to a thread are not taken twice', async () => {
  const crew = crewOf('{ written: [] }')
  for (let i = 0; i < 8; i++) await write(crew, 'first.html')
  const bytes = new Uint8Array(500)
  await crew.write({ file: 'a.html', bytes })
  await expect(crew.write({ file: 'b.html', bytes })).rejects.toThrow('The bytes of b.html were handed over before.')
  await crew.close()
})

test('what the file system raises in a thread reaches the caller with its code', async () => {
  const crew = crewOf(`{ error: { message: 'no space', properties: { code: 'ENOSPC' } } }`)
  for (let i = 0; i < 8; i++) await write(crew, 'first.html')
  await expect(write(crew, 'a.html')).rejects.toMatchObject({ message: 'no space', code: 'ENOSPC' })
  await crew.close()
})

test('a thread that breaks fails what waits for it', async () => {
  const crew = crewOf(`(() => { throw new Error('broken') })()`)
  for (let i = 0; i < 8; i++) await write(crew, 'first.html')
  await expect(write(crew, 'a.html')).rejects.toThrow('broken')
  await crew.close()
})
