// Extracts the prose of a file: everything else is blanked out, so that offsets and line numbers don't change.
import { parseAst } from 'rolldown/parseAst'

/** Replaces a piece of inline code. Phrases match it as `CODE`. */
export const CODE = '\uFFFC'

const blank = (text) => text.replace(/[^\n]/g, ' ')
const code = (text) => text.replace(/[^\n]/g, CODE)
/** Blanks out a match except for `part`. */
const keep = (match, part) => {
  const start = match.indexOf(part)
  return blank(match.slice(0, start)) + part + blank(match.slice(start + part.length))
}

/** Attributes and keys of code blocks whose values are prose. */
const PROSE_ATTRIBUTES = /\b(?:title|label|alt|caption|description|summary)="([^"]*)"/g

const keepAttributes = (tag) => {
  let kept = blank(tag)
  for (const match of tag.matchAll(PROSE_ATTRIBUTES)) {
    const start = match.index + match[0].length - 1 - match[1].length
    kept = kept.slice(0, start) + match[1] + kept.slice(start + match[1].length)
  }
  return kept
}

/** Blanks out code in a string of prose: inline code, URLs, placeholders. */
const inline = (text) =>
  text
    .replace(/(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g, code)
    .replace(/https?:\/\/[^\s)"'<>]+/g, code)
    .replace(/\$\{[^{}]*\}/g, code)

function markdown(text) {
  return inline(
    text
      .replace(/^---\n[\s\S]*?\n---\n/, (matter) =>
        matter.replace(/^.*$/gm, (line) => {
          const value = /^(?:title|description|sidebar_label): *(.*)$/.exec(line)?.[1]
          return value ? keep(line, value) : blank(line)
        }),
      )
      .replace(/^( *)(`{3,}|~{3,})([^\n]*)\n[\s\S]*?^\1\2 *$/gm, (block, _indent, _fence, info) => {
        const [first] = block.split('\n', 1)
        const body = block.slice(first.length)
        const labels = info.trim().startsWith('dot')
          ? body.replace(/"([^"\n]*)"|[^\n]/g, (_, label) => (label === undefined ? ' ' : ` ${label.replace(/\\n/g, '  ')} `))
          : blank(body)
        return keepAttributes(first) + labels
      })
      .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
      .replace(/<!--[\s\S]*?-->/g, blank)
      .replace(/(?<=\]\()[^)\s]*(?=\))/g, blank)
      .replace(/<\/?[A-Za-z][^<>]*>/g, keepAttributes),
  )
}

/** The values of a JSON file that are sentences or phrases, without keys, addresses and code. */
function json(text) {
  return text.replace(/"((?:[^"\\\n]|\\.)*)"(\s*:)?|[^\n]/g, (match, value, colon) =>
    value === undefined || colon || !/\s/.test(value) ? blank(match) : ` ${inline(value.replace(/\\./g, '  '))} `,
  )
}

/** Comments, docstrings of Python, and strings with a space in them. */
function python(text) {
  return inline(
    text.replace(
      /#([^\n]*)|[rRbBfF]{0,2}("""|''')([\s\S]*?)\2|[rRbBfF]{0,2}"((?:[^"\\\n]|\\.)*)"|[rRbBfF]{0,2}'((?:[^'\\\n]|\\.)*)'|[^\n]/g,
      (match, comment, _quotes, long, double, single) => {
        if (comment !== undefined)
          return /^ *(?:region|endregion|fixtures|services|pictures|timeout)\b/.test(comment) ? blank(match) : ` ${comment}`
        const value = long ?? double ?? single
        return value === undefined || !/\w \w/.test(value) ? blank(match) : keep(match, value)
      },
    ),
  )
}

/** Comments, strings, templates and JSX text of TypeScript and JavaScript. */
function script(text, file) {
  const kept = []
  const strings = []
  const visit = (node) => {
    if (!node || typeof node !== 'object') return
    if (Array.isArray(node)) return node.forEach(visit)
    if (/^(?:Import|ExportAll|TSImport)/.test(node.type ?? '') && node.type !== 'ImportExpression')
      return strings.push([node.start, node.end])
    if (node.type === 'Literal' && 'regex' in node) strings.push([node.start, node.end])
    else if (node.type === 'Literal' && typeof node.value === 'string') {
      strings.push([node.start, node.end])
      if (/\S\s+\S/.test(node.value)) kept.push([node.start + 1, node.end - 1])
    } else if (node.type === 'TemplateElement' || node.type === 'JSXText') {
      const raw = node.type === 'JSXText' ? node.raw : node.value.raw
      const start = text.indexOf(raw, node.start)
      strings.push([node.start, node.end])
      kept.push([start, start + raw.length])
    }
    for (const key in node) if (key !== 'parent') visit(node[key])
  }
  const lang = /\.[cm]?js$/.test(file) ? 'js' : file.endsWith('x') ? 'tsx' : 'ts'
  visit(parseAst(text.replace(/^#!.*/, blank), { lang }).body)
  let outside = text
  for (const [start, end] of strings) outside = outside.slice(0, start) + blank(outside.slice(start, end)) + outside.slice(end)
  for (const match of outside.matchAll(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g)) kept.push([match.index, match.index + match[0].length])
  let prose = blank(text)
  for (const [start, end] of kept) {
    const part = text.slice(start, end).replace(/^\/\/|^\/\*+|\*\/$|^ *\*/gm, blank)
    prose = prose.slice(0, start) + part + prose.slice(end)
  }
  return inline(prose)
}

/** Values, list items, and comments of YAML that contain a space. */
const yaml = (text) =>
  inline(
    text.replace(/^ *(?:- )?(?:[\w*]+:)?(.*)$/gm, (line, value) =>
      /\S \S/.test(value) ? blank(line.slice(0, line.length - value.length)) + value : blank(line),
    ),
  )

/** CSS comments; shell comments. */
const css = (text) =>
  inline(text.replace(/\/\*([\s\S]*?)\*\/|[^\n]/g, (_, comment) => (comment === undefined ? ' ' : `  ${comment}  `)))
const shell = (text) =>
  inline(text.replace(/(?<=^|\s)#([^\n]*)|[^\n]/gm, (_, comment) => (comment === undefined ? ' ' : ` ${comment}`)))

const READERS = {
  md: markdown,
  json,
  py: python,
  ts: script,
  tsx: script,
  mjs: script,
  css,
  sh: shell,
  in: shell,
  yml: shell,
  yaml,
}

/**
 * The prose of a file, as long as the file, with spaces for everything else and `CODE` characters for inline code.
 * Returns `undefined` for file types without prose.
 * @param {string} file
 * @param {string} text
 */
export function proseOf(file, text) {
  const read = READERS[/\.(\w+)$/.exec(file)?.[1] ?? '']
  return read?.(text, file)
}
