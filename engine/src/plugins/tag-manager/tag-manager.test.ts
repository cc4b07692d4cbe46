// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { start } from './tag-manager.browser'

const DATA = { containerId: 'GTM-1 A', respectPrivacySignals: true, scriptHost: 'https://tags.example.com' }
const layer = () => (globalThis as { dataLayer?: unknown[] }).dataLayer
/** Addresses of the scripts that were added to the page, which happy-dom can't load. */
let scripts: (string | null)[]

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 })
  vi.stubGlobal('dataLayer', undefined)
  vi.stubGlobal('navigator', {})
  scripts = []
  vi.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push((script as Element).getAttribute('src')))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('loads the container', () => {
  start(DATA)
  expect(layer()).toEqual([{ 'gtm.start': 1000, event: 'gtm.js' }])
  expect(scripts).toEqual(['https://tags.example.com/gtm.js?id=GTM-1%20A'])
})

test('entries that the page has added before stay', () => {
  vi.stubGlobal('dataLayer', [{ event: 'early' }])
  start(DATA)
  expect(layer()).toMatchObject([{ event: 'early' }, { event: 'gtm.js' }])
})

test('nothing is loaded for readers who send a privacy signal, unless the site ignores it', () => {
  vi.stubGlobal('navigator', { doNotTrack: 'yes' })
  start(DATA)
  expect([layer(), scripts]).toEqual([undefined, []])
  start({ ...DATA, respectPrivacySignals: false })
  expect(scripts).toHaveLength(1)
})
