import { expect, test } from 'vitest'
import { sampleView } from '../../../test/support/sample-view'
import { bootAttributes } from './boot-attributes'

const { colorMode, announcement } = sampleView().config
const attributes = (config: Partial<Parameters<typeof bootAttributes>[0]>) =>
  bootAttributes({ colorMode, announcement: undefined, router: 'path', ...config }, { route: '/docs/a' })

test('attributes contain the default mode, and the id of an announcement that can be closed', () => {
  expect(attributes({ colorMode, announcement })).toEqual({ 'data-theme': 'light', 'data-announcement': 'announcement-bar' })
})

test('attributes do not contain an announcement that cannot be closed', () => {
  const fixed = announcement && { ...announcement, isCloseable: false }
  expect(attributes({ colorMode, announcement: fixed })).toEqual({ 'data-theme': 'light' })
})

test('with hash URLs the attributes contain the route of the document', () => {
  expect(attributes({ router: 'hash' })).toEqual({ 'data-theme': 'light', 'data-hash-route': '/docs/a' })
})

test('attributes state whether the site follows the system or has no switch', () => {
  const special = { ...colorMode, respectPrefersColorScheme: true, disableSwitch: true }
  expect(attributes({ colorMode: special, announcement: undefined })).toEqual({
    'data-theme': 'light',
    'data-color-scheme': 'system',
    'data-color-switch': 'off',
  })
})
