import { useState } from 'react'
import { useCurrentPage, usePreferredVersion, useVersions } from '../../../index.island'

/** The version to search: that of the page, or the one that the reader chose last. Another one is searched on demand. */
export function useVersionChoice() {
  const versions = useVersions()
  const page = useCurrentPage()
  const preferred = usePreferredVersion().version
  const start = page.version ?? preferred?.name ?? versions.find(({ isLast }) => isLast)?.name ?? ''
  const [chosen, setVersion] = useState<string>()
  const version = chosen ?? start
  const other = versions[(versions.findIndex(({ name }) => name === version) + 1) % versions.length]
  const next = other?.name === version ? undefined : other
  return { version, next: next?.label, widen: () => next && setVersion(next.name) }
}
