import { HtmlValidate } from 'html-validate'
import { builtRoutes, readDocument, testedRoutes } from './support/routes'
import { expect, test } from './support/test'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React serializes attributes and void elements in another valid form.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Wide tables are in a focusable region that scrolls.
    'no-redundant-role': 'off',
  },
})

test.describe('valid HTML', () => {
  for (const route of [...testedRoutes(), '/404']) {
    test(route, async () => {
      const report = await validator.validateString(readDocument(route))
      const messages = report.results.flatMap((result) =>
        result.messages.map((m) => `${m.ruleId}: ${m.message} (${m.selector ?? ''})`),
      )
      expect(messages).toEqual([])
    })
  }
})

test('no document contains anything that the policy blocks', () => {
  for (const route of [...builtRoutes(), '/404']) {
    const html = readDocument(route)
    expect(html, route).not.toMatch(/<style|\sstyle="|\son[a-z]+="|javascript:/)
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes.trim())
    const code = scripts.filter((attributes) => !/type="application\/(ld\+)?json"/.test(attributes))
    expect(code, route).toEqual(['', expect.stringMatching(/^type="module" src="\/assets\/runtime\.[0-9a-f]+\.js"$/)])
  }
})
