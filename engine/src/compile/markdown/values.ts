import { z } from 'zod'
import { DocsError, didYouMean } from '../../model'
import { escapeMarkdown } from './escape-markdown'
import type { Page } from './page'
import type { JsxNode } from './phrasing'
import { checkNoContent, readProps } from './read-props'
import { NOTHING, type Rendered } from './rendered'
import { attempt, type Scope } from './scope'

const ValueProps = z.strictObject({ name: z.string().min(1) })

/** `<Value name="min_python" />`: a value of the version, as text. */
export function renderValue(node: JsxNode, scope: Scope): Rendered {
  checkNoContent(node, scope)
  const found = readProps(node, ValueProps, scope)
  const value = found && attempt(scope, node, () => findValue(found.props.name, scope.page))
  return value === undefined ? NOTHING : { element: value, markdown: escapeMarkdown(value) }
}

/**
 * A value of the page's version.
 * @throws DocsError `unknown-value`
 */
export function findValue(name: string, page: Page): string {
  const value = page.lookups.value(name)
  if (value !== undefined) return value
  throw new DocsError({
    code: 'unknown-value',
    title: `The version "${page.version.name}" has no value "${name}".`,
    hint: `${didYouMean(name, page.lookups.names('value'))} Values stand under "versions" in the site's config.`,
  })
}
