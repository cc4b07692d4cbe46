import type { ReactNode } from 'react'
import { z } from 'zod'
import { DocsError, didYouMean } from '../../../model'
import type { JsxNode } from '../parse/phrasing'
import type { Unit } from '../parse/unit'
import { attempt } from '../scope'
import type { PageState, Scope } from '../state'
import { checkNoContent, readProps } from './read-props'

const NameProps = z.strictObject({ name: z.string().min(1) })

/** Renders `<Value name="min_python" />`: a value of the version. */
export function renderValue(node: JsxNode, scope: Scope): ReactNode {
  checkNoContent(node, scope)
  const found = readProps(node, NameProps, scope)
  const value = found && attempt(scope, node, () => findValue(found.props.name, scope.page))
  return value ?? null
}

/**
 * Finds a value of the page's version.
 * @throws DocsError `unknown-value`
 */
export function findValue(name: string, page: PageState): string {
  const value = page.lookups.value(name)
  if (value !== undefined) return value
  throw new DocsError({
    code: 'unknown-value',
    title: `Unknown value "${name}" of the version "${page.version.name}".`,
    hint: `${didYouMean(name, page.lookups.names('value'))} Values are defined under "versions" in the site's configuration.`,
  })
}

/** Renders `<Param name="extra" />`: a parameter of the partial that contains it. Raises `unknown-param`. */
export function renderParam(node: JsxNode, scope: Scope): ReactNode {
  checkNoContent(node, scope)
  const found = readProps(node, NameProps, scope)
  if (!found) return null
  const value = attempt(scope, node, () => findParam(found.props.name, scope.unit))
  return value ?? null
}

/**
 * Finds a parameter of a partial and records that it is used.
 * @throws DocsError `unknown-param`
 */
export function findParam(name: string, unit: Unit): string {
  unit.usedParams.add(name)
  const value = unit.params && Object.hasOwn(unit.params, name) ? unit.params[name] : undefined
  if (value !== undefined) return String(value)
  throw new DocsError({ code: 'unknown-param', title: missingTitle(unit, name), hint: missingHint(unit, name) })
}

function missingTitle(unit: Unit, name: string): string {
  return unit.params ? `The partial is used without the parameter "${name}".` : '<Param> is outside of a partial.'
}

function missingHint(unit: Unit, name: string): string {
  const from = unit.includedBy.at(-1)
  return unit.params
    ? `Set it where the partial is used${from === undefined ? '' : ` (${from})`}: <Partial file="…" ${name}="…" />`
    : 'Only files that are included with <Partial> have parameters.'
}
