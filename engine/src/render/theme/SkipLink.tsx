import type { ReactNode } from 'react'
import type { PageView } from '../../model'
import { MAIN_ID } from './main-id'

/** The first stop of the keyboard leads past the navigation to the text. */
export function SkipLink({ texts }: PageView): ReactNode {
  return (
    <section aria-label={texts.skipLink}>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {texts.skipLink}
      </a>
    </section>
  )
}
