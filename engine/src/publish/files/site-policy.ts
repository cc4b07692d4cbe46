import { createHash } from 'node:crypto'
import type { Assets, PluginHosts, SiteConfig } from '../../model'
import { contentSecurityPolicy } from '../output'

/**
 * The policy that documents of a site are served with: hosts of its plugins and of the counts of its repository are in it.
 * @param config `undefined` while there is none that can be read
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

/** Hosts that count the stars of the repository. */
function repositoryHosts(config: Pick<SiteConfig, 'navbar'> | undefined): string[] {
  return (config?.navbar.items ?? []).flatMap((item) => (item.type === 'repositoryBadge' ? [new URL(item.apiUrl).origin] : []))
}

/** One plugin that cannot do with Trusted Types is enough to switch them off. */
function trustedTypes(hosts: readonly PluginHosts[]): string[] | 'off' {
  const wanted = hosts.flatMap((needed) => needed.trustedTypes ?? [])
  return wanted.includes('off') ? 'off' : wanted
}
