import type { Doc, SiteSettings } from '../../model'

/**
 * Attributes of `html` that pass the configuration to the boot script, which runs before the rest of the document is parsed:
 *
 * - `data-theme`: the default mode, which the boot script replaces with the reader's;
 * - `data-color-scheme="system"`: the system's mode applies until the reader chooses one. The boot script removes the attribute; from then
 *   on, only `data-theme` applies;
 * - `data-color-switch="off"`: readers cannot choose;
 * - `data-announcement`: id of the announcement, if it can be closed;
 * - `data-hash-route`: with hash URLs, the route of the document, which may differ from the one in the address.
 */
export function bootAttributes(
  { colorMode, announcement, router }: Pick<SiteSettings, 'colorMode' | 'announcement' | 'router'>,
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
