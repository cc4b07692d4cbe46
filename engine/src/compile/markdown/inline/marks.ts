import type { Delete, Emphasis, Strong } from 'mdast'
import { createElement, type ReactNode } from 'react'
import { plainText } from '../parse/phrasing'
import { shorten, sourceOf } from '../parse/unit'
import { renderInlines } from '../render-nodes'
import { inside, report } from '../scope'
import type { Scope } from '../state'

export const renderEmphasis = (node: Emphasis, scope: Scope) => mark('em', node, scope)

export const renderStrong = (node: Strong, scope: Scope) => mark('strong', node, scope)

/** Raises `single-tilde`: other engines use single tildes for a subscript. */
export function renderDelete(node: Delete, scope: Scope): ReactNode {
  const source = sourceOf(scope.unit, node)
  if (!source.startsWith('~~')) {
    report(scope, node, {
      code: 'single-tilde',
      title: `"${source}" would be struck through.`,
      hint: 'Write <sub>text</sub> for a subscript, ~~text~~ to strike it through, or "\\~" for the character.',
    })
  }
  return mark('del', node, scope)
}

function mark(tag: string, node: Emphasis | Strong | Delete, scope: Scope): ReactNode {
  if (node.type !== 'delete') checkMark(node, scope)
  return createElement(tag, null, ...renderInlines(node.children, inside(scope, node)))
}

/** Names between two underscores that Python defines, without the underscores. */
const PYTHON_NAMES =
  /^(?:abs|add|aenter|aexit|aiter|all|and|anext|annotations|annotate|args|author|await|bases|bool|buffer|builtins|bytes|cached|call|cause|ceil|class|code|complex|contains|context|copy|debug|deepcopy|defaults|del|delattr|delete|delitem|dict|dir|divmod|doc|enter|eq|exit|file|float|floor|floordiv|format|fspath|func|future|ge|get|getattr|getattribute|getitem|getnewargs|getstate|globals|gt|hash|iadd|iand|import|imul|index|init|int|invert|ior|isub|iter|ixor|kwdefaults|le|len|loader|lshift|lt|main|matmul|missing|mod|module|mro|mul|name|ne|neg|new|next|objclass|or|origin|package|path|pos|post|postinit|pow|prepare|qualname|radd|reduce|repr|reversed|round|rshift|self|set|setattr|setitem|setstate|signature|sizeof|slots|spec|str|sub|subclasses|suppress|traceback|truediv|trunc|version|warningregistry|weakref|wrapped|xor)$/

/** Reports emphasis that was probably not meant as such: names of Python, file patterns, and products. Raises `accidental-mark`. */
function checkMark(node: Emphasis | Strong, scope: Scope): void {
  const source = sourceOf(scope.unit, node)
  const content = plainText(node)
  const { start, end } = node.position ?? {}
  const before = scope.unit.text.slice(0, start?.offset).slice(-2)
  const after = scope.unit.text.charAt(end?.offset ?? 0)
  const isStrong = node.type === 'strong'
  const isAccidental = source.startsWith('_')
    ? /^[A-Za-z]\w*$/.test(content) &&
      (/\w\.$/.test(before) || after === '(' || (isStrong && (PYTHON_NAMES.test(content) || content.includes('_'))))
    : isStrong
      ? /\d$/.test(before) && /\d/.test(after)
      : /[\w)]$/.test(before) && /[\w(]/.test(after)
  const isEmpty = !/[\p{L}\p{N}\p{S}]/u.test(content) && node.children.every(({ type }) => type === 'text')
  if (!isAccidental && !isEmpty) return
  report(scope, node, {
    code: 'accidental-mark',
    title: `"${shorten(source)}" would be shown as ${isStrong ? 'bold' : 'italic'} "${shorten(content)}".`,
    hint: `Use backticks for code: \`${shorten(source)}\`. For the characters themselves write "\\${source.charAt(0)}", and for bold text **text**.`,
  })
}
