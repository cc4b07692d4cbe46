import { type ReactNode, useEffect, useState } from 'react'
import { DESKTOP, texts } from '../../../common/index.browser'
import { defineIsland } from '../define-island.island'
import { Slot } from '../Slot.island'
import { compactCount } from './compact-count.browser'
import { fetchCounts, type RepositoryCounts } from './fetch-counts.browser'
import { readCounts, storeCounts } from './stored-counts.browser'

/** Props of the link to a code repository with its counts. The slot `mark` contains the icon. */
export interface RepositoryProps {
  className: string
  /** `owner/repository`. */
  label: string
  /** Page of the repository. */
  href: string
  /** URL that returns the counts. */
  api: string
}

/** The counts before the response. They are never visible. */
const NONE: RepositoryCounts = { stars: 0, forks: 0 }

/**
 * Reserves the space of the counts, shows them once they are loaded, and hides them if the request fails. Counts are requested once per
 * session; later pages use the stored response.
 */
function Repository({ className, label, href, api }: RepositoryProps): ReactNode {
  const [counts, setCounts] = useState<RepositoryCounts | 'failed'>()
  useEffect(() => {
    const stored = readCounts(api)
    if (stored) return setCounts(stored)
    const unmounted = new AbortController()
    fetchCounts(api, unmounted.signal).then(
      (answer) => {
        storeCounts(api, answer)
        setCounts(answer)
      },
      () => unmounted.signal.aborted || setCounts('failed'),
    )
    return () => unmounted.abort()
  }, [api])

  const shown = counts === 'failed' ? undefined : (counts ?? NONE)
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      <span className="visually-hidden">{`${texts.repository} ${label} `}</span>
      <span className="repository-counts" aria-hidden={counts === undefined || undefined}>
        {shown && (
          <>
            <span className="repository-stars">
              {compactCount(shown.stars)}
              <span className="visually-hidden">{` ${texts.stars} `}</span>
            </span>
            <span className="repository-forks">
              {compactCount(shown.forks)}
              <span className="visually-hidden">{` ${texts.forks}`}</span>
            </span>
          </>
        )}
      </span>
      <Slot as="span" name="mark" />
    </a>
  )
}

export default defineIsland({ name: 'repository', wake: `idle ${DESKTOP}`, Component: Repository })
