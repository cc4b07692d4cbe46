import type { ReactNode } from 'react'
import type { PageView } from '../../../model'

/** The line below the text: the version it describes and the link for editing it. */
export function PageFooter({ doc, texts, activeVersion }: PageView): ReactNode {
  if (doc.version === undefined) return null
  return (
    <p className="page-footer">
      <span>{texts.pageFooter(activeVersion.label)}</span>
      {doc.editUrl !== undefined && <a href={doc.editUrl}>{texts.editPage}</a>}
    </p>
  )
}
