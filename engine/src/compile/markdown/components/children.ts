import type { Nodes } from 'mdast'
import type { ComponentDefinition } from '../../../model'
import { isJsx } from '../parse/phrasing'
import { shorten, sourceOf } from '../parse/unit'
import { report } from '../scope'
import type { Scope } from '../state'

/** Nodes that are not content, or that are reported elsewhere. */
const IGNORED = new Set(['mdxFlowExpression', 'mdxTextExpression', 'definition', 'footnoteDefinition', 'mdxjsEsm'])

const KINDS: Partial<Record<Nodes['type'], string>> = {
  blockquote: 'a quote',
  code: 'a code block',
  containerDirective: 'an admonition',
  heading: 'a heading',
  list: 'a list',
  table: 'a table',
  thematicBreak: 'a horizontal rule',
}

/** Checks the content of a component that accepts only certain components and would drop or misplace anything else. Raises `component-content`. */
export function checkChildren(nodes: readonly Nodes[], scope: Scope): void {
  const container = scope.parent === undefined ? undefined : scope.page.components.get(scope.parent)
  const { name = '', children } = container ?? {}
  if (!container || !children) return
  const tags = children.map((child) => `<${child}>`).join(' or ')
  for (const node of nodes) {
    const stray = strayIn(node, container, scope)
    if (!stray) continue
    report(scope, stray, {
      code: 'component-content',
      title: `<${name}> contains ${describe(stray, scope)} outside of ${tags}.`,
      hint:
        stray.type === 'list' && stray.ordered
          ? `Write each item as ${tags}, or remove <${name}> around the list.`
          : `Move it into ${tags}, or before or after <${name}>.`,
    })
  }
}

/** Whether none of the nodes is content. */
export function isEmpty(nodes: readonly Nodes[]): boolean {
  return nodes.every((node) => IGNORED.has(node.type))
}

function strayIn(node: Nodes, container: ComponentDefinition, scope: Scope): Nodes | undefined {
  if (IGNORED.has(node.type)) return undefined
  if (node.type === 'paragraph') {
    for (const child of node.children) {
      const stray = strayIn(child, container, scope)
      if (stray) return stray
    }
    return undefined
  }
  if (node.type === 'text') return node.value.trim() === '' ? undefined : node
  if (!isJsx(node)) return node
  const { name } = node
  const isAccepted = name === 'Partial' || container.children?.includes(name ?? '') === true
  // An unknown component is reported elsewhere.
  return isAccepted || (name !== null && /^[A-Z]/.test(name) && !scope.page.components.has(name)) ? undefined : node
}

function describe(node: Nodes, scope: Scope): string {
  if (isJsx(node)) return `<${node.name ?? ''}>`
  const kind = KINDS[node.type]
  if (kind !== undefined) return kind
  return `the text "${shorten(sourceOf(scope.unit, node))}"`
}
