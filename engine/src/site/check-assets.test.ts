import { expect, test } from 'vitest'
import { makeConfig } from '../../test/make-site'
import { checkAssets } from './check-assets'

const assets = { find: (path: string) => (path === '/img/mark.svg' ? { href: path } : undefined), list: () => ['/img/mark.svg'] }

test('reports missing files in the configuration and in front matter, with similar names', () => {
  const config = makeConfig({ favicon: '/img/mark.svg', navbar: { logo: { src: '/img/mrak.svg' } } })
  const docs = [{ file: 'content/current/a.md', image: '/no.png' }, { file: 'content/current/b.md' }]
  expect(checkAssets(config, docs, assets, 'docs.config.ts')).toMatchObject([
    {
      code: 'missing-file',
      at: 'docs.config.ts',
      title: expect.stringContaining('navbar.logo.src'),
      hint: 'Did you mean "/img/mark.svg"?',
    },
    { code: 'missing-file', at: 'content/current/a.md' },
  ])
})
