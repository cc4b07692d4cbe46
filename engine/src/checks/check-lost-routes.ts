import type { Problem } from '../errors'
import { bareRoute } from './bare-route'

/**
 * Every route that the last release had must still lead somewhere: to a page, or on by a redirect.
 *
 * @param released routes of the last release (`released-routes.json`)
 * @param routes routes of this build
 * @param redirects routes that lead on to another one
 */
export function checkLostRoutes(released: readonly string[], routes: readonly string[], redirects: readonly string[]): Problem[] {
  const known = new Set([...routes, ...redirects].map(bareRoute))
  const lost = released.filter((route) => !known.has(bareRoute(route)))
  if (lost.length === 0) return []
  const count = lost.length === 1 ? 'A route' : `${lost.length} routes`
  return [
    {
      severity: 'error',
      code: 'lost-route',
      title: `${count} of the last release would be lost:\n${lost.map((route) => `- ${route}`).join('\n')}`,
      hint: 'Bring the page back, or add a redirect to the page that took its place.',
      at: 'released-routes.json',
    },
  ]
}
