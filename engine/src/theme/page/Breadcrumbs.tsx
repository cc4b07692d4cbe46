import type { ReactNode } from 'react'
import type { PageView } from '../../model'

/** The path from the top of the sidebar to this page. A single breadcrumb is left out. */
export function Breadcrumbs({ doc, texts, activeVersion, href }: PageView): ReactNode {
  const { breadcrumbs } = doc
  if (!activeVersion.breadcrumbs || breadcrumbs.length < 2) return null
  return (
    <nav className="breadcrumbs" aria-label={texts.breadcrumbs}>
      <ol>
        {breadcrumbs.map((step, i) => {
          const isPage = i === breadcrumbs.length - 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: labels can repeat, and the list never changes
            <li key={i} aria-current={isPage ? 'page' : undefined}>
              {step.href !== undefined && !isPage ? <a href={href(step.href)}>{step.label}</a> : step.label}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
