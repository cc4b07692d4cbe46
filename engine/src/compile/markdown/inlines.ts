import type { Image, ImageReference, Link, LinkReference, Nodes, Text } from 'mdast'
import { createElement } from 'react'
import { absoluteHref, didYouMean } from '../../model'
import { PictureView } from '../images'
import { createContext } from './create-context'
import { escapeMarkdown, inlineCode, linkTarget } from './escape-markdown'
import { fillCode } from './fill-code'
import { renderFootnoteReference } from './footnotes'
import { renderExpression, renderJsx } from './jsx'
import { findPicture, notePlace, resolveLink } from './links'
import { checkWords } from './lookalikes'
import type { Inline, LeafDirective, TextDirective } from './phrasing'
import { elementsOf, groupOf, inlineMarkdown, NOTHING, type Rendered } from './rendered'
import { attempt, inside, report, type Scope } from './scope'
import { at, sourceOf } from './unit'

/** Words of a line, in order. */
export function renderInlines(nodes: readonly Inline[], scope: Scope): Rendered[] {
  const pieces: Rendered[] = []
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'textDirective' || node.type === 'leafDirective') {
      pieces.push(...renderDirectiveAsText(node, nodes[index + 1], scope))
      continue
    }
    const piece = renderInline(node, scope)
    const next = nodes[index + 1]
    // "!" before a link would make it a picture.
    if (node.type === 'text' && piece.markdown.endsWith('!') && (next?.type === 'link' || next?.type === 'linkReference')) {
      pieces.push({ element: piece.element, markdown: `${piece.markdown.slice(0, -1)}\\!` })
    } else pieces.push(piece)
  }
  return pieces
}

function renderInline(node: Exclude<Inline, TextDirective | LeafDirective>, scope: Scope): Rendered {
  switch (node.type) {
    case 'text':
      return renderText(node, scope)
    case 'inlineCode':
      return renderCode(fillCode(node, scope))
    case 'emphasis':
      return wrap('em', '*', renderInlines(node.children, inside(scope, node)))
    case 'strong':
      return wrap('strong', '**', renderInlines(node.children, inside(scope, node)))
    case 'delete':
      if (!sourceOf(scope.unit, node).startsWith('~~')) {
        report(scope, node, {
          code: 'single-tilde',
          title: `"${sourceOf(scope.unit, node)}" would be struck through.`,
          hint: 'Write <sub>text</sub> for a subscript, ~~text~~ to strike it through, or "\\~" for the sign.',
        })
      }
      return wrap('del', '~~', renderInlines(node.children, inside(scope, node)))
    case 'break':
      return { element: createElement('br'), markdown: '\\\n' }
    case 'link':
      return renderLink(node, node.url, node.title, scope)
    case 'linkReference': {
      const definition = scope.unit.definitions.get(node.identifier)
      return definition ? renderLink(node, definition.url, definition.title, scope) : NOTHING
    }
    case 'image':
      return renderImage(node, node.url, node.title, scope)
    case 'imageReference': {
      const definition = scope.unit.definitions.get(node.identifier)
      return definition ? renderImage(node, definition.url, definition.title, scope) : NOTHING
    }
    case 'footnoteReference':
      return renderFootnoteReference(node, scope)
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      return renderJsx(node, scope, 'text')
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return renderExpression(node, scope)
    default:
      // Only reachable with parser features that are off.
      throw new Error(`no rendering for "${node.type}"`)
  }
}

function renderCode(code: string): Rendered {
  return { element: createElement('code', null, code), markdown: inlineCode(code) }
}

function wrap(tag: string, mark: string, content: readonly Rendered[]): Rendered {
  const markdown = inlineMarkdown(content)
  return { element: createElement(tag, null, ...elementsOf(content)), markdown: markdown === '' ? '' : mark + markdown + mark }
}

function renderText(node: Text, scope: Scope): Rendered {
  const { value } = node
  checkWords(node, scope)
  if (value.includes('[^') || value.includes('](') || value.includes('][')) checkBrackets(node, scope)
  return { element: value, markdown: escapeMarkdown(value) }
}

const FOOTNOTE = /(?<!\\)\[\^([^\]\s]+)\](?!:)/
const LINK = /(?<!\\)\[[^[\]]*(?<!\\)\]\([^)]*\)?/
const REFERENCE = /(?<!\\)\[([^[\]]+)(?<!\\)\]\[([^[\]]*)\]/

/** Brackets that were meant as something and came out as text: readers would see them as they are. */
function checkBrackets(node: Text, scope: Scope): void {
  const source = sourceOf(scope.unit, node)
  const footnote = FOOTNOTE.exec(source)?.[1]
  if (footnote !== undefined) {
    const names = [...scope.unit.footnotes.keys()]
    report(scope, node, {
      code: 'unknown-footnote',
      title: `There is no footnote "${footnote}".`,
      hint: names.length > 0 ? didYouMean(footnote, names) : `Write it on a line of its own: [^${footnote}]: Text`,
    })
  }
  const link = LINK.exec(source)?.[0]
  if (link !== undefined) {
    report(scope, node, {
      code: 'link-syntax',
      title: `"${link}" is not read as a link.`,
      hint: 'An address with spaces or brackets stands between "<" and ">": [text](<./my file.md>). For the signs write "\\[".',
    })
  }
  const [, words, name] = REFERENCE.exec(source) ?? []
  const reference = name || words
  if (reference !== undefined) {
    report(scope, node, {
      code: 'unknown-reference',
      title: `No address is defined for "[${reference}]".`,
      hint: `Write it on a line of its own: [${reference}]: ./file.md. For the signs write "\\[".`,
    })
  }
}

/**
 * Words with a colon (`10:30`, `s3:key`) that the parser took for directives; pages know only blocks of colons, so they are put back
 * as they were written.
 */
function renderDirectiveAsText(node: TextDirective | LeafDirective, next: Inline | undefined, scope: Scope): Rendered[] {
  const [first, last] = [node.children[0], node.children.at(-1)]
  const source = sourceOf(scope.unit, node)
  if (first && next?.type === 'text' && /^[([]/.test(next.value)) {
    report(scope, node, {
      code: 'colon-link',
      title: `"${source}" is not read as a link, because a colon stands right before it.`,
      hint: 'Put a backslash before the colon, or a space after it.',
    })
  }
  const literal = (text: string): Rendered => ({ element: text, markdown: escapeMarkdown(text) })
  if (!first || !last) return [literal(source)]
  const start = node.position?.start.offset ?? 0
  const prefix = source.slice(0, (first.position?.start.offset ?? start) - start)
  const suffix = source.slice((last.position?.end.offset ?? start) - start)
  return [literal(prefix), ...renderInlines(node.children, inside(scope, node)), literal(suffix)]
}

function renderLink(node: Link | LinkReference, target: string, title: string | null | undefined, scope: Scope): Rendered {
  const content = renderInlines(node.children, { ...inside(scope, node), inLink: true })
  const hasWords = inlineMarkdown(content).trim() !== '' && !node.children.every((child) => child.type === 'image' && !child.alt)
  if (!hasWords) {
    report(scope, node, {
      code: 'link-empty',
      title: `The link to "${target}" has no words.`,
      hint: 'Write what it leads to: [words](target); of a picture its alternative text: [![words](/img/file.png)](target).',
    })
  }
  const link = attempt(scope, node, () => resolveLink(target, scope.unit.folder, scope.page))
  if (link) notePlace(link, { at: at(scope.unit, node), written: target }, scope.page)
  else return { element: groupOf(content), markdown: inlineMarkdown(content) }
  const elsewhere = link.external ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  const words = inlineMarkdown(content)
  return {
    element: createElement(
      'a',
      { href: link.href, title: title ?? undefined, download: link.download, ...elsewhere },
      ...elementsOf(content),
    ),
    markdown: link.external && words === link.href ? `<${words}>` : `[${words}](${linkTarget(inCopy(link.href, scope), title)})`,
  }
}

/** Pictures come from the static folder: the policy of the documents lets no other host in. */
function renderImage(node: Image | ImageReference, target: string, title: string | null | undefined, scope: Scope): Rendered {
  if (!/^(?:static:)?\//.test(target) || target.startsWith('//')) {
    report(scope, node, {
      code: 'image-source',
      title: `A picture cannot come from "${target}".`,
      hint: 'Put the file into the static folder and write its path from there: ![…](/img/file.png).',
    })
    return NOTHING
  }
  const picture = attempt(scope, node, () => findPicture(target.replace(/^static:/, ''), scope.page))
  if (!picture) return NOTHING
  const alt = node.alt ?? ''
  const first = createContext(scope, at(scope.unit, node)).uniqueId('picture') === 'picture-1'
  return {
    element: createElement(PictureView, {
      picture,
      alt,
      ...(title ? { title } : {}),
      eager: first,
      zoom: scope.inLink !== true,
    }),
    markdown: `![${escapeMarkdown(alt)}](${linkTarget(inCopy(picture.href, scope), title)})`,
  }
}

/** An address as the page's Markdown copy has it. */
const inCopy = (href: string, { page }: Scope) => absoluteHref(href, page.route, page.config)

/** The words of a node as plain text, for accessible names. */
export function plainText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'break') return ' '
  return 'children' in node ? node.children.map((child: Nodes) => plainText(child)).join('') : ''
}
