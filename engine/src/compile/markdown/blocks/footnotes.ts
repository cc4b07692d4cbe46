import type { FootnoteReference } from 'mdast'
import { createElement, type ReactNode } from 'react'
import type { InterfaceTexts } from '../../../common'
import { renderBlocks } from '../render-nodes'
import { inside } from '../scope'
import type { Footnote, PageState, Scope } from '../state'

/** Id of a reference to a footnote: `footnote-ref-2` for the first, `footnote-ref-2-2` for the second. */
const referenceId = (number: number, occurrence: number) => `footnote-ref-${number}${occurrence > 1 ? `-${occurrence}` : ''}`

/** Renders a reference to a footnote as a link. */
export function renderFootnoteReference(node: FootnoteReference, scope: Scope): ReactNode {
  const definition = scope.unit.footnotes.get(node.identifier)
  if (!definition) return null
  const { footnotes } = scope.page
  let footnote = footnotes.find((known) => known.definition === definition)
  if (!footnote) {
    footnote = { definition, scope: { ...scope, depth: 0 }, references: 0 }
    footnotes.push(footnote)
  }
  const number = footnotes.indexOf(footnote) + 1
  footnote.references++
  const link = createElement(
    'a',
    {
      id: referenceId(number, footnote.references),
      href: `#footnote-${number}`,
      role: 'doc-noteref',
      'aria-label': scope.page.texts.footnotes.reference(number),
    },
    number,
  )
  return createElement('sup', null, link)
}

/** Renders the section with all used footnotes, including those that only other footnotes refer to. */
export function renderFootnotes(page: PageState): ReactNode {
  const contents: { footnote: Footnote; blocks: ReactNode[]; number: number }[] = []
  for (let i = 0; i < page.footnotes.length; i++) {
    const footnote = page.footnotes[i]
    if (!footnote) break
    const { definition, scope } = footnote
    contents.push({ footnote, blocks: renderBlocks(definition.children, inside(scope, definition)), number: i + 1 })
  }
  if (contents.length === 0) return null
  // Rendering the footnotes can add references, so links back are created last.
  const items = contents.map(({ footnote, blocks, number }) =>
    createElement(
      'li',
      { id: `footnote-${number}` },
      ...blocks,
      createElement('p', { className: 'footnote-back' }, ...backLinks(footnote, number, page.texts)),
    ),
  )
  return createElement(
    'section',
    { className: 'footnotes', 'aria-label': page.texts.footnotes.label },
    createElement('ol', null, ...items),
  )
}

function backLinks(footnote: Footnote, number: number, { footnotes }: InterfaceTexts): ReactNode[] {
  return Array.from({ length: footnote.references }, (_, index) => {
    const label = footnote.references > 1 ? footnotes.backToOccurrence(number, index + 1) : footnotes.back(number)
    return createElement('a', { href: `#${referenceId(number, index + 1)}`, role: 'doc-backlink', 'aria-label': label }, '↩')
  })
}
