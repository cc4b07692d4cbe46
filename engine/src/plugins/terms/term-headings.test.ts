import { expect, test } from 'vitest'
import { makeConfig } from '../../../test/make-site'
import { pluginSite, setUp } from '../../../test/support/plugin-site'
import { sample } from '../../../test/support/sample-view'
import type { Doc } from '../../model/types/doc'
import { termHeadings } from './term-headings'

const doc = {
  kind: 'doc',
  id: 'glossary',
  version: 'current',
  route: '/docs/glossary',
  title: 'Queues',
  label: '',
  file: '',
  breadcrumbs: [],
  counterparts: [],
  draft: false,
  unlisted: false,
} as Doc
const headings = [
  { level: 2, id: 'message-queue', html: '', text: 'Message queues' },
  { level: 2, id: 'worker', html: '', text: 'Worker' },
]

async function check(terms: Record<string, unknown>) {
  const site = pluginSite({
    config: makeConfig({}),
    docs: [doc],
    findDoc: (id, version) => (version === 'current' && id === 'glossary' ? doc : undefined),
    mapPages: async (_, derive) => new Map([[doc, derive({ doc, article: { ...sample.article, headings }, sections: [] })]]),
    readFile: (path) => (path === 'content/current/terms.json' ? JSON.stringify(terms) : undefined),
  })
  return (await setUp(termHeadings(), site)).check?.()
}

test.each([
  ['the heading of the anchor', { title: 'Message queue', page: 'glossary#message-queue' }],
  ['any heading of the page', { title: 'worker', page: 'glossary' }],
  ['the title of the page', { title: 'Queues', page: 'glossary' }],
])('accepts a term that is in %s', async (_, term) => {
  expect(await check({ term })).toEqual([])
})

test('accepts a term without a page', async () => {
  expect(await check({ term: { title: 'Queue' } })).toEqual([])
})

test('rejects terms that link to another heading, to a missing heading, or to a missing page', async () => {
  const problems = await check({
    queue: { title: 'Message queue', page: 'glossary#worker' },
    broker: { title: 'Broker', page: 'glossary' },
    worker: { title: 'Worker', page: 'none#worker' },
  })
  expect(problems).toMatchObject([
    {
      code: 'term-heading',
      title: expect.stringMatching(/^3 terms link .*"queue" links to glossary#worker.*"broker" .*"worker" links to none#worker/s),
    },
  ])
})
