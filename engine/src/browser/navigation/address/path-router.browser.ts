import { isPagePath, localPath } from '../../../common/index.browser'
import { formatAddress, type Router } from './address.browser'
import { createHistoryKey } from './history-key.browser'

/** Addresses as paths: `/docs/home?a=b#c`. */
export function pathRouter(baseUrl: string, origin: string): Router {
  return {
    reloads: true,
    read({ origin: host, pathname, search, hash }) {
      return host === origin && isPagePath(pathname, baseUrl) ? { path: localPath(pathname), search, hash } : undefined
    },
    write: formatAddress,
    files: ({ path }) => [path],
    newState: () => ({ key: createHistoryKey() }),
  }
}
