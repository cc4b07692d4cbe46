import { interfaceTexts } from '../../src/common'
import type { Article, Doc, PageView, Sidebar, Version } from '../../src/model'
import { parseConfig } from '../../src/model'

const current: Version = {
  name: 'current',
  label: '2.0',
  isLast: true,
  path: '/docs',
  mainDocId: 'start',
  docs: [{ id: 'start', path: '/docs/start', sidebar: 'guide' }],
  sidebars: { guide: { link: { path: '/docs/start', label: 'Start' } } },
  breadcrumbs: true,
  resolvedSidebars: {},
}
const old: Version = {
  ...current,
  name: '1.x',
  label: '1.9',
  isLast: false,
  path: '/docs/1.x',
  docs: [{ id: 'start', path: '/docs/1.x/start' }],
}

const { config, problems } = parseConfig(
  {
    product: 'Widget',
    tagline: 'Always know your widgets.',
    url: 'https://docs.example.com',
    favicon: '/img/icon.svg',
    versions: [
      { name: 'current', label: '2.0', path: '/docs', isLast: true },
      { name: '1.x', label: '1.9', path: '/docs/1.x', banner: 'unmaintained' },
    ],
    announcement: { content: 'News: <a href="https://example.com">read</a>' },
    navbar: {
      items: [
        {
          type: 'versionDropdown',
          position: 'left',
          items: [{ type: 'link', label: '0.x', href: 'https://old.example.com' }],
          hiddenOn: ['/docs/home'],
          hiddenOnMobile: ['docs/home'],
        },
        { type: 'repositoryBadge', position: 'left', owner: 'acme', repository: 'widget' },
        { type: 'link', label: 'Home', to: '/docs/home' },
        { type: 'doc', docId: 'start', label: 'Guide' },
        { type: 'doc', docId: 'missing', label: 'Not written yet' },
        {
          type: 'dropdown',
          label: 'Help',
          items: [
            { type: 'doc', docId: 'start', label: 'Start here' },
            { type: 'link', label: 'Chat', href: 'https://chat.example.com' },
          ],
        },
        { type: 'localeDropdown' },
      ],
    },
    footer: {
      links: [{ title: 'Social', items: [{ label: 'Code on GitHub', href: 'https://github.com/acme', icon: 'github' }] }],
      copyright: '© 2026 Acme',
    },
  },
  'docs.config.ts',
)
if (!config) throw new Error(problems.map(({ title }) => title).join('\n'))
const siteConfig = config

const sidebar: Sidebar = {
  id: 'guide',
  version: 'current',
  hash: '0',
  items: [
    { type: 'link', label: 'Start', href: '/docs/start', docId: 'start' },
    {
      type: 'category',
      label: 'Connect',
      href: '/docs/connect/',
      docId: 'connect',
      collapsed: true,
      collapsible: true,
      items: [
        { type: 'link', label: 'Files', href: '/docs/connect/files', docId: 'connect/files' },
        { type: 'link', label: 'Secret', href: '/docs/connect/secret', docId: 'connect/secret', unlisted: true },
      ],
    },
    {
      type: 'category',
      label: 'Run',
      collapsed: true,
      collapsible: true,
      items: [{ type: 'link', label: 'Once', href: '/docs/run/once' }],
    },
  ],
}

const doc: Doc = {
  kind: 'doc',
  id: 'connect/files',
  version: 'current',
  route: '/docs/connect/files',
  title: 'Files <b>',
  label: 'Files',
  description: 'Read files.',
  file: 'content/current/connect/files.md',
  sidebarId: 'guide',
  breadcrumbs: [{ label: 'Connect', href: '/docs/connect/' }, { label: 'Files <b>' }],
  previous: { title: 'Start', href: '/docs/start' },
  next: { title: 'Once', href: '/docs/run/once' },
  counterparts: [{ version: '1.x', href: '/docs/1.x/start', relation: 'main' }],
  draft: false,
  unlisted: false,
  updated: '2026-11-14',
}

const article: Article = {
  html: '<h2 id="one">One</h2><p>Text.</p>',
  headings: [{ level: 2, id: 'one', html: 'One', text: 'One' }],
  ids: ['one'],
  links: [],
  places: {},
  markdown: '## One\n\nText.\n',
  words: 420,
  excerpt: 'Text.',
  snippets: ['a.py'],
  tested: 'all',
  reads: [],
}

const start: Doc = {
  ...doc,
  id: 'start',
  route: '/docs/start',
  title: 'Start',
  label: 'Start',
  breadcrumbs: [{ label: 'Start' }],
}

/** A page with everything on it, for tests of the regions; `change` replaces parts of it. */
export function sampleView(change: Partial<PageView> = {}): PageView {
  return {
    config: siteConfig,
    texts: interfaceTexts(),
    versions: [current, old],
    activeVersion: current,
    doc,
    sidebar,
    article,
    assets: { stylesheet: '/assets/site.css', scripts: [], boot: '' },
    siteData: {
      baseUrl: '/',
      router: 'path',
      navigator: true,
      siteTitle: siteConfig.title,
      titleDelimiter: '|',
      versions: [],
      colorMode: siteConfig.colorMode,
      announcement: null,
      navbar: { hideOnScroll: false },
      pluginData: {},
      longRoutes: [],
    },
    headTags: [],
    footerLinks: [],
    policy: "default-src 'none'",
    href: (route) => route,
    asset: (path) => path,
    pluginItem: () => undefined,
    findDoc: (id) => (id === 'start' ? start : undefined),
    ...change,
  }
}

/** A page of an API reference. */
const apiDoc: Doc = {
  ...doc,
  source: {
    version: 'current',
    file: 'api.md',
    path: 'api.md',
    frontMatter: { page_type: 'api' },
    length: 0,
    bodyLine: 0,
    hash: '',
  },
}

export const sample = { doc, apiDoc, article, sidebar, current, old }
