import type { z } from 'zod'
import { checkSchema } from '../../../model'
import { insteadOfAttribute } from '../parse/foreign-names'
import type { JsxNode } from '../parse/phrasing'
import { at } from '../parse/unit'
import { report, type Scope } from '../scope'

/** Reports content of a component that has none: it would not be shown. Raises `component-content`. */
export function checkNoContent(node: JsxNode, scope: Scope): void {
  if (node.children.length === 0) return
  report(scope, node, {
    code: 'component-content',
    title: `<${node.name}> has content.`,
    hint: `Write <${node.name} … /> without anything inside.`,
  })
}

/**
 * The props of a component as written, before any schema: texts, `true` for a bare name, JSON values in braces. Nothing is evaluated.
 * Raises `prop-value`; `undefined` then.
 */
export function readLiterals(node: JsxNode, scope: Scope): Record<string, unknown> | undefined {
  const props: Record<string, unknown> = {}
  let sound = true
  const fail = (title: string, hint: string) => {
    sound = false
    report(scope, node, { code: 'prop-value', title, hint })
  }
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      fail(`"{${attribute.value}}" among the props of <${node.name}> is no prop.`, 'Write each prop by its name: name="text".')
      continue
    }
    const { name, value } = attribute
    if (Object.hasOwn(props, name)) fail(`<${node.name}> has the prop "${name}" twice.`, 'Keep one of them.')
    if (value === null || value === undefined) props[name] = true
    else if (typeof value === 'string') props[name] = value
    else {
      const literal = readJson(value.value)
      // Of a prop that no component has, the name is what is wrong.
      if (literal === undefined && insteadOfAttribute(name) !== undefined) props[name] = value.value
      else if (literal === undefined) {
        const hint = `Write text as ${name}="…", else a JSON value: ${name}={3}, {true}, {["a", "b"]}, {{"key": "value"}}.`
        fail(`The prop "${name}" of <${node.name}> is not a literal value: {${value.value}}.`, hint)
      } else props[name] = literal.value
    }
  }
  return sound ? props : undefined
}

function readJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/**
 * Props as a schema wants them.
 * Raises `prop-value`, `component-key` (unknown prop, with the nearest), `component-value`; `undefined` then.
 */
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
    const hint = prop === undefined ? undefined : insteadOfAttribute(prop)
    scope.page.problems.list.push(hint === undefined ? problem : { ...problem, hint })
  }
  return undefined
}
