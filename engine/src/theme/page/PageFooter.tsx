import type { ReactNode } from 'react'
import type { PageView } from '../../model'
import { absoluteUrl } from '../head/page-addresses'

/** The line below the text: the version it describes if there are several, and links for reporting a problem and for editing the page. */
export function PageFooter(view: PageView): ReactNode {
  const { doc, texts, activeVersion, config, versions } = view
  if (doc.version === undefined) return null
  if (versions.length === 1 && config.reportUrl === undefined && doc.editUrl === undefined) return null
  return (
    <p className="page-footer">
      {versions.length > 1 && <span>{texts.pageFooter(activeVersion.label)}</span>}
      {config.reportUrl !== undefined && (
        <a href={reportHref(config.reportUrl, view)} target="_blank" rel="noopener noreferrer">
          {texts.reportProblem}
        </a>
      )}
      {doc.editUrl !== undefined && <a href={doc.editUrl}>{texts.editPage}</a>}
    </p>
  )
}

function reportHref(pattern: string, view: PageView): string {
  const { title, route } = view.doc
  return pattern
    .replaceAll('{title}', () => encodeURIComponent(title))
    .replaceAll('{url}', () => encodeURIComponent(absoluteUrl(view, route)))
}
