import { expect, test } from 'vitest'
import { compileCleanly, compileForTest } from '../../../test/support/compile-for-test'

test('only the page of a category can list the pages of its category', async () => {
  const { problems } = await compileForTest('<PageCards />', { pages: { 'core/page.md': '/docs/core/page' } })
  expect(problems).toMatchObject([
    {
      code: 'index-outside-category',
      title: 'The page /docs/core/page lists the pages of its sidebar category, but is not the page of a category.',
      at: 'content/current/core/page.md:1:1',
    },
  ])
})

test('renders no cards for a category without pages', async () => {
  expect((await compileCleanly('<PageCards />', { cards: [] })).html).not.toContain('card')
})
