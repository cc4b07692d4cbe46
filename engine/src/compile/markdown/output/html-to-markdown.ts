import { DomUtils, parseDocument } from 'htmlparser2'
import { escapeLineStarts, escapeMarkdown, fencedCode, indentRest, inlineCode, linkTarget, prefixLines } from './escape-markdown'

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** Elements that are for readers of the document only: what is operated, drawn, or said a second time. */
const LEFT_OUT = new Set(['button', 'dialog', 'form', 'input', 'nav', 'script', 'select', 'style', 'svg', 'template', 'textarea'])
/** Elements that stand in a line of text. */
const INLINE = /^(?:a|abbr|b|bdi|br|cite|code|del|dfn|em|i|img|ins|kbd|label|mark|q|s|samp|small|span|strong|sub|sup|time|u|var)$/
const MARKS: Record<string, string> = { b: '**', strong: '**', em: '*', i: '*', del: '~~', s: '~~' }

/** How the Markdown is written. */
export interface HtmlToMarkdownOptions {
  /** Makes an address of the document one that can be followed from elsewhere. */
  address(href: string): string
}

/**
 * The first element of a document that `find` accepts, as plain Markdown: for pages that are drawn by components and have no Markdown of
 * their own. What only serves readers of the document (controls, drawings, hidden parts, links of headings) is left out.
 */
export function htmlToMarkdown(
  html: string,
  find: (name: string, attributes: Record<string, string>) => boolean,
  options: HtmlToMarkdownOptions,
): string {
  const found = DomUtils.findOne((element) => find(element.name, element.attribs), parseDocument(html).children)
  return found ? blocks(found.children, options) : ''
}

const isElement = (node: Node): node is Element => 'attribs' in node

function isShown(node: Node): boolean {
  if (!isElement(node)) return true
  const { hidden, role, class: className, 'aria-hidden': ariaHidden } = node.attribs
  return (
    !LEFT_OUT.has(node.name) &&
    hidden === undefined &&
    ariaHidden !== 'true' &&
    role !== 'tooltip' &&
    className !== 'heading-link'
  )
}

/** An element of a line that holds a block is one itself. */
function isInline(node: Node): boolean {
  if (!isElement(node)) return true
  return INLINE.test(node.name) && node.children.every(isInline)
}

/** Blocks with a blank line between them; words that stand beside blocks become paragraphs. */
function blocks(nodes: readonly Node[], options: HtmlToMarkdownOptions): string {
  const written: string[] = []
  let line: Node[] = []
  const endLine = () => {
    written.push(escapeLineStarts(inlines(line, options)))
    line = []
  }
  for (const node of nodes.filter(isShown)) {
    if (isInline(node)) line.push(node)
    else {
      endLine()
      if (isElement(node)) written.push(block(node, options))
    }
  }
  endLine()
  return written.filter((text) => text !== '').join('\n\n')
}

function block(element: Element, options: HtmlToMarkdownOptions): string {
  const { name, children } = element
  if (/^h[1-6]$/.test(name)) return `${'#'.repeat(Number(name[1]))} ${inlines(children, options)}`
  switch (name) {
    case 'ul':
    case 'ol':
      return list(element, options)
    case 'pre':
      return fencedCode(DomUtils.textContent(element).replace(/\n$/, ''), languageOf(element))
    case 'blockquote':
      return prefixLines(blocks(children, options), '> ')
    case 'hr':
      return '---'
    case 'dt':
    case 'summary':
      return `**${inlines(children, options)}**`
    case 'table':
      return table(element, options)
  }
  return blocks(children, options)
}

/** Code blocks name the language of their code, not of what it printed. */
function languageOf(pre: Element): string {
  const isCode = DomUtils.existsOne((node) => isElement(node) && node.name === 'code', pre.children)
  for (let parent = pre.parent; isCode && parent && isElement(parent); parent = parent.parent) {
    const { 'data-language': language } = parent.attribs
    if (language !== undefined) return language
  }
  return 'text'
}

function list({ name, attribs, children }: Element, options: HtmlToMarkdownOptions): string {
  const first = Number(attribs.start ?? 1)
  return children
    .filter((node): node is Element => isElement(node) && isShown(node))
    .map((item, i) => {
      const mark = name === 'ol' ? `${first + i}. ` : '- '
      return mark + indentRest(blocks(item.children, options), mark.length)
    })
    .join('\n')
}

function table(element: Element, options: HtmlToMarkdownOptions): string {
  const rows = DomUtils.getElementsByTagName('tr', element.children).map((row) =>
    row.children
      .filter((node): node is Element => isElement(node) && /^t[dh]$/.test(node.name))
      .map((cell) => blocks(cell.children, options).replaceAll('|', '\\|').replace(/\n+/g, ' <br> ')),
  )
  const [head = [], ...body] = rows
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}

function inlines(nodes: readonly Node[], options: HtmlToMarkdownOptions): string {
  return words(nodes, options)
    .replace(/[ \t\n]+/g, ' ')
    .trim()
}

/** Elements that stand side by side are kept apart by styles, where no words are between them. */
function words(nodes: readonly Node[], options: HtmlToMarkdownOptions): string {
  const shown = nodes.filter(isShown)
  return shown
    .map((node, i) => {
      const before = shown[i - 1]
      return (before && isElement(before) && isElement(node) ? ' ' : '') + inline(node, options)
    })
    .join('')
}

function inline(node: Node, options: HtmlToMarkdownOptions): string {
  if (!isElement(node)) return 'data' in node && node.type === 'text' ? escapeMarkdown(node.data) : ''
  const { name, attribs, children } = node
  const inner = () => words(children, options)
  const mark = MARKS[name]
  if (mark !== undefined) return around(inner(), mark)
  switch (name) {
    case 'br':
      return ' '
    case 'code':
    case 'kbd':
    case 'samp':
      return inlineCode(DomUtils.textContent(node))
    case 'img':
      return attribs.alt ? `![${escapeMarkdown(attribs.alt)}](${linkTarget(options.address(attribs.src ?? ''))})` : ''
    case 'a':
      return attribs.href === undefined ? inner() : `[${inner().trim()}](${linkTarget(options.address(attribs.href))})`
  }
  return inner()
}

/** Marks stand right beside the words, white space outside of them. */
function around(text: string, mark: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return words === '' ? text : before + mark + words + mark + after
}
