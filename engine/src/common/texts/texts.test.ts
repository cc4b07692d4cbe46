import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'
import { interfaceTexts } from '.'

type Node = { type: string } & Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : []

const TEXT_ATTRIBUTES = /^(aria-label|aria-description|aria-roledescription|title|alt|placeholder)$/
const TEXT_PROPERTIES = /^(ariaLabel|ariaDescription|textContent|innerText|title|alt|placeholder)$/

/** The strings that an expression can evaluate to: literals, templates, and both branches of a conditional. */
function stringsOf(value: unknown): string[] {
  if (!isNode(value)) return []
  switch (value.type) {
    case 'JSXExpressionContainer':
      return stringsOf(value.expression)
    case 'Literal':
      return typeof value.value === 'string' ? [value.value] : []
    case 'TemplateLiteral':
      return nodesIn(value.quasis).map((quasi) => String((quasi.value as { cooked: string }).cooked))
    case 'ConditionalExpression':
      return [...stringsOf(value.consequent), ...stringsOf(value.alternate)]
    case 'LogicalExpression':
      return [...(value.operator === '&&' ? [] : stringsOf(value.left)), ...stringsOf(value.right)]
    case 'BinaryExpression':
      return value.operator === '+' ? [...stringsOf(value.left), ...stringsOf(value.right)] : []
    default:
      return []
  }
}

/** Finds literal texts that readers see: in elements, in attributes, and in properties that scripts set. */
function literalTexts(code: string): string[] {
  const found = nodesIn(parseAst(code, { lang: 'tsx' }).body).flatMap((node) => {
    if (node.type === 'JSXText') return [String(node.value)]
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      return (node.children as Node[]).filter(({ type }) => type === 'JSXExpressionContainer').flatMap(stringsOf)
    }
    if (node.type === 'JSXAttribute') {
      return TEXT_ATTRIBUTES.test(String((node.name as Node).name)) ? stringsOf(node.value) : []
    }
    if (node.type === 'AssignmentExpression') {
      const property = (node.left as Node).property
      return isNode(property) && TEXT_PROPERTIES.test(String(property.name)) ? stringsOf(node.right) : []
    }
    return []
  })
  return found.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text))
}

test('finds literal texts in elements, attributes and properties', () => {
  const code = `
    export const A = () => <p title="One" className="two">Three {name} {open ? 'Four' : texts.four} <b>{\`\${count} five\`}</b></p>
    button.ariaLabel = 'Six'
    button.className = 'seven'`
  expect(literalTexts(code).sort()).toEqual(['Four', 'One', 'Six', 'Three', 'five'])
})

test('components and browser modules contain no literal texts', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx$|\.browser\.ts$/.test(file) && !/\.test\.tsx$|(^|\/)texts\//.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) => literalTexts(readFileSync(root + file, 'utf8')).map((text) => `${file}: ${text}`))
  expect(found).toEqual([])
})

test('uses the texts of the language for a regional locale', () => {
  expect(interfaceTexts('en-GB')).toBe(interfaceTexts('en'))
})

test('throws for a language without texts', () => {
  expect(() => interfaceTexts('de')).toThrow('There are no interface texts for "de".')
})

test('the texts of the runtime are strings, so that the bundler can inline them', () => {
  expect(Object.values(interfaceTexts().runtime).every((text) => typeof text === 'string')).toBe(true)
})
