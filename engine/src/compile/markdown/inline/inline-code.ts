import type { InlineCode } from 'mdast'
import { createElement, type ReactNode } from 'react'
import { writeHref } from '../../../common'
import { breakableName } from '../../code/breakable'
import type { PageState, Scope } from '../state'
import { fillCode } from './fill-code'

/** The arguments of a call. */
const CALL = /\((?:[^()]|\([^()]*\))*\)/
/** Matches a name or a call, including one on the result of another call. */
const NAME = new RegExp(`^([A-Za-z_]\\w*(?:(?:${CALL.source})?\\.\\w+)*)(${CALL.source})?$`)
const CALLS = new RegExp(CALL, 'g')

/** Renders inline code. A name that a page of the version defines (`code:…` in its names) links to that page. */
export function renderInlineCode(node: InlineCode, scope: Scope): ReactNode {
  const code = fillCode(node, scope)
  const element = createElement('code', null, breakableName(code))
  const href = scope.inLink ? undefined : codeHref(code, scope.page)
  return href === undefined ? element : createElement('a', { href, className: 'code-link' }, element)
}

/**
 * Finds the address of a name in code. Arguments aren't part of the name: `load(path)` is `code:load()`, `Suite.load(path)` is `code:Suite.load`, and `suites.get("a").run()` is
 * `code:suites.get().run`.
 */
export function codeHref(code: string, page: PageState): string | undefined {
  const [, name, call] = NAME.exec(code) ?? []
  if (name === undefined) return undefined
  const end = call !== undefined && !name.includes('.') ? '()' : ''
  const found = page.lookups.name(`code:${name.replace(CALLS, '()')}${end}`)
  if (!found) return undefined
  const { route, id } = found
  if (route === page.route) return id === '' ? undefined : `#${id}`
  return writeHref(route, page.config) + (id && `#${id}`)
}
