import type { IslandData } from '../../src/browser/islands/IslandProviders.island'

/** A page of a small site as islands see it, for tests. */
export const sampleData: IslandData = {
  page: {
    route: '/docs/connect/files',
    docId: 'connect/files',
    kind: 'doc',
    version: 'current',
    sidebarId: 'guide',
    title: 'Files',
    counterparts: [{ version: '1.x', href: '/base/docs/1.x/start', relation: 'nearest' }],
  },
  site: {
    baseUrl: '/base/',
    router: 'path',
    navigator: true,
    siteTitle: 'Widget',
    titleDelimiter: '|',
    versions: [
      { name: 'current', label: '2.0', path: '/base/docs', isLast: true, main: '/base/docs/start' },
      { name: '1.x', label: '1.9', path: '/base/docs/1.x', isLast: false, main: '/base/docs/1.x/start' },
      { name: '0.x', label: '0.9', path: '/base/docs/0.x', isLast: false, main: '/base/docs/0.x/start' },
    ],
    colorMode: {
      defaultMode: 'light',
      disableSwitch: false,
      respectPrefersColorScheme: false,
      themeColor: { light: '#fff', dark: '#000' },
    },
    announcement: { id: 'news', isCloseable: true },
    navbar: { hideOnScroll: false },
    pluginData: { release: { default: { released: '2025-10-30' } } },
    longRoutes: [],
  },
}
