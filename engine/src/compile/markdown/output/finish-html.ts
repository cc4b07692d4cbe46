import GithubSlugger, { slug } from 'github-slugger'
import { Parser } from 'htmlparser2'
import type { DocsErrorParts, Heading, InterfaceTexts, Link } from '../../../model'
import { escapeText, formatAttribute, interfaceTexts } from '../../../model'
import { TABLE_CLASS } from '../blocks/tables'

/** The HTML of an article with what was read from it. */
export interface FinishedHtml {
  html: string
  headings: Heading[]
  /** Ids that a link can lead to. */
  ids: string[]
  links: Link[]
  words: number
  excerpt: string
  /** What is wrong with it and only shows in the finished HTML; without place. */
  faults: HtmlFault[]
}

/** Something wrong in finished HTML; `id` is the id that two elements have. */
export interface HtmlFault extends Omit<DocsErrorParts, 'at'> {
  id?: string
}

/** A heading while it is read. */
interface OpenHeading {
  level: number
  id: string | undefined
  /** Offset right behind `<h2`. */
  nameEnd: number
  /** Offset of `</h2>`. */
  end: number
  html: string
  text: string
  markup: boolean
}

/** Elements of a heading that its entry in the table of contents keeps; links and ids would be doubled there. */
const KEPT = new Set(['abbr', 'code', 'del', 'em', 'kbd', 'strong', 'sub', 'sup'])
/** Elements that do not end a word. */
const INLINE = new Set(['a', 'abbr', 'code', 'del', 'dfn', 'em', 'kbd', 'span', 'strong', 'sub', 'sup'])
/** What is no part of the sentence it stands in. */
const MUTED_ROLES = new Set(['tooltip', 'doc-noteref', 'doc-backlink'])
const BLOCKS = /^(?:article|blockquote|details|div|dl|figure|h[1-6]|hr|ol|p|pre|section|table|ul)$/

/**
 * Reads the rendered HTML once: gives headings their ids and links, tables their labels, and collects headings, ids, links, words and
 * first paragraph. It works on the HTML, not on the syntax tree, because that is what readers get: components add headings too.
 */
export function finishHtml(html: string, texts: InterfaceTexts = interfaceTexts()): FinishedHtml {
  const found = read(html)
  const insertions: { at: number; text: string }[] = []
  const slugger = new GithubSlugger()
  // Ids that the page sets itself come first, so that no made one takes their name.
  for (const id of found.ids) slugger.occurrences[id] = 0
  const labels = new Map<string, number>()
  const headings: Heading[] = []
  for (const part of found.parts) {
    if ('table' in part) {
      const label = part.heading ? texts.titled(texts.table, part.heading.text.trim()) : texts.table
      const count = (labels.get(label) ?? 0) + 1
      labels.set(label, count)
      insertions.push({ at: part.table, text: formatAttribute('aria-label', count > 1 ? `${label} (${count})` : label) })
      continue
    }
    const text = part.text.replace(/\s+/g, ' ').trim()
    const id = part.id ?? slugger.slug(slug(text) === '' ? 'section' : text)
    if (part.id === undefined) insertions.push({ at: part.nameEnd, text: formatAttribute('id', id) })
    insertions.push({ at: part.end, text: headingLink(id, texts.headingLink(part.markup ? id : text)) })
    headings.push({ level: part.level, id, html: part.html.trim(), text })
  }
  const { words, excerpt, faults } = found
  // Copies: parts of the article's own text would keep all of it in memory as long as links are to be checked.
  const { ids, links } = structuredClone({
    ids: [...new Set([...found.ids, ...headings.map((heading) => heading.id)])],
    links: found.links,
  })
  return { html: insert(html, insertions), headings, ids, links, words, excerpt, faults }
}

function read(html: string) {
  const parts: (OpenHeading | { table: number; heading: OpenHeading | undefined })[] = []
  const ids = new Set<string>()
  const faults: FinishedHtml['faults'] = []
  const links: Link[] = []
  const open: string[] = []
  let link: Link | undefined
  let heading: OpenHeading | undefined
  let lastHeading: OpenHeading | undefined
  /** Number of open elements when a part began that is neither prose nor part of a heading. */
  let muted: number | undefined
  let excerpt = ''
  let excerptDone = false
  let prose = ''

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const { id, class: className = '' } = attributes
        if (id !== undefined) {
          if (ids.has(id))
            faults.push({
              code: 'duplicate-id',
              title: `Two elements have the id "${id}".`,
              hint: 'Give one of them another id.',
              id,
            })
          ids.add(id)
        }
        if (name === 'a' && attributes.href !== undefined) {
          link = { href: attributes.href, text: '' }
          links.push(link)
        }
        if (!INLINE.has(name)) prose += ' '
        checkPlace(name, open, faults)
        if (/^h[2-6]$/.test(name) && !heading) {
          heading = {
            level: Number(name[1]),
            id,
            nameEnd: parser.startIndex + name.length + 1,
            end: 0,
            html: '',
            text: '',
            markup: false,
          }
        } else if (heading) {
          heading.markup = true
          if (muted === undefined && KEPT.has(name)) heading.html += `<${name}>`
        } else if (className === TABLE_CLASS) parts.push({ table: parser.startIndex + name.length + 1, heading: lastHeading })
        open.push(name)
        if (muted === undefined && (name === 'pre' || name === 'svg' || MUTED_ROLES.has(attributes.role ?? '')))
          muted = open.length
      },
      ontext(text) {
        if (link) link.text += text
        if (muted !== undefined) return
        if (heading) {
          heading.text += text
          heading.html += escapeText(text)
        }
        if (!excerptDone && open[0] === 'p') excerpt += text
        prose += text
      },
      onclosetag(name) {
        if (name === 'a' && link) {
          link.text = link.text.replace(/\s+/g, ' ').trim()
          link = undefined
        }
        if (!INLINE.has(name)) prose += ' '
        if (muted !== undefined && open.length <= muted) muted = undefined
        open.pop()
        if (open.length === 0 && excerpt.trim() !== '') excerptDone = true
        if (heading && name === `h${heading.level}`) {
          heading.end = parser.startIndex
          parts.push(heading)
          lastHeading = heading
          heading = undefined
        } else if (heading && muted === undefined && KEPT.has(name)) heading.html += `</${name}>`
      },
    },
    // Our own renderer closes every element; the rules of HTML would close a paragraph in silence where a block begins.
    { xmlMode: true },
  )
  parser.end(html)
  return { parts, ids, links, faults, words: prose.match(/\S+/g)?.length ?? 0, excerpt: excerpt.replace(/\s+/g, ' ').trim() }
}

/** Combinations that browsers mend in ways of their own. */
function checkPlace(name: string, open: readonly string[], faults: FinishedHtml['faults']): void {
  if (name === 'a' && open.includes('a')) {
    faults.push({
      code: 'nested-link',
      title: 'A link holds another link.',
      hint: 'A component such as <Term> makes a link of its own: take one of the two away.',
    })
  }
  if (open.includes('p') && BLOCKS.test(name)) {
    faults.push({
      code: 'component-place',
      title: `A block (<${name}>) stands in a line of text.`,
      hint: 'Put the tags of the component on lines of their own, with a blank line around them.',
    })
  }
}

function headingLink(id: string, label: string): string {
  const attributes = formatAttribute('href', `#${id}`) + formatAttribute('title', label) + formatAttribute('aria-label', label)
  return `<a class="heading-link"${attributes} translate="no"></a>`
}

function insert(html: string, insertions: readonly { at: number; text: string }[]): string {
  let result = ''
  let from = 0
  for (const { at, text } of [...insertions].sort((a, b) => a.at - b.at)) {
    result += html.slice(from, at) + text
    from = at
  }
  return result + html.slice(from)
}
