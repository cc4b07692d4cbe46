import { describe, expect, test } from 'vitest'
import { makeConfig } from '../../../test/make-site'
import type { PluginHosts } from '../../model'
import { sitePolicy } from './policy'

const policyWith = (hosts: PluginHosts = {}, form: 'header' | 'meta' = 'header') =>
  sitePolicy(makeConfig({ plugins: [{ name: 'tags', hosts }] }), { boot: 'start()' }, form)
/** The directives of a policy by name. */
const read = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((part) => [part.split(' ', 1)[0] ?? '', part.replace(/^\S+ /, '')]))

describe('the policy', () => {
  test('allows only the site itself and its inline script by default', () => {
    expect(policyWith()).toBe(
      "default-src 'none'; script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types docs",
    )
    expect(read(sitePolicy(undefined, { boot: '' }, 'header'))['script-src']).toBe("'self'")
  })

  test('adds each host once to its directive', () => {
    const policy = read(
      policyWith({
        script: ['https://tags.example.com', 'https://tags.example.com'],
        connect: ['https://collect.example.com'],
        image: ['https://pixel.example.com'],
        frame: ['https://frame.example.com'],
        trustedTypes: ['goog#html'],
      }),
    )
    expect(policy['script-src']).toMatch(/^'self' 'sha256-[^ ]+' https:\/\/tags\.example\.com$/)
    expect(policy['connect-src']).toBe("'self' https://collect.example.com")
    expect(policy['img-src']).toBe("'self' data: https://pixel.example.com")
    expect(policy['frame-src']).toBe('https://frame.example.com')
    expect(policy['trusted-types']).toBe('docs goog#html')
  })

  test('does not contain directives for Trusted Types if they are off', () => {
    expect(policyWith({ trustedTypes: ['goog#html'] })).toContain('trusted-types')
    expect(policyWith({ trustedTypes: 'off' })).not.toContain('trusted-types')
  })

  test('as a meta tag, omits only the directive that tags do not support', () => {
    expect(policyWith().replace("; frame-ancestors 'none'", '')).toBe(policyWith({}, 'meta'))
  })
})
