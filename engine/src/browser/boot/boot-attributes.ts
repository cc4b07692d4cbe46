import type { Doc, SiteConfig } from '../../model'

/**
 * Attributes of `html` from which the boot script takes what the site has configured; it runs before anything else of the document
 * can be read:
 *
 * - `data-theme`: the default mode, until the boot script puts the reader's there;
 * - `data-color-scheme="system"`: the system's mode holds where the reader has not chosen. The boot script takes it away, since from
 *   then on `data-theme` alone decides;
 * - `data-color-switch="off"`: readers cannot choose;
 * - `data-announcement`: id of the announcement, when it can be closed;
 * - `data-hash-route`: with hash URLs the route of the document, which may not be the one that the address names.
 */
export function bootAttributes(
  { colorMode, announcement, router }: Pick<SiteConfig, 'colorMode' | 'announcement' | 'router'>,
  { route }: Pick<Doc, 'route'>,
): Record<string, string> {
  return {
    'data-theme': colorMode.defaultMode,
    ...(colorMode.respectPrefersColorScheme ? { 'data-color-scheme': 'system' } : {}),
    ...(colorMode.disableSwitch ? { 'data-color-switch': 'off' } : {}),
    ...(announcement?.isCloseable ? { 'data-announcement': announcement.id } : {}),
    ...(router === 'hash' ? { 'data-hash-route': route } : {}),
  }
}
