import { type Stats, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { type ByteRange, byteRange } from './byte-range'
import { checkConditions, mayContinue } from './check-conditions'
import { chooseCoding } from './choose-coding'
import { FileStore } from './file-store'
import type { SiteFile } from './site-files'

/**
 * Answers with a file of the site: in the form that the client takes, the part it asks for, or that it has not changed.
 * Raises what the file system raises as long as nothing was sent.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, type, forms }: SiteFile,
  store: FileStore,
): Promise<void> {
  const coding = chooseCoding(request.headers['accept-encoding'], forms)
  const path = (coding && forms[coding]) ?? file
  const stat = statSync(path)
  const validators = { etag: etagOf(stat, coding), modified: stat.mtimeMs }
  response.setHeader('ETag', validators.etag)
  response.setHeader('Last-Modified', stat.mtime.toUTCString())
  if (Object.keys(forms).length > 0) response.setHeader('Vary', 'Accept-Encoding')
  const verdict = checkConditions(request.headers, validators)
  if (verdict === 'unchanged') return void response.writeHead(304).end()
  if (verdict === 'failed') return void response.writeHead(412, { 'Content-Length': 0 }).end()

  const { range: asked, 'if-range': ifRange } = request.headers
  const part = request.method === 'GET' && mayContinue(ifRange?.toString(), validators)
  const range = part ? byteRange(asked, stat.size) : undefined
  if (range === 'unsatisfiable')
    return void response.writeHead(416, { 'Content-Range': `bytes */${stat.size}`, 'Content-Length': 0 }).end()
  const head = { type, coding, range }
  if (request.method === 'HEAD') return void writeHead(response, head, stat.size).end()
  if (!FileStore.holds(stat.size)) return sendPieces(response, head, path, stat)
  const bytes = await store.read(path, stat)
  writeHead(response, head, bytes.length).end(range ? bytes.subarray(range.start, range.end + 1) : bytes)
}

interface Head {
  type: string
  coding: string | undefined
  range: ByteRange | undefined
}

/** @param size of the whole file */
function writeHead(response: ServerResponse, { type, coding, range }: Head, size: number): ServerResponse {
  return response.writeHead(range ? 206 : 200, {
    // A rule of `_headers` knows better than the ending.
    'Content-Type': response.getHeader('Content-Type') ?? type,
    'Content-Length': range ? range.end + 1 - range.start : size,
    'Accept-Ranges': 'bytes',
    ...(coding && { 'Content-Encoding': coding }),
    ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` }),
  })
}

/** Sends a large file as fast as the client reads; when it goes away, the file is closed. */
async function sendPieces(response: ServerResponse, head: Head, path: string, { size }: Stats): Promise<void> {
  const handle = await open(path)
  try {
    // A stream to a client that has gone away meanwhile would never end.
    if (!response.socket?.writable) return
    writeHead(response, head, size)
    const { start, end } = head.range ?? { start: 0, end: size - 1 }
    await pipeline(handle.createReadStream({ start, end, autoClose: false }), response)
  } finally {
    await handle.close()
  }
}

/** Forms of a file are different bytes, so their tags differ. */
function etagOf({ size, mtimeMs }: Stats, coding: string | undefined): string {
  return `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${coding ? `-${coding}` : ''}"`
}
