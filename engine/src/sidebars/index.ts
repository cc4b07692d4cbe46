export type { ComponentPage } from './create-docs'
export { type ResolvedSite, resolveSite, type SiteInput } from './resolve-site'
export { SidebarsSchema } from './sidebar-schema'
export { sidebarsFile } from './version-draft'
