import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DocsError, type Problem, positionAt, type Source } from '../../model'
import { hashText } from '../cache'
import { readFrontMatter } from './read-front-matter'

/** A content file. */
export interface ContentFile {
  /** Version name, e.g. `current`. */
  version: string
  /** Path relative to the site folder. */
  file: string
  /** Path in the version's content folder. */
  path: string
}

/** A content file with its bytes. */
export interface ContentBytes extends ContentFile {
  bytes: Uint8Array
  /** Hash of the bytes, see `hashText`. */
  hash: string
}

/** A page with errors in its front matter. Its body can still be checked. */
export type InvalidSource = Omit<Source, 'frontMatter' | 'updated'>

/** The result of reading a content file. Plain JSON, so that it can be cached. */
export interface SourceResult {
  /** Absent if there are errors. */
  source?: Source
  /** Set if only the front matter has errors. */
  invalid?: InvalidSource
  problems: Problem[]
}

/** Decodes a content file, reads its front matter, and measures its body. A pure function that never throws. */
export function readSource({ version, file, path, bytes, hash }: ContentBytes): SourceResult {
  const encoding = encodingProblem(file, bytes)
  if (encoding) return { problems: [encoding] }
  const { frontMatter, body, bodyLine, problems } = readFrontMatter(decode(bytes), file)
  if (body === undefined) return { problems }
  const text = { version, file, path, length: body.length, bodyLine, hash }
  return frontMatter ? { source: { ...text, frontMatter }, problems } : { invalid: text, problems }
}

/**
 * Reads the text after the front matter of a content file.
 * @throws DocsError `file-changed` if the file has been changed since {@link readSource} read it
 */
export function readBody(siteRoot: string, { file, length, hash }: Pick<Source, 'file' | 'length' | 'hash'>): string {
  const bytes = readFileSync(join(siteRoot, file))
  if (hashText(bytes) !== hash) {
    throw new DocsError({
      code: 'file-changed',
      title: 'The page was changed while the site was being built.',
      hint: 'Build the site again. The dev server does so automatically.',
      at: file,
    })
  }
  const content = decode(bytes)
  return content.slice(content.length - length)
}

function decode(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
}

function encodingProblem(file: string, bytes: Uint8Array): Problem | undefined {
  const zero = bytes.indexOf(0)
  const broken = isUtf8(bytes) ? zero : firstInvalidByte(bytes)
  if (broken === -1) return undefined
  const before = new TextDecoder().decode(bytes.subarray(0, broken))
  const value = `0x${(bytes[broken] ?? 0).toString(16).padStart(2, '0')}`
  return {
    severity: 'error',
    code: 'not-utf8',
    title: `The page is not valid UTF-8: byte ${broken} is ${value}.`,
    hint: 'Save the file as UTF-8 in your editor.',
    at: `${file}:${positionAt(before, before.length)}`,
  }
}

/** Offset of the first invalid byte, by binary search. */
function firstInvalidByte(bytes: Uint8Array): number {
  let low = 0
  let high = bytes.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (isPrefixOfUtf8(bytes.subarray(0, middle))) low = middle
    else high = middle
  }
  // An incomplete character is invalid from its first byte.
  while (!isUtf8(bytes.subarray(0, low))) low--
  return low
}

/** Whether bytes are valid UTF-8, except for an incomplete character at the end. */
function isPrefixOfUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}
