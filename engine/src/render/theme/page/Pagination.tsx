import type { ReactNode } from 'react'
import type { PageView } from '../../../model'

/** The pages before and after this one in the order of the sidebar. The landmark stands even when it is empty (BEHAVIOUR 2.20). */
export function Pagination({ doc, texts, href }: PageView): ReactNode {
  const { previous, next } = doc
  return (
    <nav className="pagination" aria-label={texts.pagination.label}>
      {previous && (
        <a className="pagination-previous" href={href(previous.href)} rel="prev">
          <small>{texts.pagination.previous}</small>
          {previous.title}
        </a>
      )}
      {next && (
        <a className="pagination-next" href={href(next.href)} rel="next">
          <small>{texts.pagination.next}</small>
          {next.title}
        </a>
      )}
    </nav>
  )
}
