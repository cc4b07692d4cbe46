import type { ReactNode } from 'react'
import type { PageView } from '../model'
import { MAIN_ID } from './main-id'

/** A link to the main content, which is the first element that receives the keyboard focus. */
export function SkipLink({ texts }: PageView): ReactNode {
  return (
    <section aria-label={texts.skipLink}>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {texts.skipLink}
      </a>
    </section>
  )
}
