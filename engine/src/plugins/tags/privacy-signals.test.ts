import { expect, test } from 'vitest'
import { sendsPrivacySignal } from './privacy-signals.browser'

test.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
])('whether a browser with %j sends a privacy signal: %s', (signals, expected) => {
  expect(sendsPrivacySignal(signals)).toBe(expected)
})
