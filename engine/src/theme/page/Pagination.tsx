import type { ReactNode } from 'react'
import { breakableName } from '../../compile'
import type { PageView } from '../../model'

/** Links to the previous and the next page of the sidebar. The landmark exists even if it is empty. */
export function Pagination({ doc, texts, href }: PageView): ReactNode {
  const { previous, next } = doc
  return (
    <nav className="pagination" aria-label={texts.pagination.label}>
      {previous && (
        <a className="pagination-previous" href={href(previous.href)} rel="prev">
          <small>{texts.pagination.previous}</small>
          {breakableName(previous.title)}
        </a>
      )}
      {next && (
        <a className="pagination-next" href={href(next.href)} rel="next">
          <small>{texts.pagination.next}</small>
          {breakableName(next.title)}
        </a>
      )}
    </nav>
  )
}
