import type { ReactNode } from 'react'
import type { PageView } from '../../model'

/** Marks a page as a draft, which only the development server shows, or as unlisted. */
export function PublicationBanner({ doc, texts }: PageView): ReactNode {
  if (!doc.draft && !doc.unlisted) return null
  const { draft, draftText, unlisted, unlistedText } = texts.publicationBanner
  return (
    <div className="banner">
      <p>
        <b>{doc.draft ? draft : unlisted}</b> {doc.draft ? draftText : unlistedText}
      </p>
    </div>
  )
}
