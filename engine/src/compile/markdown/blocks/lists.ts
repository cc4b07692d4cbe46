import type { List, ListItem } from 'mdast'
import { createElement, type ReactNode } from 'react'
import { gatherParagraphs } from '../parse/gather-paragraphs'
import { plainText } from '../parse/phrasing'
import { renderBlocks, renderInlines } from '../render-nodes'
import { inside, type Scope } from '../scope'

/** Renders a list. The items of a loose list (blank lines between items, or blocks in an item) contain paragraphs. */
export function renderList(node: List, scope: Scope): ReactNode {
  const place = inside(scope, node)
  const loose = node.spread === true || node.children.some((item) => item.spread === true)
  const hasTasks = node.children.some((item) => typeof item.checked === 'boolean')
  const first = node.start ?? 1
  const props = { ...(hasTasks ? { className: 'task-list' } : {}), ...(node.ordered && first !== 1 ? { start: first } : {}) }
  return createElement(node.ordered ? 'ol' : 'ul', props, ...node.children.map((item) => renderItem(item, loose, place)))
}

function renderItem(item: ListItem, loose: boolean, scope: Scope): ReactNode {
  const place = inside(scope, item)
  const content = loose
    ? renderBlocks(item.children, place)
    : gatherParagraphs(item.children, place).flatMap((child) =>
        child.type === 'paragraph' ? renderInlines(child.children, place) : renderBlocks([child], place),
      )
  if (typeof item.checked !== 'boolean') return createElement('li', null, ...content)
  const [first] = item.children
  const name = first?.type === 'paragraph' ? plainText(first) : ''
  const box = createElement('input', { type: 'checkbox', disabled: true, defaultChecked: item.checked, 'aria-label': name })
  return createElement('li', { className: 'task' }, box, ' ', ...content)
}
