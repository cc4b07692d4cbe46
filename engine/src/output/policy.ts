/**
 * The content security policy of every document (ARCHITECTURE, "The policy").
 * `frame-ancestors` only works as a header, so the meta form leaves it out.
 */
export function contentSecurityPolicy(options: {
  connect: readonly string[]
  scriptHashes: readonly string[]
  meta?: boolean
}): string {
  const directives = [
    `default-src 'none'`,
    `script-src ${["'self'", ...options.scriptHashes.map((hash) => `'${hash}'`)].join(' ')}`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...options.connect].join(' ')}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    ...(options.meta ? [] : [`frame-ancestors 'none'`]),
    `require-trusted-types-for 'script'`,
    `trusted-types docs`,
  ]
  return directives.join('; ')
}
