import type { ReactNode } from 'react'
import { Island } from '../../../plugin'
import { needsScripts, pageTitle } from '../texts.browser'
import searchPage from './SearchPage.island'

/** The page at `/search`. */
export function SearchPage(): ReactNode {
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
