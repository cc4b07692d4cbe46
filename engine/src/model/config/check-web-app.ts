import type { Problem } from '../errors'

/** Icons in all sizes are drawn from an SVG. */
export function checkWebApp(favicon: unknown, at: string): Problem[] {
  if (typeof favicon === 'string' && favicon.endsWith('.svg')) return []
  const title =
    favicon === undefined ? 'webApp is set, but there is no favicon.' : `webApp is set, but favicon is no SVG: "${favicon}".`
  const hint = 'Name an SVG file of the static folder as favicon: icons in all sizes are drawn from it.'
  return [{ severity: 'error', code: 'config-web-app', title, hint, at }]
}
