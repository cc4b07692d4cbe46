import type { Nodes } from 'mdast'
import type { ReactNode } from 'react'
import { didYouMean } from '../../../model'
import { equivalentKind } from '../parse/foreign-names'
import { sourceOf } from '../parse/unit'
import { group } from '../react-nodes'
import { renderBlocks, renderInlines } from '../render-nodes'
import { inside, report } from '../scope'
import type { Scope } from '../state'
import { ADMONITIONS, Admonition, type AdmonitionKind } from './Admonition'

type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>

const isKind = (name: string): name is AdmonitionKind => ADMONITIONS.some((kind) => kind === name)

/** Renders an admonition. Raises `unknown-admonition`, `admonition-title` and `admonition-open` for mistakes that the parser accepts silently. */
export function renderAdmonition(node: ContainerDirective, scope: Scope): ReactNode {
  const { name } = node
  if (!isKind(name)) {
    report(scope, node, {
      code: 'unknown-admonition',
      title: `Unknown admonition "${name}".`,
      hint: didYouMean(equivalentKind(name) ?? name, ADMONITIONS),
    })
  }
  const [first, ...rest] = node.children
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined
  checkFirstLine(node, label?.position?.end.offset, scope)
  checkLastLine(node, scope)

  const place = inside(scope, node)
  const title = label ? renderInlines(label.children, place) : []
  const body = renderBlocks(label ? rest : node.children, place)
  const kind = isKind(name) ? name : 'note'
  return (
    <Admonition kind={kind} {...(label ? { title: group(title) } : {})}>
      {group(body)}
    </Admonition>
  )
}

function checkFirstLine(node: ContainerDirective, labelEnd: number | undefined, scope: Scope): void {
  const start = node.position?.start.offset ?? 0
  const source = sourceOf(scope.unit, node)
  const lineEnd = /\r?\n|$/.exec(source)?.index ?? source.length
  const nameEnd = /^:+[\w-]*/.exec(source)?.[0].length ?? 0
  const rest = source.slice(labelEnd === undefined ? nameEnd : labelEnd - start, lineEnd).trim()
  if (rest === '') return
  report(scope, node, {
    code: 'admonition-title',
    title: rest.startsWith('{')
      ? `"${rest}" after an admonition has no effect.`
      : `"${rest}" after the name of an admonition would be lost.`,
    hint: `Write the title in brackets: :::${node.name}[Title]`,
  })
}

/** The last line must close the admonition, and not a block inside it. */
function checkLastLine(node: ContainerDirective, scope: Scope): void {
  const source = sourceOf(scope.unit, node).trimEnd()
  const colons = /^:+/.exec(source)?.[0].length ?? 3
  const lastLine = source.slice(source.lastIndexOf('\n') + 1)
  const closing = /^[\s>]*(:{3,})$/.exec(lastLine)?.[1]
  const end = (node.position?.start.offset ?? 0) + source.length
  const lastChild = node.children.at(-1)
  const taken = lastChild?.type === 'containerDirective' && (lastChild.position?.end.offset ?? 0) >= end
  if (closing !== undefined && closing.length >= colons && !taken) return
  report(scope, node, {
    code: 'admonition-open',
    title: `The admonition "${node.name}" is never closed.`,
    hint: taken
      ? 'The line of colons closes the inner block. The outer one needs more colons: ::::note … ::::'
      : `Put a line "${':'.repeat(colons)}" where it ends.`,
  })
}

/** Reports lines of a paragraph that were meant to open or close an admonition. Raises `admonition-syntax`. */
export function checkColonLines(source: string, node: { position?: ContainerDirective['position'] }, scope: Scope): void {
  const line = /^[\s>]*(:{3,}.*)$/m.exec(source)?.[1]?.trim()
  if (line === undefined) return
  const hint = /^:+$/.test(line)
    ? 'No admonition is open here. An admonition around another one needs more colons: ::::note … ::::'
    : 'Write the name after the colons without a space or braces, and the title in brackets: :::note[Title]'
  report(scope, node, { code: 'admonition-syntax', title: `"${line}" is neither the start nor the end of an admonition.`, hint })
}
