import type { ReactNode } from 'react'
import * as searchTexts from '../texts.browser'

export interface SearchFooterProps {
  /** Label of the version that the search can change to. */
  nextVersion: string | undefined
  onWiden(): void
  /** The page with all results, if there are any. */
  all: { count: number; href: string } | undefined
  onClose(): void
}

/** The keys of the dialog, and links to the results of another version and to all results. */
export function SearchFooter({ nextVersion, onWiden, all, onClose }: SearchFooterProps): ReactNode {
  return (
    <footer className="search-footer">
      <Keys />
      {nextVersion && (
        <button type="button" className="search-version" onClick={onWiden}>
          {searchTexts.inVersion.replace('{version}', nextVersion)}
        </button>
      )}
      {all && (
        <a className="search-all" href={all.href} onClick={onClose}>
          {searchTexts.seeAll.replace('{count}', String(all.count))}
        </a>
      )}
    </footer>
  )
}

function Keys(): ReactNode {
  return (
    <span className="search-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {searchTexts.toNavigate}
      </span>
      <span>
        <kbd>{searchTexts.enterKey}</kbd> {searchTexts.toSelect}
      </span>
      <span>
        <kbd>{searchTexts.escapeKey}</kbd> {searchTexts.toClose}
      </span>
    </span>
  )
}
