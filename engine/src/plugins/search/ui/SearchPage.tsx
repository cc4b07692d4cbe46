import type { ReactNode } from 'react'
import type { PageProps } from '../../../model'
import { Island } from '../../../theme'
import searchPage from './SearchPage.island'

/** The page at `/search`. */
export function SearchPage({ context: { texts } }: PageProps): ReactNode {
  const { pageTitle, needsScripts } = texts.search
  return (
    <section className="search-page">
      <h1>{pageTitle}</h1>
      <Island of={searchPage} props={{}} />
      <noscript>
        <p>{needsScripts}</p>
      </noscript>
    </section>
  )
}
