import { type ReactNode, useEffect, useState } from 'react'
import { defineIsland } from '../define-island.island'
import { Slot } from '../Slot.island'
import { compactCount } from './compact-count.browser'
import { fetchCounts, type RepositoryCounts } from './fetch-counts.browser'

/** A link to the code's repository with its counts. Its mark stands in the slot `mark`. */
export interface RepositoryProps {
  className: string
  /** `owner/repository`. */
  label: string
  /** Where people read it. */
  href: string
  /** Address that answers with the counts. */
  api: string
}

/** Shows 0 before the answer, and nothing when there is none (BEHAVIOUR 2.13, decision G-30). One request for each time it is mounted. */
function Repository({ className, label, href, api }: RepositoryProps): ReactNode {
  const [counts, setCounts] = useState<RepositoryCounts | 'failed'>()
  useEffect(() => {
    const ended = new AbortController()
    fetchCounts(api, ended.signal).then(setCounts, () => ended.signal.aborted || setCounts('failed'))
    return () => ended.abort()
  }, [api])

  const shown = counts === 'failed' ? undefined : (counts ?? { stars: 0, forks: 0 })
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      <span className="visually-hidden">{`Repository ${label} `}</span>
      <span className="repository-counts">
        {shown && (
          <>
            <span className="repository-stars">
              {compactCount(shown.stars)}
              <span className="visually-hidden"> stars </span>
            </span>
            <span className="repository-forks">
              {compactCount(shown.forks)}
              <span className="visually-hidden"> forks</span>
            </span>
          </>
        )}
      </span>
      <Slot as="span" name="mark" />
    </a>
  )
}

export default defineIsland({ name: 'repository', wake: 'idle (min-width: 997px)', Component: Repository })
