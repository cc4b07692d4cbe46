import type { ReactNode } from 'react'
import type { PageView } from '../model'

/** A link to the main content, which is the first element that receives the keyboard focus. */
export function SkipLink({ texts, config }: PageView): ReactNode {
  return (
    <section aria-label={texts.skipLink}>
      <a className="skip-link" href={`#${config.compatibility.mainId}`}>
        {texts.skipLink}
      </a>
    </section>
  )
}
