import { afterEach, expect, test, vi } from 'vitest'
import { savesData } from './device.browser'

afterEach(() => vi.unstubAllGlobals())

function stubBrowser(connection: object | undefined, media?: string): void {
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === media }))
}

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g', saveData: false }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ saveData: true, effectiveType: '4g' }, true],
])('whether data is saved with the connection %j: %s', (connection, expected) => {
  stubBrowser(connection)
  expect(savesData()).toBe(expected)
})

test('data is saved for readers who prefer reduced data, also in browsers without the Network Information API', () => {
  stubBrowser(undefined, '(prefers-reduced-data: reduce)')
  expect(savesData()).toBe(true)
})
