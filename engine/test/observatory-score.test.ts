import { expect, test } from 'vitest'
import { observatoryScore } from './support/observatory-score'

const GOOD = {
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
}

// Columns: description, headers, HTML, and the score by the rules of the Observatory.
test.each([
  ['all headers', GOOD, '', 130],
  ['no headers', {}, '', 30],
  ['no policy, and therefore no extra points', { ...GOOD, 'content-security-policy': undefined }, '', 55],
  [
    'a policy that allows inline scripts',
    { ...GOOD, 'content-security-policy': "script-src 'unsafe-inline'; frame-ancestors 'none'" },
    '',
    80,
  ],
  ['a duplicate directive', { ...GOOD, 'content-security-policy': "default-src 'none'; default-src 'self'" }, '', 55],
  [
    'a policy that allows the site by default',
    { ...GOOD, 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" },
    '',
    125,
  ],
  ['no Strict-Transport-Security', { ...GOOD, 'strict-transport-security': undefined }, '', 80],
  ['Strict-Transport-Security for a month', { ...GOOD, 'strict-transport-security': 'max-age=2592000' }, '', 120],
  ['a script from another host without a hash', GOOD, '<script src="https://example.com/a.js"></script>', 125],
])('%s', (_, headers, html, points) => {
  expect(observatoryScore(headers, html)).toBe(points)
})
