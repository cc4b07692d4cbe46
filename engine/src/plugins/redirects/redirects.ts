import { bulleted, definePlugin, didYouMean, isNotFound, type PluginSite, type Problem } from '../../plugin'
import { RedirectsOptionsSchema } from './redirects-options'
import { resolveRedirects } from './resolve-redirects'

/**
 * Redirects old addresses to current pages, each in a single hop.
 * @example redirects({ rules: [{ reason: 'Renamed', paths: { '/docs/old': '/docs/new#part' } }], missingPages: '0.18' })
 */
export const redirects = definePlugin({
  name: 'redirects',
  options: RedirectsOptionsSchema,
  create: (config) => ({
    setup(site) {
      const { redirects, waiting, problems } = resolveRedirects(config, {
        // Not-found pages aren't valid targets.
        docs: site.docs.filter((doc) => !isNotFound(doc)),
        versions: site.versions,
        planned: site.plannedRoutes,
        at: site.configFile,
      })
      return { redirects, pendingAddresses: waiting, problems: [...checkMissingPages(config.missingPages, site), ...problems] }
    },
  }),
})

/** Checks that `missingPages` is the name of an older version. */
function checkMissingPages(name: string | undefined, { versions, configFile: at }: PluginSite): Problem[] {
  const names = versions.filter((version) => !version.isLast).map((version) => version.name)
  if (name === undefined || names.includes(name)) return []
  const title = `missingPages of the plugin "redirects" is "${name}", which isn't an older version.`
  const hint = `${didYouMean(name, names)} Older versions:\n${bulleted(names)}`
  return [{ severity: 'error', code: 'unknown-version', title, hint, at }]
}
