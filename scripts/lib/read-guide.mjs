// Reads the text of a built page: its sentences, outputs, and tabs, in the order in which readers see them.
import { DomUtils, parseDocument } from 'htmlparser2'
import { CODE } from './prose-text.mjs'

/** Characters of the start of a block that identify its line in the Markdown copy. */
const START = 24

/** Classes of the parts of an article that aren't its text. */
const NOT_TEXT = ['breadcrumbs', 'page-meta', 'toc', 'code-bar', 'page-footer']

const BLOCKS = new Set(['p', 'li', 'dt', 'dd', 'summary', 'figcaption', 'pre', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/**
 * @typedef {object} Block
 * @property {'heading' | 'title' | 'text' | 'table' | 'code' | 'output'} kind `title` is the title of an admonition or a box
 * @property {string} text plain text, with inline code in backticks
 * @property {number} level level of a heading, otherwise 0
 * @property {Record<string, string>} tabs the tab that contains the block, for each group of tabs
 * @property {boolean} folded whether readers see the block only after they open it
 * @property {boolean} danger whether the block is in an admonition of the kind `danger`
 * @property {number} line number of its first line in the Markdown copy, without the metadata
 */

/**
 * Reads the blocks of a page from its HTML, which has the structure of the tabs, and its Markdown copy, which has the lines.
 * @param {string} html
 * @param {string} copy
 * @returns {Block[]}
 */
export function readGuide(html, copy) {
  const blocks = []
  const article = DomUtils.findOne((element) => hasClass(element, 'article'), parseDocument(html).children)
  const visit = (element, inherited) => {
    if (NOT_TEXT.some((name) => hasClass(element, name)) || element.name === 'svg') return
    let context = inherited
    if (element.name === 'details') context = { ...context, folded: !('open' in element.attribs) }
    if (hasClass(element, 'admonition-danger')) context = { ...context, danger: true }
    if (hasClass(element, 'tabs')) return visitTabs(element, context)
    if (hasClass(element, 'code-output')) context = { ...context, output: true }
    const kind = BLOCKS.has(element.name) ? kindOf(element, context) : undefined
    if (kind) {
      const text = textOf(element)
      const level = kind === 'heading' ? Number(element.name[1]) : 0
      const { tabs, folded, danger } = context
      if (text !== '') blocks.push({ kind, text, level, tabs, folded, danger, line: 0 })
    }
    if (kind === undefined || element.name === 'li' || element.name === 'dd')
      for (const child of element.children) if (isTag(child)) visit(child, context)
  }
  const visitTabs = (element, context) => {
    const values = DomUtils.findAll((input) => input.attribs.type === 'radio', listOf(element).children).map(
      (input) => input.attribs.value,
    )
    const group = element.attribs['data-group'] ?? `#${blocks.length}`
    const panels = element.children.filter((child) => hasClass(child, 'tab-panel'))
    for (const [i, panel] of panels.entries()) visit(panel, { ...context, tabs: { ...context.tabs, [group]: values[i] } })
  }
  if (article) visit(article, { tabs: {}, folded: false, danger: false, output: false })
  return withLines(blocks, copy)
}

const isTag = (node) => node.children !== undefined
const hasClass = (node, name) => (node.attribs?.class ?? '').split(' ').includes(name)
const listOf = (tabs) => tabs.children.find((child) => hasClass(child, 'tab-list'))

function kindOf(element, { output }) {
  if (/^h[1-6]$/.test(element.name)) return 'heading'
  if (element.name === 'table') return 'table'
  if (/-title$/.test(element.attribs.class ?? '')) return 'title'
  if (element.name === 'pre') return output ? 'output' : 'code'
  return output ? undefined : 'text'
}

/** The text of a block without its nested blocks. Inline code is in backticks. */
function textOf(element) {
  const read = (node) => {
    if (node.type === 'text') return node.data
    if (!isTag(node) || node.attribs.role === 'tooltip' || hasClass(node, 'heading-link')) return ''
    if (node.name === 'code' && element.name !== 'pre') return `\`${DomUtils.textContent(node)}\``
    if (element.name === 'li' || element.name === 'dd') {
      if (BLOCKS.has(node.name) || ['ul', 'ol', 'div', 'figure', 'details'].includes(node.name)) return ''
    }
    const separator = element.name === 'table' && /^t[dhr]$/.test(node.name) ? ' ' : ''
    return node.children.map(read).join('') + separator
  }
  const text = element.children.map(read).join('')
  return element.name === 'pre' ? text : text.replace(/\s+/g, ' ').trim()
}

/** Finds the blocks in the copy, where they are in the same order. */
function withLines(blocks, copy) {
  const lines = copy
    .replace(/^---\n[\s\S]*?\n---\n+/, '')
    .split('\n')
    .map(letters)
  let line = 0
  return blocks.map((block) => {
    const start = letters(block.text).slice(0, START)
    const found =
      start === ''
        ? -1
        : lines.findIndex((text, i) => i >= line && (text.startsWith(start) || (text !== '' && start.startsWith(text))))
    if (found >= 0) line = found
    return { ...block, line: line + 1 }
  })
}

/** Letters and digits of a line, without the addresses of links and the numbers of lists. */
const letters = (text) =>
  text
    .replace(/^\s*\d+\. /, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Splits a text into sentences. Periods in code don't end a sentence.
 * @param {string} text
 * @returns {string[]}
 */
export function sentencesOf(text) {
  const codes = []
  const plain = text.replace(/`[^`]*`/g, (code) => {
    codes.push(code)
    return CODE
  })
  return plain
    .split(/(?<=[.!?]["”)]?)\s+(?=["“(]?[\p{Lu}\p{N}\uFFFC]|pandas\b)/u)
    .filter((sentence) => /\p{L}|\uFFFC/u.test(sentence))
    .map((sentence) => sentence.replaceAll(CODE, () => codes.shift() ?? ''))
}

/** The number of words of a text. Inline code is one word. */
export const countWords = (text) =>
  text
    .replace(/`[^`]*`/g, 'code')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
