import { usePluginData } from '../../../index.island'
import { embeddedProvider } from '../query/embedded-provider.browser'
import type { SearchProvider } from '../query/provider.browser'
import type { ServiceOptions } from '../query/service-options'

/** Global data of the plugin. */
export interface SearchData {
  /** The hosted search, if it is configured. */
  service?: ServiceOptions | undefined
  /** URL of the published site. */
  siteUrl: string
}

let embedded: SearchProvider | undefined
let hosted: SearchProvider | undefined

/**
 * The provider of the site, shared by the dialog and the search page.
 * @param isEmbedded the index of the site, even if a hosted search is configured
 */
export function useProvider(isEmbedded = false): SearchProvider {
  const data = usePluginData('search') as SearchData | undefined
  if (!data?.service || isEmbedded) {
    embedded ??= embeddedProvider()
    return embedded
  }
  hosted ??= lateProvider(data.service, data.siteUrl)
  return hosted
}

/** The hosted search, whose client is loaded with the first query. */
function lateProvider(service: ServiceOptions, siteUrl: string): SearchProvider {
  let loaded: Promise<SearchProvider> | undefined
  const provider: SearchProvider = {
    async search(request, onTexts) {
      loaded ??= import('../query/service-provider.browser').then((module) => module.serviceProvider(service, siteUrl))
      const ready = await loaded.catch((error) => {
        // The next query tries again.
        loaded = undefined
        throw error
      })
      if (ready.events) provider.events = ready.events
      return ready.search(request, onTexts)
    },
  }
  return provider
}
