import type { ReactNode } from 'react'
import type { PageView } from '../model'

/** The announcement bar above the navbar. Its HTML comes from the configuration. */
export function AnnouncementBar({ config }: PageView): ReactNode {
  if (!config.announcement) return null
  return (
    <header className="announcement">
      <p dangerouslySetInnerHTML={{ __html: config.announcement.content }} />
    </header>
  )
}
