import type { Doc } from '../../model'

/** Classes of the `html` element: the kind of page, its version and its doc id. Search crawlers rely on their names. */
export function htmlClasses(doc: Doc): string {
  if (doc.kind === 'page') return 'plugin-pages plugin-id-default'
  const classes = ['docs-wrapper', 'plugin-docs', 'plugin-id-default']
  if (doc.version !== undefined) classes.push(`docs-version-${doc.version}`)
  if (doc.kind === 'doc') classes.push('docs-doc-page', `docs-doc-id-${doc.id}`)
  return classes.join(' ')
}
