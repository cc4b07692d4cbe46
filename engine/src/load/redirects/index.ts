export { type ResolvedRedirects, resolveRedirects } from './resolve-redirects'
