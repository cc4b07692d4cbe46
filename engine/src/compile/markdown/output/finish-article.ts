import GithubSlugger, { slug } from 'github-slugger'
import type { InterfaceTexts } from '../../../common'
import { copyText, escapeText, formatAttribute } from '../../../common'
import type { DocsErrorParts, Heading, Link } from '../../../model'
import { TABLE_CLASS } from '../blocks/tables'
import { ERROR_ATTRIBUTE, firstHead, markErrorRows, setErrorIds } from './error-rows'
import { type HtmlElement, HtmlLeaf, type HtmlNode, isElement, isText, normalizeSpace, textOf } from './html-tree'

/** The data read from the tree of an article. */
export interface ArticleFacts {
  headings: Heading[]
  /** Possible targets of links. */
  ids: string[]
  links: Link[]
  words: number
  excerpt: string
  problems: HtmlProblem[]
}

/** A problem of the tree; `id` is the id that two elements have. */
export interface HtmlProblem extends Omit<DocsErrorParts, 'at'> {
  id?: string
}

/** Elements that the entry of a heading in the table of contents keeps, without attributes. */
const KEPT = new Set(['abbr', 'code', 'del', 'em', 'kbd', 'strong', 'sub', 'sup'])
/** Inline elements, which don't end a word. */
const INLINE = new Set(['a', 'abbr', 'code', 'del', 'dfn', 'em', 'kbd', 'span', 'strong', 'sub', 'sup'])
/** Roles of elements that are not part of the surrounding sentence. */
const ASIDE_ROLES = new Set(['tooltip', 'doc-noteref', 'doc-backlink'])
/** Class of the panels of tabs. */
const PANEL_CLASS = 'tab-panel'
const BLOCKS = /^(?:article|blockquote|details|div|dl|figure|h[1-6]|hr|ol|p|pre|section|table|ul)$/

/** Whether an element is neither prose nor part of a heading. */
const isAside = ({ name, attribs }: HtmlElement) => name === 'pre' || name === 'svg' || ASIDE_ROLES.has(attribs.role ?? '')

interface TextHeading {
  element: HtmlElement
  level: number
  html: string
  text: string
  hasMarkup: boolean
}

/** The ancestors of an element that affect how it is read. */
interface Place {
  inLink?: boolean
  inParagraph?: boolean
  isAside?: boolean
  heading?: TextHeading
  isNested?: boolean
}

/**
 * Reads the tree of an article and completes it: gives headings ids and links, gives tables labels, gives entries about errors ids, makes panels of tabs findable, and
 * collects headings, ids, links, words and the first paragraph. It reads the tree because components can add headings.
 */
export function finishArticle(tree: readonly HtmlNode[], texts: InterfaceTexts): ArticleFacts {
  const { parts, ids, links, panels, words, excerpt, problems } = readTree(tree)
  // With this attribute, find-in-page and fragments can open a panel. React renders `hidden` only as a boolean.
  for (const panel of panels) panel.attribs = { hidden: 'until-found', ...panel.attribs }
  const slugger = new GithubSlugger()
  // Reserves the explicit ids, so that generated ids differ from them.
  for (const id of ids) slugger.occurrences[id] = 0
  const headings: Heading[] = []
  const labels = new Map<string, number>()
  const errors: HtmlElement[] = []
  for (const part of parts) {
    if ('entry' in part) {
      errors.push(part.entry)
      continue
    }
    if ('table' in part) {
      const isAboutErrors = firstHead(part.table) === texts.errors.column || part.heading?.text.trim() === texts.errors.heading
      if (isAboutErrors) errors.push(...markErrorRows(part.table))
      const label = part.heading ? texts.titled(texts.table, part.heading.text.trim()) : texts.table
      const count = (labels.get(label) ?? 0) + 1
      labels.set(label, count)
      part.table.attribs = { 'aria-label': count > 1 ? `${label} (${count})` : label, ...part.table.attribs }
      continue
    }
    const { element, level, html, hasMarkup } = part
    const text = normalizeSpace(part.text)
    const ownId = element.attribs.id
    // Links can be typed with composed or decomposed letters.
    const composed = text.normalize('NFC')
    const id = ownId ?? slugger.slug(slug(composed) === '' ? 'section' : composed)
    if (ownId === undefined) element.attribs = { id, ...element.attribs }
    element.children.push(headingLink(id, texts.headingLink(hasMarkup ? id : text)))
    headings.push({ level, id, html: html.trim(), text })
  }
  setErrorIds(errors, ids, slugger)
  return {
    headings,
    // Copied, because slices of rendered HTML would keep all of it in memory until links are checked.
    ids: [...new Set([...ids, ...headings.map((heading) => heading.id)])].map(copyText),
    links: links.map(({ href, text }) => ({ href: copyText(href), text: copyText(text) })),
    words,
    excerpt,
    problems,
  }
}

function readTree(tree: readonly HtmlNode[]) {
  const parts: (TextHeading | { table: HtmlElement; heading: TextHeading | undefined } | { entry: HtmlElement })[] = []
  const ids = new Set<string>()
  const problems: HtmlProblem[] = []
  const links: Link[] = []
  const panels: HtmlElement[] = []
  let lastHeading: TextHeading | undefined
  let excerpt = ''
  let prose = ''

  const readText = (text: string, place: Place) => {
    if (place.isAside) return
    if (place.heading) {
      place.heading.text += text
      place.heading.html += escapeText(text)
    }
    prose += text
  }

  const readElement = (element: HtmlElement, place: Place) => {
    const { name, attribs, children } = element
    const { id } = attribs
    if (id !== undefined) {
      if (ids.has(id)) {
        problems.push({
          code: 'duplicate-id',
          title: `Two elements have the id "${id}".`,
          hint: 'Give one of them another id.',
          id,
        })
      }
      ids.add(id)
    }
    if (name === 'a' && attribs.href !== undefined) links.push({ href: attribs.href, text: normalizeSpace(textOf(element)) })
    checkPlace(name, place, problems)
    if (!INLINE.has(name)) prose += ' '
    let { heading } = place
    const isHeading = /^h[2-6]$/.test(name) && !heading
    if (isHeading) heading = { element, level: Number(name[1]), html: '', text: '', hasMarkup: false }
    else if (heading) heading.hasMarkup = true
    else if (attribs.class === TABLE_CLASS) parts.push({ table: element, heading: lastHeading })
    else if (attribs[ERROR_ATTRIBUTE] !== undefined) parts.push({ entry: element })
    if (attribs.class === PANEL_CLASS) panels.push(element)
    const isKept = !isHeading && heading && !place.isAside && KEPT.has(name)
    if (heading && isKept) heading.html += `<${name}>`
    readNodes(children, {
      isNested: true,
      inLink: place.inLink || name === 'a',
      inParagraph: place.inParagraph || name === 'p',
      isAside: place.isAside || isAside(element),
      ...(heading ? { heading } : {}),
    })
    if (heading && isKept) heading.html += `</${name}>`
    if (!INLINE.has(name)) prose += ' '
    if (isHeading && heading) {
      parts.push(heading)
      lastHeading = heading
    }
    if (name === 'p' && !place.isNested && excerpt === '') excerpt = normalizeSpace(sentenceOf(children))
  }

  const readNodes = (nodes: readonly HtmlNode[], place: Place) => {
    for (const node of nodes) {
      if (isElement(node)) readElement(node, place)
      else if (isText(node)) readText(node.data, place)
      else if (node.type === 'group' || node.hasTargets) readNodes(node.children, place)
      else if (!place.isAside) readText(node.text, place)
    }
  }

  readNodes(tree, {})
  return { parts, ids, links, problems, panels, words: prose.match(/\S+/g)?.length ?? 0, excerpt }
}

/** The text of a paragraph without asides. */
function sentenceOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'group') return sentenceOf(node.children)
      return isElement(node) ? (isAside(node) ? '' : sentenceOf(node.children)) : textOf(node)
    })
    .join('')
}

/** Reports nested elements that the HTML parser of browsers would move. */
function checkPlace(name: string, { inLink, inParagraph }: Place, problems: HtmlProblem[]): void {
  if (name === 'a' && inLink) {
    problems.push({
      code: 'nested-link',
      title: 'A link contains another link.',
      hint: 'Components such as <Term> render a link: remove one of the two.',
    })
  }
  if (inParagraph && BLOCKS.test(name)) {
    problems.push({
      code: 'component-place',
      title: `A block (<${name}>) is inside a line of text.`,
      hint: 'Put the tags of the component on separate lines, with blank lines around them.',
    })
  }
}

function headingLink(id: string, label: string): HtmlLeaf {
  const attributes = formatAttribute('href', `#${id}`) + formatAttribute('title', label) + formatAttribute('aria-label', label)
  return new HtmlLeaf(`<a class="heading-link"${attributes} translate="no"></a>`)
}
