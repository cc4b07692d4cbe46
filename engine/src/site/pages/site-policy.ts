import { createHash } from 'node:crypto'
import type { Assets, PluginHosts, SiteConfig } from '../../model'
import { contentSecurityPolicy } from './policy'

/**
 * Creates the content security policy of a site, with the hosts of its plugins and of repository badges.
 * @param config `undefined` if the configuration is invalid
 */
export function sitePolicy(
  config: Pick<SiteConfig, 'navbar' | 'plugins'> | undefined,
  { boot }: Assets,
  form: 'header' | 'meta',
): string {
  const hosts = (config?.plugins ?? []).flatMap((plugin) => plugin.hosts ?? [])
  const of = (kind: 'script' | 'connect' | 'image' | 'frame') => hosts.flatMap((needed) => needed[kind] ?? [])
  return contentSecurityPolicy({
    scriptHashes: boot === '' ? [] : [`sha256-${createHash('sha256').update(boot).digest('base64')}`],
    script: of('script'),
    connect: [...repositoryHosts(config), ...of('connect')],
    image: of('image'),
    frame: of('frame'),
    trustedTypes: trustedTypes(hosts),
    meta: form === 'meta',
  })
}

/** The hosts from which repository badges request counts. */
function repositoryHosts(config: Pick<SiteConfig, 'navbar'> | undefined): string[] {
  return (config?.navbar.items ?? []).flatMap((item) => (item.type === 'repositoryBadge' ? [new URL(item.apiUrl).origin] : []))
}

/** Names of Trusted Types policies. Trusted Types are off if any plugin doesn't support them. */
function trustedTypes(hosts: readonly PluginHosts[]): string[] | 'off' {
  const wanted = hosts.flatMap((needed) => needed.trustedTypes ?? [])
  return wanted.includes('off') ? 'off' : wanted
}
