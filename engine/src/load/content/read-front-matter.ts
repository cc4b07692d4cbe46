import { copyText } from '../../common'
import { checkSchema, type FrontMatter, FrontMatterSchema, type Problem, positionAt, readYaml } from '../../model'

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
/** A heading of level 1 at the beginning of a text, with the lines around it that are blank. */
const HEADING = /^(?:[ \t]*\r?\n)*#[ \t]+(\S.*?)(?:[ \t]+#+)?[ \t]*(?:\r?\n|$)/
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
  if (!opening && HEADING.test(text)) return splitHeading(text, 0, 0, file)
  if (!opening) {
    const hint = 'Begin the file with the lines "---", "title: …", "description: …", and "---", or with "# Title".'
    return { body: text, bodyLine: 0, problems: [missing('The page has no front matter.', hint)] }
  }
  const start = opening[0].length
  const closing = CLOSING.exec(text.slice(start))
  if (!closing) {
    return { bodyLine: 0, problems: [missing('The front matter is not closed.', 'Add a line "---" after its last key.')] }
  }
  const head = text.slice(0, start + closing.index)
  return splitHeading(text, start, head.length, file, head.length + closing[0].length)
}

/** Parses the front matter between two offsets. Without a title in it, a heading at the beginning of the text is the title and not part of the body. */
function splitHeading(text: string, start: number, end: number, file: string, afterFrontMatter = end): FrontMatterResult {
  const heading = HEADING.exec(text.slice(afterFrontMatter))
  const { usesTitle, ...parsed } = parse(text.slice(0, end), start, file, heading?.[1])
  const bodyStart = afterFrontMatter + (heading && usesTitle ? heading[0].length : 0)
  return { ...parsed, body: text.slice(bodyStart), bodyLine: countLines(text.slice(0, bodyStart)) }
}

/**
 * Parses `head` from `start`; offsets count from the beginning of the file.
 * @param heading the source of the heading that is the title if there is no other
 */
function parse(
  head: string,
  start: number,
  file: string,
  heading: string | undefined,
): Pick<FrontMatterResult, 'frontMatter' | 'problems'> & { usesTitle: boolean } {
  const yaml = readYaml(copyText(head.slice(start)))
  const at = (offset: number) => `${file}:${positionAt(head, start + offset)}`
  if (yaml.errors.length > 0) {
    return {
      usesTitle: false,
      problems: yaml.errors.map(({ message, hint, offset }) => ({
        severity: 'error',
        code: 'front-matter-yaml',
        title: `The front matter is not valid YAML: ${message}`,
        hint,
        at: at(offset),
      })),
    }
  }
  const written: unknown = yaml.value ?? {}
  const usesTitle = heading !== undefined && typeof written === 'object' && written !== null && !('title' in written)
  const { value, problems } = checkSchema(FrontMatterSchema, usesTitle ? { ...written, title: plainTitle(heading) } : written, {
    codes: { key: 'front-matter-key', value: 'front-matter-value' },
    at: (path) => at(yaml.offsetOf(path)),
    whole: 'The front matter',
  })
  return { ...(value ? { frontMatter: value } : {}), problems, usesTitle }
}

/** Code, links and images, escapes, and emphasis in a heading. */
const MARKUP =
  /(`+) ?(.+?) ?\1|!?\[([^\]]*)\]\([^)]*\)|\\([!-/:-@[-`{-~])|(\*{1,3})(?=\S)(.+?)(?<=\S)\5|(?<!\w)(__?)(?=\S)(.+?)(?<=\S)\7(?!\w)/g

/** The text of a heading without markup. An id has no effect on a title. */
function plainTitle(heading: string): string {
  const plain = (text: string): string =>
    text.replace(MARKUP, (_all, _ticks, code, link, escaped, _stars, strong, _lines, emphasis) => {
      const inner: string | undefined = link ?? strong ?? emphasis
      return inner === undefined ? (code ?? escaped) : plain(inner)
    })
  return plain(heading.replace(/[ \t]*(?<!\\)\{#[^{}]*\}$/, ''))
}

function countLines(text: string): number {
  return text.split('\n').length - 1
}
