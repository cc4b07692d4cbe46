export { type ResolvedSite, resolveSite, type SiteInput } from './resolve-site'
