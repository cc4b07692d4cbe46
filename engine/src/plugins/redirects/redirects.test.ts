import { expect, test } from 'vitest'
import { pluginSite, setUp } from '../../../test/support/plugin-site'
import { sample } from '../../../test/support/sample-view'
import type { Doc, PluginOutput } from '../../model'
import { redirects } from './redirects'
import type { RedirectsOptions } from './redirects-options'

const doc = (route: string, version: string): Doc => ({ ...sample.doc, kind: 'doc', id: route, route, version })
const DOCS = [doc('/docs/start', 'current'), doc('/docs/1.x/old', '1.x')]

async function setup(options?: RedirectsOptions): Promise<PluginOutput> {
  return setUp(redirects(options), pluginSite({ docs: DOCS }))
}

test('without options, there are no redirects and no problems', async () => {
  expect(await setup()).toEqual({ redirects: [], pendingAddresses: [], problems: [] })
})

test('redirects old addresses, and pages that only an older version has', async () => {
  const output = await setup({ rules: [{ reason: 'Moved', paths: { '/a': '/docs/start' } }], missingPages: '1.x' })
  expect(output.problems).toEqual([])
  expect(output.redirects).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ from: '/a', to: '/docs/start', status: 301 }),
      expect.objectContaining({ from: '/docs/old', to: '/docs/1.x/old', status: 302 }),
    ]),
  )
})

test.each(['current', '1.y'])(
  'the version "%s" for missing pages is an error, because it is not an older one',
  async (missingPages) => {
    const { problems = [] } = await setup({ missingPages })
    expect(problems.map(({ code, title, at }) => [code, title, at])).toEqual([
      [
        'unknown-version',
        `missingPages of the plugin "redirects" is "${missingPages}", which isn't an older version.`,
        'docs.config.ts',
      ],
    ])
    expect(problems[0]?.hint).toContain('1.x')
  },
)
