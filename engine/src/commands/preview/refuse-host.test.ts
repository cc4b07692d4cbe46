import { expect, test } from 'vitest'
import { isLocalHost } from './refuse-host'

test.each([
  [undefined, true],
  ['localhost', true],
  ['LOCALHOST:4000', true],
  ['docs.localhost:4000', true],
  ['127.0.0.1', true],
  ['127.0.0.1:4000', true],
  ['[::1]:4000', true],
  ['docs.test:4000', true],
  ['', false],
  ['evil.example', false],
  ['evil.example:4000', false],
  ['localhost.evil.example', false],
  ['evillocalhost', false],
  ['127.0.0.1.evil.example', false],
  ['127.0.0.1:4000:1', false],
  ['a.docs.test', false],
  ['10.0.0.1', false],
])('accepts the host %j: %s', (host, accepted) => {
  expect(isLocalHost(host, ['docs.test'])).toBe(accepted)
})
