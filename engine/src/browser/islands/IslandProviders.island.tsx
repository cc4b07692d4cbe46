import { createContext, type ReactNode, useContext } from 'react'
import type { PageData, SiteData } from '../../model'

/** The data that the hooks of islands read in the first render, on the server and in the browser. */
export interface IslandData {
  /** The page that the island was rendered on. */
  page: PageData
  site: SiteData
}

const IslandDataContext = createContext<IslandData | null>(null)

/** Provides the data for the hooks of islands: color mode, versions, announcement, tab groups, plugin data, current page. */
export function IslandProviders({ data, children }: { data: IslandData; children: ReactNode }): ReactNode {
  return <IslandDataContext value={data}>{children}</IslandDataContext>
}

/**
 * The data of the nearest provider.
 * @param hook name of the calling hook, for the error message
 * @throws Error outside the providers
 */
export function useIslandData(hook: string): IslandData {
  const data = useContext(IslandDataContext)
  if (data) return data
  throw new Error(
    `Hook ${hook} is called outside <IslandProviders>. Call it in the component of an island, which <Island> renders on the server.`,
  )
}
