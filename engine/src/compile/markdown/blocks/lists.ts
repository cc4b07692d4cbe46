import type { List, ListItem } from 'mdast'
import { createElement, type ReactNode } from 'react'
import { gatherParagraphs } from '../parse/gather-paragraphs'
import { plainText } from '../parse/phrasing'
import { sourceOf } from '../parse/unit'
import { renderBlocks, renderInlines } from '../render-nodes'
import { inside, report } from '../scope'
import type { Scope } from '../state'

/**
 * Renders a list. The items of a loose list (blank lines between items, or blocks in an item) contain paragraphs. Raises `list-numbers`.
 */
export function renderList(node: List, scope: Scope): ReactNode {
  if (node.ordered) checkNumbers(node, scope)
  const place = inside(scope, node)
  const loose = node.spread === true || node.children.some((item) => item.spread === true)
  const hasTasks = node.children.some((item) => typeof item.checked === 'boolean')
  const first = node.start ?? 1
  const props = { ...(hasTasks ? { className: 'task-list' } : {}), ...(node.ordered && first !== 1 ? { start: first } : {}) }
  return createElement(node.ordered ? 'ol' : 'ul', props, ...node.children.map((item) => renderItem(item, loose, place)))
}

/** Browsers number the items from the first number, whatever the others are. */
function checkNumbers(node: List, scope: Scope): void {
  const numbers = node.children.map((item) => Number.parseInt(sourceOf(scope.unit, item), 10))
  const [first = 1] = numbers
  const isConstant = numbers.every((number) => number === first)
  const wrong = isConstant ? -1 : numbers.findIndex((number, i) => number !== first + i)
  const item = node.children[wrong]
  if (item) {
    report(scope, item, {
      code: 'list-numbers',
      title: `The item with the number ${numbers[wrong]} would be shown as ${first + wrong}.`,
      hint: 'Number the items of a list 1., 2., 3. or all of them 1. For text write a backslash before the period: 3\\.',
    })
  } else if (first >= 1000) {
    report(scope, node, {
      code: 'list-numbers',
      title: `The line that begins with "${first}." would be a list.`,
      hint: `For text write a backslash after the number: ${first}\\.`,
    })
  }
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
