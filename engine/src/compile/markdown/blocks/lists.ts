import type { List, ListItem } from 'mdast'
import { createElement, type ReactNode } from 'react'
import { escapeLineStarts, indentRest } from '../output/escape-markdown'
import { gatherParagraphs } from '../parse/gather-paragraphs'
import { plainText } from '../parse/phrasing'
import { renderBlocks, renderInlines } from '../render-nodes'
import { blocksMarkdown, elementsOf, inlineMarkdown, type Rendered } from '../rendered'
import { inside, type Scope } from '../scope'

/**
 * A list. A loose one (blank lines between items, or blocks in an item) has paragraphs.
 * @param alternate another list of the same kind stands right before: the Markdown needs another bullet to keep them apart
 */
export function renderList(node: List, scope: Scope, alternate: boolean): Rendered {
  const place = inside(scope, node)
  const loose = node.spread === true || node.children.some((item) => item.spread === true)
  const first = node.start ?? 1
  const items = node.children.map((item, index) => {
    const mark = node.ordered ? `${first + index}${alternate ? ')' : '.'}` : alternate ? '*' : '-'
    return renderItem(item, loose, mark, place)
  })
  const tasks = node.children.some((item) => typeof item.checked === 'boolean')
  const props = { ...(tasks ? { className: 'task-list' } : {}), ...(node.ordered && first !== 1 ? { start: first } : {}) }
  return {
    element: createElement(node.ordered ? 'ol' : 'ul', props, ...elementsOf(items)),
    markdown: items.map((item) => item.markdown).join(loose ? '\n\n' : '\n'),
  }
}

function renderItem(item: ListItem, loose: boolean, mark: string, scope: Scope): Rendered {
  const task = typeof item.checked === 'boolean'
  const [first] = item.children
  const name = first?.type === 'paragraph' ? plainText(first) : ''
  const box = task
    ? createElement('input', { type: 'checkbox', disabled: true, defaultChecked: item.checked === true, 'aria-label': name })
    : null

  const elements: ReactNode[] = []
  let markdown: string
  if (loose) {
    const blocks = renderBlocks(item.children, inside(scope, item))
    elements.push(...elementsOf(blocks))
    markdown = blocksMarkdown(blocks)
  } else {
    const place = inside(scope, item)
    markdown = ''
    for (const child of gatherParagraphs(item.children, place)) {
      if (child.type === 'paragraph') {
        const words = renderInlines(child.children, place)
        elements.push(...elementsOf(words))
        markdown += escapeLineStarts(inlineMarkdown(words)).trimEnd()
        continue
      }
      const blocks = renderBlocks([child], place)
      elements.push(...elementsOf(blocks))
      const block = blocksMarkdown(blocks)
      // Only a list needs no blank line to be told from the words above it.
      if (block !== '') markdown += (markdown === '' ? '' : child.type === 'list' ? '\n' : '\n\n') + block
    }
  }
  const state = task ? (item.checked ? '[x] ' : '[ ] ') : ''
  return {
    element: createElement('li', task ? { className: 'task' } : null, ...(box ? [box, ' '] : []), ...elements),
    markdown: markdown === '' && state === '' ? mark : `${mark} ${state}${indentRest(markdown, mark.length + 1)}`,
  }
}
