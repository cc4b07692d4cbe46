import type { InterfaceTexts } from '../../../common'
import { escapeMarkdown, inlineCode, linkTarget } from './escape-markdown'
import { descendants, type HtmlElement, type HtmlGroup, type HtmlNode, hasClass, isElement, isText, textOf } from './html-tree'

/** Options for writing Markdown. */
export interface MarkdownOptions {
  /** Converts an address of the document to an absolute URL. */
  address(href: string): string
  texts: InterfaceTexts
}

/** Elements that Markdown leaves out: controls, graphics and scripts. */
const OMITTED = new Set(['button', 'dialog', 'form', 'input', 'nav', 'script', 'select', 'style', 'svg', 'template', 'textarea'])
const OMITTED_ROLES = new Set(['tooltip', 'radiogroup', 'doc-backlink'])
const INLINE = new Set(
  'a abbr b bdi br cite code del dfn em i img input ins kbd label mark picture q s samp small source span strong sub sup time u var wbr'.split(
    ' ',
  ),
)
const MARKS: Record<string, string> = { b: '**', strong: '**', em: '*', i: '*', del: '~~', s: '~~' }

export function isShown(node: HtmlNode): boolean {
  if (!isElement(node)) return true
  const { hidden, role = '', 'aria-hidden': ariaHidden } = node.attribs
  return (
    // Find-in-page reveals the panels of tabs.
    (hidden === undefined || hidden === 'until-found') &&
    ariaHidden !== 'true' &&
    !OMITTED.has(node.name) &&
    !OMITTED_ROLES.has(role) &&
    !hasClass(node, 'heading-link') &&
    !hasClass(node, 'only-dark')
  )
}

/** Whether a node is part of a line of text. An inline element that contains a block is a block itself. */
export function isInline(node: HtmlNode): boolean {
  if (node.type === 'group') return node.children.every(isInline)
  if (!isElement(node)) return true
  return (INLINE.has(node.name) || !isShown(node)) && node.children.every(isInline)
}

/** Converts inline content to Markdown. */
export function inlineMarkdown(nodes: readonly HtmlNode[], options: MarkdownOptions): string {
  const shown = nodes.filter(isShown)
  return shown
    .map((node, i) => {
      const next = shown[i + 1]
      const text = nodeMarkdown(node, options)
      // "!" before a link would make it an image.
      if (isText(node) && text.endsWith('!') && isElement(next) && next.name === 'a') return `${text.slice(0, -1)}\\!`
      // Adjacent elements of a component are separated by styles on the page.
      return areSeparate(node, next) ? `${text} ` : text
    })
    .join('')
}

function areSeparate(node: HtmlNode, next: HtmlNode | undefined): boolean {
  if (!isElement(node) || !isElement(next)) return false
  return node.name === 'span' || next.name === 'span' || (node.name === 'a' && next.name === 'a')
}

function nodeMarkdown(node: HtmlNode, options: MarkdownOptions): string {
  if (node.type === 'group')
    return node.write ? node.write(inlineMarkdown(contentOf(node), options)) : inlineMarkdown(node.children, options)
  if (!isElement(node)) return escapeMarkdown(textOf(node))
  const { name, attribs, children } = node
  const content = () => inlineMarkdown(children, options)
  const mark = MARKS[name]
  if (mark !== undefined) return wrap(content(), mark)
  switch (name) {
    case 'br':
      return '\\\n'
    case 'code':
    case 'samp':
      return inlineCode(textOf(node))
    case 'kbd':
    case 'sub':
      return `<${name}>${content()}</${name}>`
    case 'sup': {
      const [reference] = children
      return isElement(reference) && reference.attribs.role === 'doc-noteref'
        ? `[^${textOf(reference)}]`
        : `<sup>${content()}</sup>`
    }
    case 'abbr': {
      const title = attribs.title === undefined ? '' : ` title="${attribs.title.replaceAll('"', '&quot;')}"`
      return `<abbr${title}>${content()}</abbr>`
    }
    case 'img':
      return attribs.alt
        ? `![${escapeMarkdown(attribs.alt)}](${linkTarget(options.address(attribs.src ?? ''), attribs.title)})`
        : ''
    case 'a':
      return linkMarkdown(node, options)
  }
  return content()
}

function linkMarkdown({ attribs, children }: HtmlElement, options: MarkdownOptions): string {
  const { href, title } = attribs
  const text = inlineMarkdown(children, options)
  // Links that enlarge images have no use in Markdown, and links of names would make the text hard to read.
  if (href === undefined || /(?:^| )(?:zoom|code-link)(?: |$)/.test(attribs.class ?? '')) return text
  if (text === href && /^https?:/.test(href)) return `<${href}>`
  return `[${text.trim()}](${linkTarget(options.address(href), title)})`
}

/** Finds the content between the tags of a component in its nodes. */
export function contentOf(component: HtmlGroup): readonly HtmlNode[] {
  for (const node of descendants(component.children)) if (node.type === 'group' && node.isContent) return node.children
  return []
}

/** Wraps text in marks such as `**`. White space at both ends stays outside of the marks. */
function wrap(text: string, mark: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return words === '' ? text : before + mark + words + mark + after
}
