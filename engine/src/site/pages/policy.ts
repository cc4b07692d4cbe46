/** The sources that a policy allows in addition to the site itself. */
export interface PolicySources {
  connect: readonly string[]
  scriptHashes: readonly string[]
  script?: readonly string[]
  image?: readonly string[]
  frame?: readonly string[]
  /** Names of Trusted Types policies in addition to that of the engine; `off` if third-party scripts don't support Trusted Types. */
  trustedTypes?: readonly string[] | 'off'
  /** Whether the policy is for a meta tag, and omits `frame-ancestors`, which works only in a header. */
  meta?: boolean
}

/** Creates the content security policy of all documents. Each source is listed once. */
export function contentSecurityPolicy({
  connect,
  scriptHashes,
  script = [],
  image = [],
  frame = [],
  trustedTypes = [],
  meta = false,
}: PolicySources): string {
  const hashes = scriptHashes.map((hash) => `'${hash}'`)
  const directives = [
    `default-src 'none'`,
    directive('script-src', `'self'`, ...hashes, ...script),
    `style-src 'self'`,
    directive('img-src', `'self'`, 'data:', ...image),
    `font-src 'self'`,
    directive('connect-src', `'self'`, ...connect),
    ...(frame.length > 0 ? [directive('frame-src', ...frame)] : []),
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    ...(meta ? [] : [`frame-ancestors 'none'`]),
    ...(trustedTypes === 'off'
      ? []
      : [`require-trusted-types-for 'script'`, directive('trusted-types', 'docs', ...trustedTypes)]),
  ]
  return directives.join('; ')
}

function directive(name: string, ...sources: readonly string[]): string {
  return [name, ...new Set(sources)].join(' ')
}
