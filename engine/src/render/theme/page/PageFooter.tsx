import type { ReactNode } from 'react'
import type { PageView } from '../../../model'

/** Below the text: which version it describes, and where those who found a fault in it go. */
export function PageFooter({ doc, texts, activeVersion }: PageView): ReactNode {
  if (doc.version === undefined) return null
  return (
    <p className="page-footer">
      <span>{texts.pageFooter(activeVersion.label)}</span>
      {doc.editUrl !== undefined && <a href={doc.editUrl}>{texts.editPage}</a>}
    </p>
  )
}
