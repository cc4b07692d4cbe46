import { slug } from 'github-slugger'
import type { Heading } from 'mdast'
import { createElement, type ReactNode } from 'react'
import { plainText } from '../parse/phrasing'
import { sourceOf } from '../parse/unit'
import { renderInlines } from '../render-nodes'
import { inside, noteId, report } from '../scope'
import type { Scope } from '../state'

const ID = /(?<!\\)\{#([\p{L}\p{N}][\p{L}\p{N}_.:-]*)\}\s*$/u

/** Renders a heading. Missing ids and the heading links are added when the article is finished. Raises `heading-*`. */
export function renderHeading(node: Heading, scope: Scope): ReactNode {
  const { page } = scope
  const content = renderInlines(node.children, { ...inside(scope, node), inLink: true })
  if (node.depth === 1) {
    const isTitle = scope.top === true && page.source.frontMatter.title === undefined && page.title === undefined
    if (isTitle) page.title = plainText(node)
    else {
      report(scope, node, {
        code: 'heading-level',
        title: `"# ${plainText(node)}" is a second title of the page.`,
        hint: 'The title is in the front matter; headings of the text begin with "##".',
      })
    }
    return null
  }
  if (node.children.length === 0) {
    report(scope, node, { code: 'heading-empty', title: 'A heading has no text.', hint: 'Add text, or remove the line.' })
    return null
  }
  checkComment(node, scope)
  checkUnderline(node, scope)
  const id = readId(node, scope)
  return createElement(`h${node.depth}`, id === undefined ? null : { id }, ...content)
}

/** The parser treats braces at the end of a heading as attributes and drops unsupported ones. */
function readId(node: Heading, scope: Scope): string | undefined {
  const attributes = node.data && 'hProperties' in node.data ? node.data.hProperties : undefined
  if (attributes === undefined) return undefined
  const source = sourceOf(scope.unit, node).replace(/\r?\n[=-]+\s*$/, '')
  const id = ID.exec(source.normalize('NFC'))?.[1]
  if (id === undefined) {
    const found = /\\?\{[^{}]*\}\s*$/.exec(source)?.[0].trim() ?? 'The text in braces'
    const wanted = slug(/#([^}.=]+)/.exec(found)?.[1]?.trim() ?? '')
    report(scope, node, {
      code: 'heading-id',
      title: `"${found}" at the end of a heading is not an id.`,
      hint: `${wanted === '' ? 'Write an id as {#letters-digits-hyphens}, without anything else.' : `Write {#${wanted}}, without anything else.`} For text, put the braces in backticks.`,
    })
  } else noteId(id, node, scope)
  return id
}

/** Reports text that is a heading only because the line below it, meant as a horizontal rule, underlines it. Raises `heading-underline`. */
function checkUnderline(node: Heading, scope: Scope): void {
  const source = sourceOf(scope.unit, node).trimEnd()
  const [, text = '', underline] = /^([\s\S]*)\n[ \t>]*(-+|=+)$/.exec(source) ?? []
  if (underline === undefined) return
  if (underline.length > 2 && !/[.,:;]\s*$/.test(text) && !text.includes('\n')) return
  report(scope, node, {
    code: 'heading-underline',
    title: `The line "${underline}" makes the text above it a heading.`,
    hint: 'Leave a blank line above it for a horizontal rule. Begin a heading with "##".',
  })
}

/** Reports a comment that other engines interpret as an id. */
function checkComment(node: Heading, scope: Scope): void {
  const last = node.children.at(-1)
  const id = last?.type === 'mdxTextExpression' ? /^\/\*\s*#([^\s*]+)\s*\*\/$/.exec(last.value.trim())?.[1] : undefined
  if (!last || id === undefined) return
  report(scope, last, { code: 'heading-id', title: `"{/* #${id} */}" is a comment, not an id.`, hint: `Write {#${id}}.` })
}
