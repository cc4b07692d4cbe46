import { report } from '../scope'
import type { Scope } from '../state'

/** Reports definitions (`[name]: …`) that are duplicate or not used. Raises `doubled-definition`, `unused-definition`, `unused-footnote`. */
export function checkDefinitions(scope: Scope): void {
  const { definitions, footnotes, duplicates, references } = scope.unit
  for (const { node, first } of duplicates) {
    const name = node.label ?? node.identifier
    const line = (first.position?.start.line ?? 0) + scope.unit.linesBefore
    report(scope, node, {
      code: 'doubled-definition',
      title: `${node.type === 'definition' ? `The address "[${name}]"` : `The footnote "${name}"`} is defined twice, first in line ${line}.`,
      hint: 'Rename or remove one of them.',
    })
  }
  for (const definition of definitions.values()) {
    if (references.has(definition)) continue
    const name = definition.label ?? definition.identifier
    report(scope, definition, {
      code: 'unused-definition',
      title: `The definition "[${name}]" is not used, so this line would not be shown.`,
      hint: `Link to it with [text][${name}], or remove it. For text write "\\["; a comment is {/* … */}.`,
    })
  }
  for (const footnote of footnotes.values()) {
    if (references.has(footnote)) continue
    const name = footnote.label ?? footnote.identifier
    report(scope, footnote, {
      code: 'unused-footnote',
      title: `The footnote "${name}" is not used, so it would not be shown.`,
      hint: `Add [^${name}] to the text, or remove the footnote.`,
    })
  }
}
