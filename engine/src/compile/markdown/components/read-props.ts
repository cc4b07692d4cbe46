import type { z } from 'zod'
import { checkSchema } from '../../../model'
import { hintForAttribute } from '../parse/foreign-names'
import type { JsxNode } from '../parse/phrasing'
import { at } from '../parse/unit'
import { report } from '../scope'
import type { Scope } from '../state'

/** Reports content of a component that does not accept any. Raises `component-content`. */
export function checkNoContent(node: JsxNode, scope: Scope): void {
  if (node.children.length === 0) return
  report(scope, node, {
    code: 'component-content',
    title: `<${node.name}> does not accept content.`,
    hint: `Write <${node.name} … /> without content.`,
  })
}

/**
 * The props of a component before validation: strings, `true` for a name without a value, and JSON values in braces. Nothing is evaluated.
 * Returns `undefined` if it raises `prop-value`.
 */
export function readLiterals(node: JsxNode, scope: Scope): Record<string, unknown> | undefined {
  const props: Record<string, unknown> = {}
  let isValid = true
  const fail = (title: string, hint: string) => {
    isValid = false
    report(scope, node, { code: 'prop-value', title, hint })
  }
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      fail(`"{${attribute.value}}" is not a prop of <${node.name}>.`, 'Write each prop with its name: name="text".')
      continue
    }
    const { name, value } = attribute
    if (Object.hasOwn(props, name)) fail(`<${node.name}> has the prop "${name}" twice.`, 'Keep one of them.')
    if (value === null || value === undefined) props[name] = true
    else if (typeof value === 'string') props[name] = value
    else {
      const literal = readJson(value.value)
      // For an unsupported attribute, its name is the problem.
      if (literal === undefined && hintForAttribute(name) !== undefined) props[name] = value.value
      else if (literal === undefined) {
        const hint = `Write a string as ${name}="…", or a JSON value: ${name}={3}, {true}, {["a", "b"]}, {{"key": "value"}}.`
        fail(`The prop "${name}" of <${node.name}> is not a literal value: {${value.value}}.`, hint)
      } else props[name] = literal.value
    }
  }
  return isValid ? props : undefined
}

function readJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Validates props. Returns `undefined` if it raises `prop-value`, `component-key` or `component-value`. */
export function readProps<T extends z.ZodType>(node: JsxNode, schema: T, scope: Scope): { props: z.output<T> } | undefined {
  const literals = readLiterals(node, scope)
  if (!literals) return undefined
  const { value, problems } = checkSchema(schema, literals, {
    codes: { key: 'component-key', value: 'component-value' },
    at: at(scope.unit, node),
    whole: `<${node.name}>`,
  })
  if (problems.length === 0) return { props: value as z.output<T> }
  for (const problem of problems) {
    const prop = problem.code === 'component-key' ? /unknown key "(.*)"/.exec(problem.title)?.[1] : undefined
    const hint = prop === undefined ? undefined : hintForAttribute(prop)
    scope.page.problems.list.push(hint === undefined ? problem : { ...problem, hint })
  }
  return undefined
}
