import {
  bulleted,
  definePlugin,
  didYouMean,
  hashJson,
  isNotFound,
  type PluginSite,
  type Problem,
  rememberLast,
} from '../../plugin'
import { RedirectsOptionsSchema } from './redirects-options'
import { type ResolvedRedirects, resolveRedirects } from './resolve-redirects'

/**
 * Redirects old addresses to current pages, each in a single hop.
 * @example redirects({ rules: [{ reason: 'Renamed', paths: { '/docs/old': '/docs/new#part' } }], missingPages: '0.18' })
 */
export const redirects = definePlugin({
  name: 'redirects',
  options: RedirectsOptionsSchema,
  create(config) {
    const remember = rememberLast<ResolvedRedirects>()
    return {
      setup(site) {
        // Not-found pages aren't valid targets.
        const docs = site.docs.filter((doc) => !isNotFound(doc)).map(({ route, version = '' }) => ({ route, version }))
        const versions = site.versions.map(({ name, path, isLast }) => ({ name, path, isLast }))
        const inputs = { docs, versions, planned: site.plannedRoutes, at: site.configFile }
        const { redirects, waiting, problems } = remember([hashJson(inputs)], () => resolveRedirects(config, inputs))
        return { redirects, pendingAddresses: waiting, problems: [...checkMissingPages(config.missingPages, site), ...problems] }
      },
    }
  },
})

/** Checks that `missingPages` is the name of an older version. */
function checkMissingPages(name: string | undefined, { versions, configFile: at }: PluginSite): Problem[] {
  const names = versions.filter((version) => !version.isLast).map((version) => version.name)
  if (name === undefined || names.includes(name)) return []
  const title = `missingPages of the plugin "redirects" is "${name}", which isn't an older version.`
  const hint = `${didYouMean(name, names)} Older versions:\n${bulleted(names)}`
  return [{ severity: 'error', code: 'unknown-version', title, hint, at }]
}
