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
 * @returns {{ start: number, end: number, replacement: string, expression: { start: number, end: number } }[]} in the order of the source, each with
 *   the expression that contains it
 */
export function listMutants(source, isJsx) {
  const found = []
  const add = ({ start, end }, replacement, expression) => {
    found.push({ start, end, replacement, expression: { start: expression.start, end: expression.end } })
  }
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
        add({ start: from, end: from + node.operator.length }, replacement, node)
      }
    }
    if (node.type === 'UnaryExpression' && node.operator === '!') add(node, text(node.argument), node)
    if (node.type === 'ConditionalExpression')
      add(node, `${text(node.test)} ? ${text(node.alternate)} : ${text(node.consequent)}`, node)
    if (node.type === 'IfStatement') add(node.test, `!(${text(node.test)})`, node.test)
    if (node.type === 'Literal' && parent?.type !== 'JSXAttribute') {
      // The key of a property isn't an expression.
      const expression = parent?.key === node && !parent.computed ? parent.value : node
      if (typeof node.value === 'boolean') add(node, String(!node.value), expression)
      if (typeof node.value === 'number') add(node, String(node.value + 1), expression)
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'parent') visit(child, node)
  }
  visit(parseAst(source, { lang: isJsx ? 'tsx' : 'ts' }).body)
  return found.sort((a, b) => a.start - b.start || a.end - b.end)
}

/**
 * Inserts a probe into the expression of each mutant, which calls `globalThis.reached` with its number.
 * @param {string} source
 * @param {{ id: number, expression: { start: number, end: number } }[]} mutants
 * @returns {string}
 */
export function addProbes(source, mutants) {
  const insertions = mutants.flatMap(({ id, expression: { start, end } }) => [
    { at: start, isEnd: false, other: end, text: `(globalThis.reached?.(${id}), (` },
    { at: end, isEnd: true, other: start, text: '))' },
  ])
  // From the end of the source to its beginning. Of nested expressions, the outer one begins first and ends last.
  insertions.sort((a, b) => b.at - a.at || Number(a.isEnd) - Number(b.isEnd) || a.other - b.other)
  let result = source
  for (const { at, text } of insertions) result = result.slice(0, at) + text + result.slice(at)
  return result
}
