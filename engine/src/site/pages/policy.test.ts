import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from './policy'

const SITE = { connect: [], scriptHashes: ['sha256-abc'] }
/** The directives of a policy by name. */
const read = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((part) => [part.split(' ', 1)[0] ?? '', part.replace(/^\S+ /, '')]))

describe('the policy', () => {
  test('allows only the site itself by default', () => {
    expect(contentSecurityPolicy(SITE)).toBe(
      "default-src 'none'; script-src 'self' 'sha256-abc'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types docs",
    )
  })

  test('adds each host once to its directive', () => {
    const policy = read(
      contentSecurityPolicy({
        ...SITE,
        script: ['https://tags.example.com', 'https://tags.example.com'],
        connect: ['https://collect.example.com'],
        image: ['https://pixel.example.com'],
        frame: ['https://frame.example.com'],
        trustedTypes: ['goog#html'],
      }),
    )
    expect(policy['script-src']).toBe("'self' 'sha256-abc' https://tags.example.com")
    expect(policy['connect-src']).toBe("'self' https://collect.example.com")
    expect(policy['img-src']).toBe("'self' data: https://pixel.example.com")
    expect(policy['frame-src']).toBe('https://frame.example.com')
    expect(policy['trusted-types']).toBe('docs goog#html')
  })

  test('does not contain directives for Trusted Types if they are off', () => {
    expect(contentSecurityPolicy({ ...SITE, trustedTypes: 'off' })).not.toContain('trusted-types')
  })

  test('as a meta tag, omits only the directive that tags do not support', () => {
    expect(contentSecurityPolicy(SITE).replace("; frame-ancestors 'none'", '')).toBe(
      contentSecurityPolicy({ ...SITE, meta: true }),
    )
  })
})
