import GithubSlugger, { slug } from 'github-slugger'
import { DomUtils } from 'htmlparser2'
import type { InterfaceTexts } from '../../../common'
import { copyText, escapeText, formatAttribute } from '../../../common'
import type { DocsErrorParts, Heading, Link } from '../../../model'
import { TABLE_CLASS } from '../blocks/tables'
import { type HtmlElement, type HtmlNode, isElement, isText, normalizeSpace, parseRendered } from './html-tree'
import { isMarker } from './markdown-override'

/** The HTML of an article, and the data read from it. */
export interface FinishedArticle {
  html: string
  /** The tree of the rendered HTML, from which the Markdown copy is written. */
  tree: HtmlNode[]
  headings: Heading[]
  /** Possible targets of links. */
  ids: string[]
  links: Link[]
  words: number
  excerpt: string
  problems: HtmlProblem[]
}

/** A problem of the rendered HTML; `id` is the id that two elements have. */
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
 * Reads the rendered HTML of an article and completes it: gives headings ids and links, gives tables labels, makes panels of tabs findable, and
 * collects headings, ids, links, words and the first paragraph. It reads the HTML because components can add headings.
 */
export function finishArticle(rendered: string, texts: InterfaceTexts): FinishedArticle {
  const tree = parseRendered(rendered)
  const found = readTree(tree)
  // With this attribute, find-in-page and fragments can open a panel. React renders `hidden` only as a boolean.
  const edits = [...found.markers, ...found.panels.map((panel) => addAttribute(panel, 'hidden', 'until-found'))]
  const slugger = new GithubSlugger()
  // Reserves the explicit ids, so that generated ids differ from them.
  for (const id of found.ids) slugger.occurrences[id] = 0
  const headings: Heading[] = []
  const labels = new Map<string, number>()
  for (const part of found.parts) {
    if ('table' in part) {
      const label = part.heading ? texts.titled(texts.table, part.heading.text.trim()) : texts.table
      const count = (labels.get(label) ?? 0) + 1
      labels.set(label, count)
      edits.push(addAttribute(part.table, 'aria-label', count > 1 ? `${label} (${count})` : label))
      continue
    }
    const { element, level, html, hasMarkup } = part
    const text = normalizeSpace(part.text)
    const ownId = element.attribs.id
    // Links can be typed with composed or decomposed letters.
    const composed = text.normalize('NFC')
    const id = ownId ?? slugger.slug(slug(composed) === '' ? 'section' : composed)
    if (ownId === undefined) edits.push(addAttribute(element, 'id', id))
    const end = innerEnd(element)
    edits.push({ start: end, end, text: headingLink(id, texts.headingLink(hasMarkup ? id : text)) })
    headings.push({ level, id, html: html.trim(), text })
  }
  // Copied, because slices of the HTML would keep all of it in memory until links are checked.
  const ids = [...new Set([...found.ids, ...headings.map((heading) => heading.id)])].map(copyText)
  const links = found.links.map(({ href, text }) => ({ href: copyText(href), text: copyText(text) }))
  const { words, excerpt, problems } = found
  return { html: applyEdits(rendered, edits), tree, headings, ids, links, words, excerpt, problems }
}

function readTree(tree: readonly HtmlNode[]) {
  const parts: (TextHeading | { table: HtmlElement; heading: TextHeading | undefined })[] = []
  const ids = new Set<string>()
  const problems: HtmlProblem[] = []
  const links: Link[] = []
  const markers: Edit[] = []
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
    if (isMarker(element)) {
      markers.push(...removeTags(element))
      readNodes(children, place)
      return
    }
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
    if (name === 'a' && attribs.href !== undefined)
      links.push({ href: attribs.href, text: normalizeSpace(DomUtils.textContent(element)) })
    checkPlace(name, place, problems)
    if (!INLINE.has(name)) prose += ' '
    let { heading } = place
    const isHeading = /^h[2-6]$/.test(name) && !heading
    if (isHeading) heading = { element, level: Number(name[1]), html: '', text: '', hasMarkup: false }
    else if (heading) heading.hasMarkup = true
    else if (attribs.class === TABLE_CLASS) parts.push({ table: element, heading: lastHeading })
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
    }
  }

  readNodes(tree, {})
  return { parts, ids, links, problems, markers, panels, words: prose.match(/\S+/g)?.length ?? 0, excerpt }
}

/** The text of a paragraph without asides. */
function sentenceOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => (isElement(node) ? (isAside(node) ? '' : sentenceOf(node.children)) : isText(node) ? node.data : ''))
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

function headingLink(id: string, label: string): string {
  const attributes = formatAttribute('href', `#${id}`) + formatAttribute('title', label) + formatAttribute('aria-label', label)
  return `<a class="heading-link"${attributes} translate="no"></a>`
}

/** Replaces a part of the HTML. */
interface Edit {
  start: number
  end: number
  text: string
}

function addAttribute({ name, startIndex }: HtmlElement, attribute: string, value: string): Edit {
  const at = (startIndex ?? 0) + 1 + name.length
  return { start: at, end: at, text: formatAttribute(attribute, value) }
}

/** Offset of the closing tag of an element. */
const innerEnd = ({ name, endIndex }: HtmlElement) => (endIndex ?? 0) + 1 - `</${name}>`.length

function removeTags(element: HtmlElement): Edit[] {
  const { startIndex, endIndex, firstChild } = element
  const innerStart = firstChild?.startIndex ?? innerEnd(element)
  return [
    { start: startIndex ?? 0, end: innerStart, text: '' },
    { start: innerEnd(element), end: (endIndex ?? 0) + 1, text: '' },
  ]
}

function applyEdits(html: string, edits: readonly Edit[]): string {
  let result = ''
  let from = 0
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += html.slice(from, start) + text
    from = end
  }
  return result + html.slice(from)
}
