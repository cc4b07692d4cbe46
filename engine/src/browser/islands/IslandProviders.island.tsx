import { createContext, type ReactNode, useContext } from 'react'
import type { PageData, SiteData } from '../../model'

/** What the hooks of islands read while they are drawn for the first time, on the server and in the browser alike. */
export interface IslandData {
  /** The page that the island was drawn on. */
  page: PageData
  site: SiteData
}

const IslandDataContext = createContext<IslandData | null>(null)

/** Gives the hooks of islands their data: colour mode, versions, announcement, tab groups, plugin data, current page. */
export function IslandProviders({ data, children }: { data: IslandData; children: ReactNode }): ReactNode {
  return <IslandDataContext value={data}>{children}</IslandDataContext>
}

/**
 * The data of the providers around.
 * @param hook name of the hook that asks, for the message
 * @throws Error outside the providers, naming hook and provider (BEHAVIOUR 8.2)
 */
export function useIslandData(hook: string): IslandData {
  const data = useContext(IslandDataContext)
  if (data) return data
  throw new Error(
    `Hook ${hook} is called outside <IslandProviders>. Call it in the component of an island, which is drawn by <Island> on the server.`,
  )
}
