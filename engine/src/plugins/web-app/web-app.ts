import { definePlugin, type HeadTag, type PluginSite, type Problem } from '../../plugin'
import { planWebApp } from './plan-web-app'
import { FAVICON_SIZE, WEB_APP_FILES } from './web-app-files'
import { WebAppOptionsSchema } from './web-app-options'

/**
 * Makes the site installable: creates a web manifest and icons in all sizes from `favicon`, which must be an SVG file.
 * @example webApp({ shortName: 'Widget Docs', iconBackground: '#1d55c4', display: 'minimal-ui' })
 */
export const webApp = definePlugin({
  name: 'web-app',
  options: WebAppOptionsSchema,
  create: (options) => ({
    setup(site) {
      const { favicon } = site.config
      if (favicon === undefined || !favicon.endsWith('.svg')) return { problems: [noIcon(site)] }
      const app = planWebApp(site, options, favicon)
      if (!app) return {}
      return {
        generated: app.icons,
        files: () => [{ path: `/${WEB_APP_FILES.manifest}`, content: app.manifest }],
        headTags: () => iconTags(site.config.baseUrl),
        headers: headerRules(),
      }
    },
  }),
})

function noIcon({ config: { favicon }, configFile }: PluginSite): Problem {
  return {
    severity: 'error',
    code: 'config-web-app',
    title:
      favicon === undefined
        ? 'The plugin webApp needs a favicon.'
        : `The plugin webApp needs an SVG file as favicon, not "${favicon}".`,
    hint: 'Set favicon to an SVG file in the static folder. Icons in all sizes are rendered from it.',
    at: configFile,
  }
}

function iconTags(baseUrl: string): HeadTag[] {
  const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes })
  return [
    link({ rel: 'icon', href: baseUrl + WEB_APP_FILES.favicon, sizes: `${FAVICON_SIZE}x${FAVICON_SIZE}` }),
    link({ rel: 'apple-touch-icon', href: baseUrl + WEB_APP_FILES.appleTouchIcon }),
    link({ rel: 'manifest', href: baseUrl + WEB_APP_FILES.manifest }),
  ]
}

/** Icons and manifest have no hash in their names and rarely change, so browsers may cache them for a day. */
function headerRules() {
  const { favicon, appleTouchIcon, manifest } = WEB_APP_FILES
  const cacheOneDay = { 'Cache-Control': 'public, max-age=86400' }
  return [
    { pattern: `/${favicon}`, headers: cacheOneDay },
    { pattern: `/${appleTouchIcon}`, headers: cacheOneDay },
    { pattern: `/${manifest}`, headers: { ...cacheOneDay, 'Content-Type': 'application/manifest+json; charset=utf-8' } },
  ]
}
