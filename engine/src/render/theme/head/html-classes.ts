import type { Doc } from '../../../model'

/** Classes of `html` (BEHAVIOUR 2.9): what kind of page this is, of which version and with which id. */
export function htmlClasses(doc: Doc): string {
  if (doc.kind === 'page') return 'plugin-pages plugin-id-default'
  const classes = ['docs-wrapper', 'plugin-docs', 'plugin-id-default']
  if (doc.version !== undefined) classes.push(`docs-version-${doc.version}`)
  if (doc.kind === 'doc') classes.push('docs-doc-page', `docs-doc-id-${doc.id}`)
  return classes.join(' ')
}
