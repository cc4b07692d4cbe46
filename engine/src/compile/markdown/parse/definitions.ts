import { report, type Scope } from '../scope'

/** Lines `[name]: …` that readers would never see: twice the same name, or nothing refers to it. Raises `doubled-definition`, `unused-definition`, `unused-footnote`. */
export function checkDefinitions(scope: Scope): void {
  const { definitions, footnotes, doubled, references } = scope.unit
  for (const { node, first } of doubled) {
    const name = node.label ?? node.identifier
    const line = (first.position?.start.line ?? 0) + scope.unit.linesBefore
    report(scope, node, {
      code: 'doubled-definition',
      title: `${node.type === 'definition' ? `The address "[${name}]"` : `The footnote "${name}"`} is defined twice; the first one is in line ${line}.`,
      hint: 'Give one of them another name, or remove it.',
    })
  }
  for (const definition of definitions.values()) {
    if (references.has(definition)) continue
    const name = definition.label ?? definition.identifier
    report(scope, definition, {
      code: 'unused-definition',
      title: `Nothing refers to "[${name}]", so this line would not be shown.`,
      hint: `Link to it with [text][${name}], or remove it. For text write "\\[" for the bracket; a comment is {/* … */}.`,
    })
  }
  for (const footnote of footnotes.values()) {
    if (references.has(footnote)) continue
    const name = footnote.label ?? footnote.identifier
    report(scope, footnote, {
      code: 'unused-footnote',
      title: `Nothing refers to the footnote "${name}", so it would not be shown.`,
      hint: `Put [^${name}] into the text, or remove the footnote.`,
    })
  }
}
