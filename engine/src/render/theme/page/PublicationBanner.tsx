import type { ReactNode } from 'react'
import type { PageView } from '../../../model'

/** Says that a page is a draft (seen in development only) or unlisted. */
export function PublicationBanner({ doc }: PageView): ReactNode {
  if (!doc.draft && !doc.unlisted) return null
  return (
    <div className="banner">
      <p>
        {doc.draft ? (
          <>
            <b>Draft.</b> The published site does not have this page.
          </>
        ) : (
          <>
            <b>Unlisted page.</b> Search engines skip it, and only those who know its address find it.
          </>
        )}
      </p>
    </div>
  )
}
