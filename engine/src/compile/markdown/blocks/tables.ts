import type { Table, TableCell, TableRow } from 'mdast'
import { createElement } from 'react'
import { renderInlines } from '../render-nodes'
import { elementsOf, inlineMarkdown, type Rendered } from '../rendered'
import { inside, report, type Scope } from '../scope'

/** Marks the wrapper whose label the finished HTML gives it, from the heading above it. */
export const TABLE_CLASS = 'table-scroll'

/** A table that scrolls on its own when it is wider than the page. Alignment is a class: the policy allows no style attribute. */
export function renderTable(node: Table, scope: Scope): Rendered {
  const place = inside(scope, node)
  const [head, ...body] = node.children
  const columns = head?.children.length ?? 0
  const classes = Array.from({ length: columns }, (_, index) => {
    const align = node.align?.[index]
    return align ? `align-${align}` : undefined
  })
  const row = (line: TableRow, header: boolean): Rendered => {
    if (line.children.length > columns) {
      report(place, line, {
        code: 'table-cells',
        title: `A row has ${line.children.length} cells, the table has ${columns} columns.`,
        hint: 'The cells beyond would be lost. Write "\\|" for the sign itself.',
      })
    }
    const cells = Array.from({ length: columns }, (_, index) => renderCell(line.children[index], header, classes[index], place))
    return {
      element: createElement('tr', null, ...elementsOf(cells)),
      markdown: `| ${cells.map((cell) => cell.markdown).join(' | ')} |`,
    }
  }
  const headRow = head ? row(head, true) : undefined
  const rows = body.map((line) => row(line, false))
  const rules = Array.from({ length: columns }, (_, index) => RULES[node.align?.[index] ?? 'none'])
  const table = createElement(
    'table',
    null,
    createElement('thead', null, headRow?.element),
    rows.length > 0 ? createElement('tbody', null, ...elementsOf(rows)) : null,
  )
  return {
    element: createElement('div', { className: TABLE_CLASS, tabIndex: 0, role: 'region' }, table),
    markdown: [headRow?.markdown ?? '', `| ${rules.join(' | ')} |`, ...rows.map((line) => line.markdown)].join('\n'),
  }
}

const RULES = { none: '---', left: ':--', center: ':-:', right: '--:' }

function renderCell(cell: TableCell | undefined, header: boolean, className: string | undefined, scope: Scope): Rendered {
  const content = cell ? renderInlines(cell.children, inside(scope, cell)) : []
  // A header without words would be a header of nothing.
  const isHeader = header && content.length > 0
  return {
    element: createElement(isHeader ? 'th' : 'td', { className, ...(isHeader ? { scope: 'col' } : {}) }, ...elementsOf(content)),
    markdown: inlineMarkdown(content)
      .replaceAll('\\\n', '<br>')
      .replaceAll('\n', ' ')
      .replace(/(?<!\\)\|/g, '\\|'),
  }
}
