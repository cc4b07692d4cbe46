import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeConfig } from '../../../test/make-site'
import { sample, sampleView } from '../../../test/support/sample-view'
import type { PageView } from '../../model/components/page-view'
import type { SiteConfigInput } from '../../model/config/site-config'
import { VersionBanner } from './VersionBanner'

const { current, old, doc } = sample
const oldDoc = { ...doc, version: '1.x', counterparts: [] }

/** The banner of a page of the old version, with this setting for both versions. */
function banner(setting: 'none' | 'unmaintained' | 'unreleased' | undefined, change: Partial<PageView> = {}): string {
  const versions: SiteConfigInput['versions'] = [
    { name: 'current', label: '2.0', path: '/docs', isLast: true, ...(setting && { banner: setting }) },
    { name: '1.x', label: '1.9', path: '/docs/1.x', ...(setting && { banner: setting }) },
  ]
  const config = makeConfig({ product: 'Widget', versions })
  return renderToStaticMarkup(<VersionBanner {...sampleView({ config, activeVersion: old, doc: oldDoc, ...change })} />)
}

test('renders a banner if the version is configured with one', () => {
  expect(banner('unmaintained')).toContain('Widget <b>1.9</b>, which is no longer maintained.')
  expect(banner('unreleased')).toContain('Widget <b>1.9</b>, which is not released yet.')
  expect(banner('none')).toBe('')
  expect(banner(undefined)).toBe('')
})

test('renders no banner for a version without configuration', () => {
  expect(banner('unmaintained', { activeVersion: { ...old, name: '0.x' } })).toBe('')
})

test('renders no banner in the last version', () => {
  expect(banner('unmaintained', { activeVersion: current, doc })).toBe('')
})

test('renders no banner on a page outside the versions', () => {
  const { version: _, ...outside } = oldDoc
  expect(banner('unmaintained', { doc: outside })).toBe('')
})

test('renders no banner without a last version', () => {
  expect(banner('unmaintained', { versions: [old] })).toBe('')
})

test('links only to a counterpart in the last version', () => {
  const there = (version: string) => ({ ...oldDoc, counterparts: [{ version, href: '/docs/there', relation: 'same' as const }] })
  expect(banner('unmaintained', { doc: there('current') })).toContain('href="/docs/there"')
  expect(banner('unmaintained', { doc: there('0.x') })).not.toContain('href')
})

test('links to the page that the version is configured with, except on that page', () => {
  const bannerLink = { label: 'Check your code', to: '/docs/check' }
  const versions: SiteConfigInput['versions'] = [
    { name: 'current', label: '2.0', path: '/docs', isLast: true },
    { name: '1.x', label: '1.9', path: '/docs/1.x', banner: 'unmaintained', bannerLink },
  ]
  const config = makeConfig({ product: 'Widget', versions })
  const at = (route: string) =>
    renderToStaticMarkup(<VersionBanner {...sampleView({ config, activeVersion: old, doc: { ...oldDoc, route } })} />)
  expect(at('/docs/1.x/a')).toContain('<a href="/docs/check">Check your code</a>')
  expect(at('/docs/check')).not.toContain('Check your code')
})
