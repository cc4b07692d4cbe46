/** Settings of a site that determine the addresses of its pages. `SiteConfig` documents them. */
export interface AddressSettings {
  url: string
  baseUrl: string
  router: 'path' | 'hash'
  trailingSlash?: boolean | undefined
}
