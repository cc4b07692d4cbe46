import { createRequire } from 'node:module'
import type * as Yaml from 'yaml'
import type { FrontMatter } from '../../model'
import { checkSchema, type Problem } from '../../model'
import { FrontMatterSchema } from './front-matter'

// Loaded at the first page that is read: a build in which no page changed does without it.
const require = createRequire(import.meta.url)
const yaml = (): typeof Yaml => require('yaml')

/** The text of a page in its two parts. */
export interface FrontMatterResult {
  /** Absent when there are errors. */
  frontMatter?: FrontMatter
  /** Text after the front matter; absent when the end of the front matter is missing. */
  body?: string
  /** Number of lines before the body. */
  bodyLine: number
  problems: Problem[]
}

const OPENING = /^---[ \t]*\r?\n/
/** Blank lines before front matter that has at least one key. */
const BLANK_LINES = /^\s*\n(?=---[ \t]*\r?\n\w+:)/
const CLOSING = /^---[ \t]*(?:\r?\n|$)/m

/** Splits a page at its front matter and checks that. Throws nothing; positions count from the file's first line. */
export function readFrontMatter(text: string, file: string): FrontMatterResult {
  const missing = (title: string, hint: string): Problem => ({
    severity: 'error',
    code: 'front-matter-missing',
    title,
    hint,
    at: `${file}:1:1`,
  })
  const blank = BLANK_LINES.exec(text)
  if (blank) {
    const below = readFrontMatter(text.slice(blank[0].length), file)
    const problem = missing('Blank lines come before the front matter.', 'Delete them: the first line of the file is "---".')
    return {
      ...(below.body === undefined ? {} : { body: below.body }),
      bodyLine: below.bodyLine + countLines(blank[0]),
      problems: [problem],
    }
  }
  const opening = OPENING.exec(text)
  if (!opening) {
    const hint = 'Begin the file with a line "---", then "title: …" and "description: …", then a line "---".'
    return { body: text, bodyLine: 0, problems: [missing('The page has no front matter.', hint)] }
  }
  const start = opening[0].length
  const closing = CLOSING.exec(text.slice(start))
  if (!closing) {
    return { bodyLine: 0, problems: [missing('The front matter has no end.', 'Write a line "---" after its last key.')] }
  }
  const head = text.slice(0, start + closing.index)
  const bodyStart = start + closing.index + closing[0].length
  const body = text.slice(bodyStart)
  const bodyLine = countLines(text.slice(0, bodyStart))
  return { ...parse(head, start, file), body, bodyLine }
}

/** Parses `head` from `start` on; the opening line stays in front so that offsets count from the file's beginning. */
function parse(head: string, start: number, file: string): Pick<FrontMatterResult, 'frontMatter' | 'problems'> {
  const { isMap, isScalar, parseDocument } = yaml()
  const document = parseDocument(head.slice(start), { prettyErrors: false, stringKeys: true })
  const at = (offset: number) => {
    const before = head.slice(0, start + offset)
    return `${file}:${countLines(before) + 1}:${before.length - before.lastIndexOf('\n')}`
  }
  const faults = [...document.errors, ...document.warnings]
  if (faults.length > 0) {
    const hint = 'Put a text that holds ": " or " #", or begins with a sign, into quotes; indent with spaces.'
    return {
      problems: faults.map((error) => ({
        severity: 'error',
        code: 'front-matter-yaml',
        title: `The front matter is not valid YAML: ${error.message}`,
        hint,
        at: at(error.pos[0]),
      })),
    }
  }
  /** Where a path stands: the key when there is one, else the nearest thing around it. */
  const place = (path: readonly PropertyKey[]): string => {
    let offset = 0
    let node: unknown = document.contents
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && key.value === step)
        if (!pair) break
        if (isScalar(pair.key) && pair.key.range) offset = pair.key.range[0]
        node = pair.value
      } else break
    }
    return at(offset)
  }
  const { value, problems } = checkSchema(FrontMatterSchema, document.toJS() ?? {}, {
    code: 'front-matter',
    at: place,
    whole: 'The front matter',
  })
  return { ...(value ? { frontMatter: value } : {}), problems }
}

function countLines(text: string): number {
  let count = 0
  for (let i = text.indexOf('\n'); i !== -1; i = text.indexOf('\n', i + 1)) count++
  return count
}
