export type { ComponentPage } from './create-docs'
export { type ResolvedSite, resolveSite, type SiteInput } from './resolve-site'
export { sidebarsFile } from './version-draft'
