// Generates mutants of a TypeScript file: small changes that a good test suite detects.
import { parseAst } from 'rolldown/parseAst'

const OPERATORS = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
}

/**
 * Lists all mutants of a source: inverted comparisons and conditions, shifted bounds, changed constants, swapped branches. Types, imports
 * and JSX text are not changed.
 * @param {string} source TypeScript, with or without JSX
 * @param {boolean} isJsx
 * @returns {{ start: number, end: number, replacement: string }[]} in the order of the source
 */
export function listMutants(source, isJsx) {
  const found = []
  const add = (node, replacement) => found.push({ start: node.start, end: node.end, replacement })
  const text = (node) => source.slice(node.start, node.end)
  const visit = (node, parent) => {
    if (node === null || typeof node !== 'object') return
    if (Array.isArray(node)) {
      for (const child of node) visit(child, parent)
      return
    }
    if (typeof node.type !== 'string') return
    if (/^(TS(?!As|NonNull|Satisfies)|Import|ExportAll)/.test(node.type)) return
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const replacement = OPERATORS[node.operator]
      const isText = [node.left, node.right].some((side) => side.type === 'TemplateLiteral' || typeof side.value === 'string')
      if (replacement && !(node.operator === '+' && isText)) {
        const from = node.left.end + source.slice(node.left.end, node.right.start).indexOf(node.operator)
        found.push({ start: from, end: from + node.operator.length, replacement })
      }
    }
    if (node.type === 'UnaryExpression' && node.operator === '!') add(node, text(node.argument))
    if (node.type === 'ConditionalExpression')
      add(node, `${text(node.test)} ? ${text(node.alternate)} : ${text(node.consequent)}`)
    if (node.type === 'IfStatement') add(node.test, `!(${text(node.test)})`)
    if (node.type === 'Literal' && parent?.type !== 'JSXAttribute') {
      if (typeof node.value === 'boolean') add(node, String(!node.value))
      if (typeof node.value === 'number') add(node, String(node.value + 1))
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'parent') visit(child, node)
  }
  visit(parseAst(source, { lang: isJsx ? 'tsx' : 'ts' }).body)
  return found.sort((a, b) => a.start - b.start || a.end - b.end)
}
