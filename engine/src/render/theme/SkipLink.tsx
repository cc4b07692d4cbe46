import type { ReactNode } from 'react'
import { MAIN_ID } from './main-id'

/** First stop of the keyboard: past the chrome, to the text. */
export function SkipLink(): ReactNode {
  return (
    <section aria-label="Skip to main content">
      <a className="skip-link" href={`#${MAIN_ID}`}>
        Skip to main content
      </a>
    </section>
  )
}
