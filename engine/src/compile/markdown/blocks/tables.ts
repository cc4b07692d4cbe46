import type { Table, TableCell, TableRow } from 'mdast'
import { createElement, type ReactNode } from 'react'
import { shorten, sourceOf } from '../parse/unit'
import { renderInlines } from '../render-nodes'
import { inside, report } from '../scope'
import type { Scope } from '../state'
import { checkColonLines } from './admonitions'

/** Class of the wrapper that gets its label from the heading above it when the article is finished. */
export const TABLE_CLASS = 'table-scroll'

/**
 * Renders a table that scrolls horizontally when it is wider than the page. Alignment is a class, because the content security policy blocks style
 * attributes.
 */
export function renderTable(node: Table, scope: Scope): ReactNode {
  const place = inside(scope, node)
  const [head, ...body] = node.children
  const columns = head?.children.length ?? 0
  if (head) checkRows(sourceOf(scope.unit, head), columns, body, scope)
  const renderRow = (row: TableRow, isHead: boolean): ReactNode => {
    const cells = Array.from({ length: columns }, (_, i) => {
      const align = node.align?.[i]
      return renderCell(row.children[i], isHead, align ? `align-${align}` : undefined, place)
    })
    return createElement('tr', null, ...cells)
  }
  const headRow = head && renderRow(head, true)
  const rows = body.map((row) => renderRow(row, false))
  const table = createElement(
    'table',
    null,
    createElement('thead', null, headRow),
    rows.length > 0 ? createElement('tbody', null, ...rows) : null,
  )
  return createElement('div', { className: TABLE_CLASS, role: 'region' }, table)
}

function renderCell(cell: TableCell | undefined, isHead: boolean, className: string | undefined, scope: Scope): ReactNode {
  const content = cell ? renderInlines(cell.children, inside(scope, cell)) : []
  // An empty header cell would label nothing.
  return isHead && content.length > 0
    ? createElement('th', { className, scope: 'col' }, ...content)
    : createElement('td', { className }, ...content)
}

/** Reports rows with extra cells, and text that becomes a row because it is directly below the table. Raises `table-cells`, `table-text`, `admonition-syntax`. */
function checkRows(head: string, columns: number, rows: readonly TableRow[], scope: Scope): void {
  const hasEdges = head.startsWith('|')
  for (const row of rows) {
    const source = sourceOf(scope.unit, row).trim()
    const hasBar = /(?<!\\)\|/.test(source)
    const isRow = hasEdges ? /^\||(?<!\\)\|$/.test(source) : hasBar || columns === 1
    if (isRow) {
      if (row.children.length > columns) {
        report(scope, row, {
          code: 'table-cells',
          title: `A row has ${row.children.length} cells, but the table has ${columns} columns.`,
          hint: 'Remove the extra cells, or write "\\|" for the character itself.',
        })
      }
      continue
    }
    if (/^:{3,}/.test(source)) checkColonLines(source, row, scope)
    else {
      report(scope, row, {
        code: 'table-text',
        title: `"${shorten(source)}" would be a row of the table above it.`,
        hint: 'Leave a blank line below the table. For a row, begin the line with "|".',
      })
    }
    // The lines below it are the rest of the same text.
    return
  }
}
