import { languageName } from '../../code/language-name'
import { languageOfSession } from '../../code/prompts'
import { escapeLineStarts, escapeMarkdown, fencedCode, indentRest, prefixLines } from './escape-markdown'
import {
  elementsIn,
  elementsNamed,
  findElement,
  type HtmlElement,
  type HtmlGroup,
  type HtmlNode,
  hasClass,
  isElement,
  type MarkdownOverride,
  parseHtml,
  textOf,
} from './html-tree'
import { contentOf, inlineMarkdown, isInline, isShown, type MarkdownOptions } from './inline-markdown'

/**
 * Converts the first element of a document that `find` accepts to Markdown, for pages that are rendered by components.
 * Controls, graphics and hidden elements are left out.
 */
export function htmlToMarkdown(
  html: string,
  find: (name: string, attributes: Record<string, string>) => boolean,
  options: MarkdownOptions,
): string {
  const found = findElement(parseHtml(html), ({ name, attribs }) => find(name, attribs))
  return found ? toMarkdown(found.children, options) : ''
}

/** Converts blocks to Markdown, with a blank line between them. Text next to blocks becomes paragraphs. */
export function toMarkdown(nodes: readonly HtmlNode[], options: MarkdownOptions): string {
  return blocksOf(nodes, options)
    .map(({ markdown }) => markdown)
    .join('\n\n')
}

interface Block {
  /** Name of its element; absent for a run of inline content. */
  name?: string
  markdown: string
}

function blocksOf(nodes: readonly HtmlNode[], options: MarkdownOptions): Block[] {
  const blocks: Block[] = []
  let line: HtmlNode[] = []
  /** The previous list. Adjacent lists need different markers, otherwise they would be one list. */
  let before: { name: string; alternate: boolean } | undefined
  const add = (block: Block) => {
    if (block.markdown !== '') blocks.push(block)
  }
  const endLine = () => {
    add({ markdown: paragraph(line, options) })
    line = []
  }
  for (const node of nodes) {
    if (!isShown(node)) continue
    if (isInline(node)) {
      line.push(node)
      before = undefined
      continue
    }
    endLine()
    if (node.type === 'group') {
      before = undefined
      if (node.write) add({ name: 'component', markdown: customMarkdown(node, node.write, options) })
      else blocks.push(...blocksOf(node.children, options))
    }
    if (!isElement(node)) continue
    const alternate = before?.name === node.name && !before.alternate
    before = node.name === 'ul' || node.name === 'ol' ? { name: node.name, alternate } : undefined
    add({ name: node.name, markdown: blockMarkdown(node, options, alternate) })
  }
  endLine()
  return blocks
}

function paragraph(nodes: readonly HtmlNode[], options: MarkdownOptions): string {
  return escapeLineStarts(inlineMarkdown(nodes, options).replace(/^[ \t\n]+/, '')).trimEnd()
}

/** Converts inline content to a single line. */
const lineMarkdown = (nodes: readonly HtmlNode[], options: MarkdownOptions) =>
  inlineMarkdown(nodes, options).replaceAll('\\\n', ' ').replaceAll('\n', ' ').trim()

/** Converts inline content to bold text. Nested bold text would end it, so the inner marks are removed. */
const boldMarkdown = (nodes: readonly HtmlNode[], options: MarkdownOptions) =>
  `**${inlineMarkdown(nodes, options).replaceAll('**', '').trim()}**`

/** Writes a block component with custom Markdown. */
function customMarkdown(component: HtmlGroup, write: MarkdownOverride, options: MarkdownOptions): string {
  const content = contentOf(component)
  return write(content.every(isInline) ? inlineMarkdown(content, options) : toMarkdown(content, options)).trim()
}

function blockMarkdown(element: HtmlElement, options: MarkdownOptions, alternate: boolean): string {
  const { name, attribs, children } = element
  if (/^h[1-6]$/.test(name)) return `${'#'.repeat(Number(name[1]))} ${lineMarkdown(children, options)}`
  switch (name) {
    case 'p':
      return /-title$/.test(attribs.class ?? '') ? boldMarkdown(children, options) : paragraph(children, options)
    case 'dt':
    case 'summary':
      return boldMarkdown(children, options)
    case 'ul':
    case 'ol':
      return listMarkdown(element, options, alternate)
    case 'pre':
      return fencedCode(codeText(element), 'text')
    case 'blockquote':
      return prefixLines(toMarkdown(children, options), '> ')
    case 'hr':
      return '---'
    case 'table':
      return tableMarkdown(element, options)
  }
  if (hasClass(element, 'code')) return codeMarkdown(element, options)
  if (hasClass(element, 'cards')) return cardsMarkdown(element, options)
  if (hasClass(element, 'footnotes')) return footnotesMarkdown(element, options)
  const content = toMarkdown(children, options)
  if (hasClass(element, 'admonition')) return prefixLines(content, '> ')
  // A labeled group, such as the panel of a tab.
  if (attribs.role === 'group' && attribs['aria-label'] !== undefined)
    return [`**${escapeMarkdown(attribs['aria-label'])}**`, content].filter(Boolean).join('\n\n')
  return content
}

const codeText = (element: HtmlElement) => textOf(element).replace(/\n$/, '')

/** Converts a code block with its title and output. */
function codeMarkdown(element: HtmlElement, { texts }: MarkdownOptions): string {
  const { 'data-language': language = 'text', 'data-code': copied } = element.attribs
  // A session and a diff stay complete, because their signs show which lines are code.
  const code = languageOfSession(language) || language === 'diff' ? undefined : copied
  const bar = findElement(element.children, (child) => hasClass(child, 'code-title'))
  const title = (bar && textOf(bar)) || undefined
  const written: string[] = []
  for (const pre of elementsNamed('pre', element.children)) {
    const isOutput = isElement(pre.children[0]) && pre.children[0].name === 'samp'
    if (isOutput && written.length > 0) written.push(`${texts.codeBlock.output}:`)
    written.push(
      isOutput
        ? fencedCode(textOf(pre), 'text')
        : fencedCode(code ?? codeText(pre), language, title === languageName(language, texts) ? undefined : title),
    )
  }
  return written.join('\n\n')
}

function listMarkdown(list: HtmlElement, options: MarkdownOptions, alternate: boolean): string {
  const items = elementsIn(list).filter((item) => item.name === 'li' && isShown(item))
  // In lists such as steps, each item is a section.
  if (items.some((item) => /^h[2-6]$/.test(elementsIn(item)[0]?.name ?? '')))
    return items.map((item) => toMarkdown(item.children, options)).join('\n\n')
  const isLoose = items.some((item) => elementsIn(item).some(({ name, attribs }) => name === 'p' && attribs.class === undefined))
  const first = Number(list.attribs.start ?? 1)
  return items
    .map((item, i) => {
      const mark = list.name === 'ol' ? `${first + i}${alternate ? ')' : '.'}` : alternate ? '*' : '-'
      return itemMarkdown(item, mark, options)
    })
    .join(isLoose ? '\n\n' : '\n')
}

function itemMarkdown(item: HtmlElement, mark: string, options: MarkdownOptions): string {
  const [box] = hasClass(item, 'task') ? elementsIn(item) : []
  const state = box === undefined ? '' : box.attribs.checked === undefined ? '[ ] ' : '[x] '
  let markdown = ''
  let before: Block | undefined
  for (const block of blocksOf(item.children, options)) {
    // Only a nested list needs no blank line after text.
    const isNested = before && before.name === undefined && (block.name === 'ul' || block.name === 'ol')
    markdown += (before === undefined ? '' : isNested ? '\n' : '\n\n') + block.markdown
    before = block
  }
  return markdown === '' && state === '' ? mark : `${mark} ${state}${indentRest(markdown, mark.length + 1)}`
}

/** Cards are a list of links, except on pages where their titles are headings. */
function cardsMarkdown(element: HtmlElement, options: MarkdownOptions): string {
  const cards = elementsIn(element).map((card) => {
    const part = (name: string) => findElement(card.children, (child) => hasClass(child, name))
    return { title: part('card-title'), text: part('card-text') }
  })
  if (cards.some(({ title }) => title?.name !== 'p')) return toMarkdown(element.children, options)
  const isLoose = cards.some(({ text }) => text?.children.some((child) => !isInline(child)))
  return cards
    .map(({ title, text }) => {
      const line = lineMarkdown(title?.children ?? [], options)
      return `- ${indentRest([line, ...(text ? [toMarkdown(text.children, options)] : [])].join(': '), 2)}`
    })
    .join(isLoose ? '\n\n' : '\n')
}

function footnotesMarkdown(section: HtmlElement, options: MarkdownOptions): string {
  return elementsNamed('li', section.children)
    .filter(({ attribs }) => attribs.id?.startsWith('footnote-'))
    .map((item) => `[^${item.attribs.id?.slice('footnote-'.length)}]: ${indentRest(toMarkdown(item.children, options), 4)}`)
    .join('\n\n')
}

const RULES: Record<string, string> = { 'align-left': ':--', 'align-center': ':-:', 'align-right': '--:' }

function tableMarkdown(table: HtmlElement, options: MarkdownOptions): string {
  const [head = [], ...body] = elementsNamed('tr', table.children).map((row) =>
    elementsIn(row).filter(({ name }) => name === 'td' || name === 'th'),
  )
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const write = (cells: readonly HtmlElement[]) => line(cells.map((cell) => cellMarkdown(cell, options)))
  return [write(head), line(head.map(({ attribs }) => RULES[attribs.class ?? ''] ?? '---')), ...body.map(write)].join('\n')
}

function cellMarkdown({ children }: HtmlElement, options: MarkdownOptions): string {
  const text = children.every(isInline)
    ? inlineMarkdown(children, options).replaceAll('\\\n', '<br>').replaceAll('\n', ' ')
    : toMarkdown(children, options).replace(/\n+/g, ' <br> ')
  return text.replace(/(?<!\\)\|/g, '\\|')
}
