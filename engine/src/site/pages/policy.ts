import { createHash } from 'node:crypto'
import type { Assets, PluginHosts, SiteConfig } from '../../model'

/**
 * Creates the content security policy of all documents of a site: it allows the site itself, the hosts of its plugins, and those of repository badges. Each
 * source is listed once.
 * @param config `undefined` if the configuration is invalid
 * @param form a policy in a meta tag omits `frame-ancestors`, which works only in a header
 */
export function sitePolicy(
  config: Pick<SiteConfig, 'navbar' | 'plugins'> | undefined,
  { boot }: Pick<Assets, 'boot'>,
  form: 'header' | 'meta',
): string {
  const hosts = (config?.plugins ?? []).flatMap((plugin) => plugin.hosts ?? [])
  const of = (kind: 'script' | 'connect' | 'image' | 'frame') => hosts.flatMap((needed) => needed[kind] ?? [])
  const frames = of('frame')
  const directives = [
    `default-src 'none'`,
    directive('script-src', `'self'`, ...inlineScript(boot), ...of('script')),
    `style-src 'self'`,
    directive('img-src', `'self'`, 'data:', ...of('image')),
    `font-src 'self'`,
    directive('connect-src', `'self'`, ...repositoryHosts(config), ...of('connect')),
    ...(frames.length > 0 ? [directive('frame-src', ...frames)] : []),
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    ...(form === 'header' ? [`frame-ancestors 'none'`] : []),
    ...trustedTypes(hosts),
  ]
  return directives.join('; ')
}

function directive(name: string, ...sources: readonly string[]): string {
  return [name, ...new Set(sources)].join(' ')
}

/** The source that allows the inline script of all documents. */
function inlineScript(boot: string): string[] {
  return boot === '' ? [] : [`'sha256-${createHash('sha256').update(boot).digest('base64')}'`]
}

/** The hosts from which repository badges request counts. */
function repositoryHosts(config: Pick<SiteConfig, 'navbar'> | undefined): string[] {
  return (config?.navbar.items ?? []).flatMap((item) => (item.type === 'repositoryBadge' ? [new URL(item.apiUrl).origin] : []))
}

/** The directives for Trusted Types, which are off if any plugin doesn't support them. */
function trustedTypes(hosts: readonly PluginHosts[]): string[] {
  const wanted = hosts.flatMap((needed) => needed.trustedTypes ?? [])
  return wanted.includes('off') ? [] : [`require-trusted-types-for 'script'`, directive('trusted-types', 'docs', ...wanted)]
}
