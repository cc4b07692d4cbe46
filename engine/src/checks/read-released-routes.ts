import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DocsError, parseJson } from '../errors'

/** The file of a site that keeps the routes of its last release. */
export const RELEASED_ROUTES = 'released-routes.json'

/**
 * The routes of a site's last release; empty when there was none.
 * @throws DocsError `released-routes`
 */
export function readReleasedRoutes(siteRoot: string): string[] {
  let text: string
  try {
    text = readFileSync(join(siteRoot, RELEASED_ROUTES), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
  const json = parseJson(text)
  const hint = 'The file is written by tools; bring it back from the history.'
  if (json.fault !== undefined) {
    const title = `The routes of the last release cannot be read: ${json.fault}`
    throw new DocsError({ code: 'released-routes', title, hint, at: `${RELEASED_ROUTES}:${json.line}:${json.column}` })
  }
  const routes = json.value
  if (Array.isArray(routes) && routes.every((route): route is string => typeof route === 'string')) return routes
  const title = 'The routes of the last release are not a JSON list of texts.'
  throw new DocsError({ code: 'released-routes', title, hint, at: RELEASED_ROUTES })
}
