import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

test('browsers with Trusted Types create one policy, named `docs`', async () => {
  const createPolicy = vi.fn((_name: string, rules: Record<'createHTML' | 'createScriptURL', (text: string) => string>) => ({
    createHTML: (html: string) => `trusted ${rules.createHTML(html)}`,
    createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}`,
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { trustedHtml, trustedScriptUrl } = await import('./trusted-html.browser')
  expect([trustedHtml('<p>'), trustedScriptUrl('/a.js')]).toEqual(['trusted <p>', 'trusted /a.js'])
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('docs', expect.anything())
})

test('other browsers use the text', async () => {
  const { trustedHtml, trustedScriptUrl } = await import('./trusted-html.browser')
  expect([trustedHtml('<p>'), trustedScriptUrl('/a.js')]).toEqual(['<p>', '/a.js'])
})
