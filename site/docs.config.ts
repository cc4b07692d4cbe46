import {
  defineConfig,
  feed,
  llms,
  offlineReading,
  opensearch,
  pageViews,
  pythonApi,
  pythonApiComponents,
  redirects,
  type SiteConfigInput,
  search,
  sitemap,
  socialCards,
  tagManager,
  termHeadings,
  webApp,
} from 'docs-engine'
import { codeCheckerPanel } from './check-code/CodeCheckerPanel'
import { checkCode } from './check-code/check-code'
import { agentData } from './components/agents/agent-data'
import { change, pull } from './components/changelog'
import { compatibilityTable } from './components/compatibility/CompatibilityTable'
import { exceptionPages } from './components/exceptions/exception-pages'
import { expectationPages } from './components/expectations/expectation-pages'
import { expectationComponents } from './components/expectations/gallery'
import { glossaryIndex } from './components/glossary/GlossaryIndex'
import { migrationErrors } from './components/migration/migration-errors'
import { migrationNames } from './components/migration/migration-names'
import { hostedSearch, listed } from './environment'
import { formerNames } from './former-names'
import nearestOf018 from './nearest-0.18.json'
import redirectRules from './redirects'
import synonyms from './search-synonyms.json'
import { searchTags } from './search-tags'
import snippetFingerprint from './snippets/fingerprint.json'
import versions from './versions.json'

/** IDs of pages that exist only in an older version, each with the closest pages of the current version, best match first. */
const nearest: Record<string, Record<string, string | string[]>> = { '0.18': nearestOf018 }
/** Names of the areas, by sidebar. */
const AREAS = { gx_core: 'GX Core', gx_cloud: 'GX Cloud', gx_apis: 'API', learn: 'Learn' }
/** The repository of the library. */
const REPOSITORY = 'https://github.com/great-expectations/great_expectations'
/** The page for new issues. */
const NEW_ISSUE = `${REPOSITORY}/issues/new`
/** Pages that use many classes, or use them in passing: lists of terms, changes and use cases, and help. */
const NOT_GUIDES = [
  'help/get_support',
  'oss/changelog',
  'reference/api/',
  'reference/index',
  'reference/learn/data_quality_use_cases/dq_use_cases_lp',
  'reference/learn/glossary',
]
/** Classes of the variables in examples. */
const OBJECTS = {
  batch: 'Batch',
  batch_definition: 'BatchDefinition',
  checkpoint: 'Checkpoint',
  context: 'AbstractDataContext',
  data_asset: 'DataAsset',
  data_source: 'Datasource',
  suite: 'ExpectationSuite',
  validation_definition: 'ValidationDefinition',
}
export default defineConfig({
  product: 'Great Expectations',
  tagline: 'Always know what to expect from your data.',
  url: 'https://docs.greatexpectations.io',
  entryRedirects: { '/': '/docs/home', '/docs': '/docs/home', '/docs/0.18': '/docs/0.18/home/' },
  favicon: '/img/favicon.svg',
  // The names that readers' browsers and old links have.
  compatibility: {
    tabs: 'docusaurus.tab.',
    announcement: 'docusaurus.announcement.id',
    announcementClosed: 'docusaurus.announcement.dismiss',
    recentSearches: '__DOCSEARCH_RECENT_SEARCHES__docs',
    favoriteSearches: '__DOCSEARCH_FAVORITE_SEARCHES__docs',
    colorParameter: 'docusaurus-theme',
    mainId: '__docusaurus_skipToContent_fallback',
  },

  // TypeScript infers a narrower type from the JSON file; the schema of the engine validates it.
  versions: versions.map((version) => ({
    ...version,
    nearest: nearest[version.name],
  })) as unknown as SiteConfigInput['versions'],
  versionFiles: [
    'api/{version}.json',
    'api/{version}',
    'api/expectations/{version}.json',
    'api/exceptions/{version}.json',
    'exceptions/{version}.yaml',
    'expectations/{version}',
    'static/img/snippets/{version}',
    '../python/environments/{version}',
    '../python/page_checks/facts/{version}.json',
  ],

  snippets: { languages: ['python'], fingerprint: snippetFingerprint, names: 'api' },

  announcement: {
    id: 'workshop',
    content: 'Learn GX Cloud in a hands-on workshop. <a href="https://hubs.li/Q02nK_ZH0">Save a seat</a>',
    isCloseable: false,
  },

  navbar: {
    subtitle: 'Docs',
    href: '/docs/home',
    logo: { src: '/img/mark.svg', alt: '', width: 28, height: 28 },
    items: [
      {
        type: 'versionDropdown',
        position: 'left',
        items: [{ type: 'link', label: '0.17.x and earlier', href: 'https://legacy.017.docs.greatexpectations.io' }],
        hiddenOn: ['/docs/home', '/docs/cloud'],
        hiddenOnMobile: ['docs/home', 'docs/cloud'],
      },
      { type: 'plugin', name: 'search', position: 'left' },
      { type: 'repositoryBadge', position: 'left', owner: 'great-expectations', repository: 'great_expectations' },
      { type: 'link', position: 'left', label: 'Try Cloud', href: 'https://greatexpectations.io/cloud', cta: true },
      { type: 'link', label: 'Home', to: '/docs/home' },
      { type: 'link', label: 'Cloud', to: '/docs/cloud/' },
      { type: 'doc', label: 'Core', docId: 'core/introduction/introduction' },
      { type: 'doc', label: 'Learn', docId: 'reference/learn/reference_overview' },
      { type: 'doc', label: 'API', docId: 'reference/index' },
      { type: 'doc', label: 'Expectations gallery', docId: 'reference/expectations/index' },
      {
        type: 'dropdown',
        label: 'Help',
        items: [
          { type: 'doc', label: 'Support', docId: 'help/get_support' },
          { type: 'doc', label: 'Compatibility', docId: 'help/compatibility_reference' },
          { type: 'doc', label: 'Community', docId: 'core/introduction/community_resources' },
          { type: 'link', label: 'Request a demo', href: 'https://greatexpectations.io/demo' },
        ],
      },
      { type: 'localeDropdown' },
    ],
  },

  footer: {
    style: 'light',
    logo: { src: '/img/mark.svg', alt: 'Great Expectations', href: 'https://greatexpectations.io', width: 40, height: 40 },
    links: [
      {
        title: 'Product',
        items: [
          { label: 'GX Core', href: 'https://greatexpectations.io/gx-oss' },
          { label: 'GX Cloud', href: 'https://greatexpectations.io/gx-cloud' },
          { label: 'Public Expectations gallery', href: 'https://greatexpectations.io/expectations' },
        ],
      },
      {
        title: 'Documentation',
        items: [
          { label: 'Support', to: '/docs/help/get_support' },
          { label: 'Changelog', to: '/docs/core/changelog' },
          { label: 'Compatibility', to: '/docs/help/compatibility_reference' },
          { label: 'Community', to: '/docs/core/introduction/community_resources' },
          { label: 'Coding agents', to: '/docs/help/coding_agents' },
        ],
      },
      {
        title: 'Company',
        items: [
          { label: 'About us', href: 'https://greatexpectations.io/company' },
          { label: 'Careers', href: 'https://jobs.greatexpectations.io/' },
          { label: 'Legal center', href: 'https://greatexpectations.io/legal-center' },
        ],
      },
      {
        title: 'Social',
        items: [
          { label: 'Slack', href: 'https://greatexpectations.io/slack', icon: 'slack' },
          { label: 'X', href: 'https://x.com/expectgreatdata', icon: 'x' },
          { label: 'GitHub', href: 'https://github.com/great-expectations/great_expectations', icon: 'github' },
          { label: 'LinkedIn', href: 'https://www.linkedin.com/company/greatexpectations-data', icon: 'linkedin' },
        ],
      },
    ],
    copyright: '© 2026 Great Expectations. All rights reserved.',
    legal: [{ label: 'Privacy policy', href: 'https://greatexpectations.io/privacy-policy' }],
  },

  areas: {
    ...AREAS,
    gx_cloud: { name: AREAS.gx_cloud, page: 'cloud/gx_cloud_lp' },
    learn: { name: AREAS.learn, page: 'reference/learn/reference_overview' },
  },
  reportUrl: `${NEW_ISSUE}?title=Docs:%20{title}&body=Page:%20{url}%0A%0A`,

  components: [
    ...pythonApiComponents,
    ...expectationComponents,
    codeCheckerPanel,
    compatibilityTable,
    glossaryIndex,
    migrationErrors,
    migrationNames,
    pull,
    change,
  ],
  plugins: [
    searchTags('en'),
    sitemap(),
    termHeadings(),
    llms({
      summary:
        'Great Expectations (GX) validates tables, files, and dataframes against rules that people can read, called Expectations. GX Core is the open source Python library, and GX Cloud is the managed service.',
    }),
    feed({
      page: 'oss/changelog',
      version: 'current',
      id: 'tag:docs.greatexpectations.io,2024:gx-core',
      name: 'GX Core',
    }),
    pythonApi({
      versions: {
        current: {
          facts: 'api/current.json',
          descriptions: 'api/current',
          source: `${REPOSITORY}/blob/{version}/{file}#L{line}`,
          history: 'api/history.json',
          changes: {
            page: 'reference/api/changes',
            title: 'API changes by release',
            description:
              'What each release of GX Core since 1.0.0 added to the public Python API, changed in it, and removed from it.',
            introduction:
              'Inherited members are listed for the class that defines them. For changes in behavior and bug fixes, see the [changelog](/core/changelog). To upgrade from 0.18, see [Migrate from 0.18 to 1.x](site:/docs/0.18/reference/learn/migration_guide).',
          },
          modules: { gx: 'great_expectations' },
          objects: OBJECTS,
          notGuides: NOT_GUIDES,
        },
        '0.18': {
          facts: 'api/0.18.json',
          descriptions: 'api/0.18',
          parameters: 'optional',
          source: `${REPOSITORY}/blob/{version}/{file}#L{line}`,
          modules: { gx: 'great_expectations' },
          objects: {
            batch: 'Batch',
            checkpoint: 'Checkpoint',
            context: 'AbstractDataContext',
            suite: 'ExpectationSuite',
            validator: 'Validator',
          },
          notGuides: NOT_GUIDES,
          // Classes that moved, and those whose successors the migration guide names.
          successors: {
            Batch: 'Batch',
            BatchRequest: 'BatchDefinition',
            CheckpointConfig: 'Checkpoint',
            CheckpointResult: 'CheckpointResult',
            Datasource: 'DataSourceManager',
            ExpectationConfiguration: 'Expectation',
            FabricPowerBIDatasource: 'FabricPowerBIDatasource',
            PowerBIDax: 'PowerBIDax',
            PowerBIMeasure: 'PowerBIMeasure',
            PowerBITable: 'PowerBITable',
            RuntimeBatchRequest: 'BatchDefinition',
            RuntimeDataConnector: 'DataSourceManager',
            Validator: 'Batch.validate',
          },
        },
      },
    }),
    checkCode(),
    agentData(),
    exceptionPages({ versions: ['current', '0.18'] }),
    expectationPages({ full: ['current'], list: ['0.18'] }),
    opensearch({ icon: '/favicon.ico' }),
    search({
      // The hosted search, with these variables (docs/deployment.md).
      service: hostedSearch({
        appId: process.env.SEARCH_APP_ID,
        apiKey: process.env.SEARCH_API_KEY,
        indexName: process.env.SEARCH_INDEX,
        externalHosts: process.env.SEARCH_EXTERNAL_HOSTS,
        events: process.env.SEARCH_EVENTS,
      }),
      areas: AREAS,
      questions: 'questions',
      synonyms,
      formerNames: formerNames(),
      weights: {
        '/docs/reference/api/': 0.75,
        '/docs/reference/exceptions': 0.75,
        '/docs/0.18/reference/exceptions': 0.75,
        '/docs/0.18/reference/api/': 0.75,
        '/docs/core/changelog': 0.6,
        '/docs/0.18/oss/changelog': 0.6,
      },
      reportUrl: `${NEW_ISSUE}?title=Docs%20search%3A%20`,
    }),
    redirects({ rules: redirectRules, missingPages: '0.18' }),
    socialCards({
      areas: {
        gx_core: { name: AREAS.gx_core },
        gx_cloud: { name: AREAS.gx_cloud, version: false },
        learn: { version: false },
      },
    }),
    webApp({ name: 'Great Expectations Docs', shortName: 'GX Docs', iconBackground: '#ff6310', display: 'minimal-ui' }),
    offlineReading(),
    // Off without these variables (docs/deployment.md).
    pageViews({ trackingId: process.env.PAGE_VIEWS_ID }),
    tagManager({ containerId: process.env.TAG_MANAGER_ID, tagHosts: listed(process.env.TAG_MANAGER_HOSTS) }),
  ],

  links: { onBrokenAnchors: 'throw', onDuplicateRoutes: 'throw' },
})
