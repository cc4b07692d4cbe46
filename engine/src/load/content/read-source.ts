import { isUtf8 } from 'node:buffer'
import type { Problem, Source } from '../../model'
import { readFrontMatter } from './read-front-matter'

/** A content file before it is read. */
export interface ContentFile {
  /** Version name, e.g. `current`. */
  version: string
  /** Path relative to the site folder, with `/`. */
  file: string
  /** Path inside the version's content folder. */
  path: string
}

/** A content file with its bytes. */
export interface ContentBytes extends ContentFile {
  bytes: Uint8Array
  /** Hash of the bytes, see `hashText`. */
  hash: string
}

/** A page whose front matter has errors; its body is known and can be checked. */
export type InvalidSource = Omit<Source, 'frontMatter' | 'updated'>

/** A content file as read. Plain JSON, so that it can be cached. */
export interface SourceResult {
  /** Absent when there are errors. */
  source?: Source
  /** Set when only the front matter has errors. */
  invalid?: InvalidSource
  problems: Problem[]
}

/** Reads a content file: encoding, front matter, text. Depends on nothing but its arguments; throws nothing. */
export function readSource({ version, file, path, bytes, hash }: ContentBytes): SourceResult {
  const encoding = encodingProblem(file, bytes)
  if (encoding) return { problems: [encoding] }
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  const { frontMatter, body, bodyLine, problems } = readFrontMatter(content, file)
  if (body === undefined) return { problems }
  const text = { version, file, path, body, bodyLine, hash }
  return frontMatter ? { source: { ...text, frontMatter }, problems } : { invalid: text, problems }
}

function encodingProblem(file: string, bytes: Uint8Array): Problem | undefined {
  const zero = bytes.indexOf(0)
  const broken = isUtf8(bytes) ? zero : firstInvalidByte(bytes)
  if (broken === -1) return undefined
  const before = new TextDecoder().decode(bytes.subarray(0, broken))
  const line = before.split('\n').length
  const column = before.length - before.lastIndexOf('\n')
  const value = `0x${(bytes[broken] ?? 0).toString(16).padStart(2, '0')}`
  return {
    severity: 'error',
    code: 'not-utf8',
    title: `The page is not UTF-8 text: byte ${broken} is ${value}.`,
    hint: 'Save the file as UTF-8 in your editor.',
    at: `${file}:${line}:${column}`,
  }
}

/** Offset of the first byte that cannot stand in UTF-8; the text before it is valid, so halving finds it. */
function firstInvalidByte(bytes: Uint8Array): number {
  let low = 0
  let high = bytes.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (isPrefixOfUtf8(bytes.subarray(0, middle))) low = middle
    else high = middle
  }
  // A character that was begun and not ended is broken from its first byte on.
  while (!isUtf8(bytes.subarray(0, low))) low--
  return low
}

/** Valid but for a character that the end may have cut. */
function isPrefixOfUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}
