import { checkSchema, copyText, type FrontMatter, FrontMatterSchema, type Problem, positionAt, readYaml } from '../../model'

/** A page split into front matter and body. */
export interface FrontMatterResult {
  /** Absent if there are errors. */
  frontMatter?: FrontMatter
  /** Text after the front matter; absent if the front matter isn't closed. */
  body?: string
  /** Number of lines before the body. */
  bodyLine: number
  problems: Problem[]
}

const OPENING = /^---[ \t]*\r?\n/
/** Blank lines before front matter with at least one key. */
const BLANK_LINES = /^\s*\n(?=---[ \t]*\r?\n\w+:)/
const CLOSING = /^---[ \t]*(?:\r?\n|$)/m

/** Splits a page and validates its front matter. Never throws; positions refer to the file. */
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
    const problem = missing(
      'There are blank lines before the front matter.',
      'Delete them. The first line of the file must be "---".',
    )
    return {
      ...(below.body === undefined ? {} : { body: below.body }),
      bodyLine: below.bodyLine + countLines(blank[0]),
      problems: [problem],
    }
  }
  const opening = OPENING.exec(text)
  if (!opening) {
    const hint = 'Begin the file with the lines "---", "title: …", "description: …", and "---".'
    return { body: text, bodyLine: 0, problems: [missing('The page has no front matter.', hint)] }
  }
  const start = opening[0].length
  const closing = CLOSING.exec(text.slice(start))
  if (!closing) {
    return { bodyLine: 0, problems: [missing('The front matter is not closed.', 'Add a line "---" after its last key.')] }
  }
  const head = text.slice(0, start + closing.index)
  const bodyStart = start + closing.index + closing[0].length
  const body = text.slice(bodyStart)
  const bodyLine = countLines(text.slice(0, bodyStart))
  return { ...parse(head, start, file), body, bodyLine }
}

/** Parses `head` from `start`; offsets count from the beginning of the file. */
function parse(head: string, start: number, file: string): Pick<FrontMatterResult, 'frontMatter' | 'problems'> {
  const yaml = readYaml(copyText(head.slice(start)))
  const at = (offset: number) => `${file}:${positionAt(head, start + offset)}`
  if (yaml.errors.length > 0) {
    return {
      problems: yaml.errors.map(({ message, hint, offset }) => ({
        severity: 'error',
        code: 'front-matter-yaml',
        title: `The front matter is not valid YAML: ${message}`,
        hint,
        at: at(offset),
      })),
    }
  }
  const { value, problems } = checkSchema(FrontMatterSchema, yaml.value ?? {}, {
    codes: { key: 'front-matter-key', value: 'front-matter-value' },
    at: (path) => at(yaml.offsetOf(path)),
    whole: 'The front matter',
  })
  return { ...(value ? { frontMatter: value } : {}), problems }
}

function countLines(text: string): number {
  return text.split('\n').length - 1
}
