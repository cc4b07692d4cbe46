import { cleanPath } from '../../common'
import type { Problem } from '../../model'
import type { PlannedRoute } from './route-manifest'

/**
 * Checks that every released route is a page or a redirect.
 *
 * @param manifest the route manifest of the site
 * @param routes routes of this build
 * @param redirects routes that redirect to others
 */
export function checkLostRoutes(
  manifest: readonly PlannedRoute[],
  routes: readonly string[],
  redirects: readonly string[],
): Problem[] {
  const known = new Set([...routes, ...redirects].map(cleanPath))
  const lost = manifest.filter(({ route, released }) => released && !known.has(cleanPath(route)))
  const [first] = lost
  if (!first) return []
  const count = lost.length === 1 ? 'A released route' : `${lost.length} released routes`
  return [
    {
      severity: 'error',
      code: 'lost-route',
      title: `${count} would be lost:\n${lost.map(({ route }) => `- ${route}`).join('\n')}`,
      hint: 'Restore the page, or add a redirect to the page that replaces it.',
      at: first.file,
    },
  ]
}
