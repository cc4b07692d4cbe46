import { expect, test } from 'vitest'
import { asksForPrivacy } from './privacy-signals.browser'

test.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
])('with %j the reader asks for privacy: %s', (signals, expected) => {
  expect(asksForPrivacy(signals)).toBe(expected)
})
