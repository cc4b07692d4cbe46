import { expect, test } from 'vitest'
import config from './docs.config'

const { navbar, footer, versions = [], announcement } = config
const items = navbar?.items ?? []
const itemOf = (type: string) => items.find((item) => item.type === type)

test('the site has two versions: 1.8.1 under /docs, which is current, and 0.18.21 under /docs/0.18', () => {
  expect(versions.map(({ name, label, path, isLast }) => ({ name, label, path, isLast: isLast ?? false }))).toEqual([
    { name: 'current', label: '1.8.1', path: '/docs', isLast: true },
    { name: '0.18', label: '0.18.21', path: '/docs/0.18', isLast: false },
  ])
})

test('the product name is a single setting, and the tagline is set', () => {
  expect(config.product).toBe('Great Expectations')
  expect(config).not.toHaveProperty('title')
  expect(config.tagline).toBe('Always know what to expect from your data.')
})

test('the roots of the site and of the versions redirect to home pages', () => {
  expect(config.entryRedirects).toEqual({ '/': '/docs/home', '/docs': '/docs/home', '/docs/0.18': '/docs/0.18/home/' })
})

test('the announcement promotes a workshop and cannot be closed', () => {
  expect(announcement).toMatchObject({ id: 'workshop', isCloseable: false })
  expect(announcement?.content).toMatch(/workshop.*<a href="https:\/\//)
})

test('the navbar links to every area', () => {
  const labels = items.map((item) => ('label' in item && item.label !== undefined ? item.label : item.type))
  expect(labels.filter((label) => label !== 'plugin')).toEqual([
    'versionDropdown',
    'repositoryBadge',
    'Try Cloud',
    'Home',
    'Cloud',
    'Core',
    'Learn',
    'API',
    'Expectations gallery',
    'Help',
    'localeDropdown',
  ])
  expect(items.find((item) => 'label' in item && item.label === 'Home')).toMatchObject({ to: '/docs/home' })
  expect(items.find((item) => 'label' in item && item.label === 'Cloud')).toMatchObject({ to: '/docs/cloud/' })
})

test('the version menu ends with the site for 0.17 and earlier, and is hidden on home and Cloud pages', () => {
  expect(itemOf('versionDropdown')).toMatchObject({
    items: [{ label: '0.17.x and earlier', href: 'https://legacy.017.docs.greatexpectations.io' }],
    hiddenOnMobile: ['docs/home', 'docs/cloud'],
  })
})

test('the help menu links to support, compatibility, the community and a demo', () => {
  expect(itemOf('dropdown')).toMatchObject({
    label: 'Help',
    items: [
      { label: 'Support', docId: 'help/get_support' },
      { label: 'Compatibility', docId: 'help/compatibility_reference' },
      { label: 'Community', docId: 'core/introduction/community_resources' },
      { label: 'Request a demo', href: 'https://greatexpectations.io/demo' },
    ],
  })
})

test('the repository badge is that of the open-source library', () => {
  expect(itemOf('repositoryBadge')).toMatchObject({ owner: 'great-expectations', repository: 'great_expectations' })
})

test('English (left to right) is the only language, and its menu is shown', () => {
  expect(config).not.toHaveProperty('locales')
  expect(itemOf('localeDropdown')).toEqual({ type: 'localeDropdown' })
})

test('light is the default mode, the switch is enabled, and the mode of the system is ignored', () => {
  expect(config).not.toHaveProperty('colorMode')
})

test('the table of contents has the default levels', () => {
  expect(config).not.toHaveProperty('tableOfContents')
})

test('the footer links to the product, the company, social networks and the privacy policy', () => {
  const columns = (footer?.links ?? []).map((column) =>
    'items' in column ? [column.title, column.items.map(({ label }) => label)] : [],
  )
  expect(columns).toEqual([
    ['Product', ['GX Core', 'GX Cloud', 'Public Expectations gallery']],
    ['Documentation', ['Support', 'Changelog', 'Compatibility', 'Community', 'Coding agents']],
    ['Company', ['About us', 'Careers', 'Legal center']],
    ['Social', ['Slack', 'X', 'GitHub', 'LinkedIn']],
  ])
  expect(footer?.legal).toEqual([{ label: 'Privacy policy', href: 'https://greatexpectations.io/privacy-policy' }])
})

test('the copyright line contains a fixed year, so that builds are reproducible', () => {
  expect(footer?.copyright).toBe('© 2026 Great Expectations. All rights reserved.')
})

test('broken links, broken anchors and duplicate routes fail the build of this site', () => {
  expect(config.links).toEqual({ onBrokenAnchors: 'throw', onDuplicateRoutes: 'throw' })
})
