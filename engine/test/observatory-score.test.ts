import { expect, test } from 'vitest'
import { observatoryScore } from './support/observatory-score'

const GOOD = {
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
}

// The points that the Observatory's own rules give.
test.each([
  ['all is there', GOOD, '', 130],
  ['nothing is there', {}, '', 30],
  ['the policy is missing, which takes the extra points, too', { ...GOOD, 'content-security-policy': undefined }, '', 55],
  [
    'the policy lets scripts stand in pages',
    { ...GOOD, 'content-security-policy': "script-src 'unsafe-inline'; frame-ancestors 'none'" },
    '',
    80,
  ],
  ['a directive stands there twice', { ...GOOD, 'content-security-policy': "default-src 'none'; default-src 'self'" }, '', 55],
  [
    'the policy begins with what is allowed',
    { ...GOOD, 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" },
    '',
    125,
  ],
  ['browsers are not told to come by TLS', { ...GOOD, 'strict-transport-security': undefined }, '', 80],
  ['they are told it for a month', { ...GOOD, 'strict-transport-security': 'max-age=2592000' }, '', 120],
  ['a script of another host has no hash', GOOD, '<script src="https://example.com/a.js"></script>', 125],
])('%s', (_, headers, html, points) => {
  expect(observatoryScore(headers, html)).toBe(points)
})
