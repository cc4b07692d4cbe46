import type { Code, InlineCode } from 'mdast'
import { DocsError } from '../../../model'
import { findParam, findValue } from '../components/values'
import { at } from '../parse/unit'
import type { Scope } from '../state'

const TAG = /<(Value|Param)(\s[^<>]*|\/)>/g

/** Replaces `<Value name="…" />` and `<Param name="…" />` in code. Raises `unknown-value`, `unknown-param`, `prop-value`. */
export function fillCode(node: Code | InlineCode, scope: Scope): string {
  const { value } = node
  if (!value.includes('<Value') && !value.includes('<Param')) return value
  return value.replace(TAG, (tag: string, component: string, rest: string, offset: number) => {
    try {
      const name = /^\s+name="([^"]+)"\s*\/$/.exec(rest)?.[1]
      if (name !== undefined) return component === 'Value' ? findValue(name, scope.page) : findParam(name, scope.unit)
      throw new DocsError({
        code: 'prop-value',
        title: `"${tag}" in code is incomplete.`,
        hint: `Write <${component} name="…" />.`,
      })
    } catch (error) {
      if (!(error instanceof DocsError)) throw error
      scope.page.problems.error({ ...error.parts, at: positionOf(node, offset, scope) })
      return tag
    }
  })
}

/** Position of an offset in code. The code of a block begins on the line after the fence. */
function positionOf(node: Code | InlineCode, offset: number, { unit }: Scope): string {
  if (node.type === 'inlineCode') return at(unit, node)
  const lines = node.value.slice(0, offset).split('\n').length
  return `${unit.file}:${(node.position?.start.line ?? 0) + unit.linesBefore + lines}`
}
