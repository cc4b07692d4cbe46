/** The entries of an environment variable, separated by commas or spaces. */
export const listed = (value = '') => value.split(/[\s,]+/).filter((entry) => entry !== '')

/** Environment variables of the hosted search (docs/deployment.md). */
interface SearchVariables {
  appId?: string | undefined
  apiKey?: string | undefined
  indexName?: string | undefined
  externalHosts?: string | undefined
  /** `on` or `off`, the default. */
  events?: string | undefined
}

/** The hosted search, if all of its settings are there. @throws Error if `events` has another value */
export function hostedSearch({ appId, apiKey, indexName, externalHosts, events = '' }: SearchVariables) {
  if (!['on', 'off', ''].includes(events)) throw new Error(`SEARCH_EVENTS is "${events}". Allowed: "on", "off".`)
  if (!appId || !apiKey || !indexName) return undefined
  const versionFilters = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-{version}']
  return { appId, apiKey, indexName, versionFilters, externalHosts: listed(externalHosts), insights: events === 'on' }
}
