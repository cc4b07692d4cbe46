import { expect, test } from 'vitest'
import type { ApiMember, ApiPage } from './api'
import { addHistory, readHistory } from './api-history'

const method = (name: string, values: Partial<ApiMember> = {}): ApiMember => ({
  name,
  kind: 'method',
  group: 'read',
  summary: 'Works.',
  details: [],
  parameters: [{ name: 'a' }, { name: 'b' }],
  raises: {},
  place: { file: 'lib.py', line: 1 },
  ...values,
})
const PAGE: ApiPage = {
  page: 'api/Suite_class',
  title: 'Suite',
  full: 'lib.Suite',
  kind: 'class',
  path: 'lib.Suite',
  place: { file: 'lib.py', line: 1 },
  summary: 'A suite.',
  known: [],
  parameters: [{ name: 'name' }, { name: 'size' }],
  properties: [{ name: 'size', text: 'Size.' }],
  methods: [method('add'), method('run'), method('save', { from: { name: 'Base', page: 'api/Base_class' } })],
}
const FILE = { format: 1, releases: { '1.0': '2025-01-31', '1.1': '2025-02-28' }, changes: {} }
const history = (since: object) => {
  const { value } = readHistory('history.json', JSON.stringify({ ...FILE, since }))
  if (!value) throw new Error('not valid')
  return value
}

test('adds the releases that introduced classes, members, and parameters', () => {
  const since = {
    Suite: {
      since: '1.1',
      members: { '': { parameters: { size: '1.2' } }, size: { since: '1.3' }, add: { since: '1.4', parameters: { b: '1.5' } } },
    },
    Base: { members: { save: { since: '1.6' } } },
  }
  expect(addHistory([PAGE], history(since))).toMatchObject([
    {
      added: '1.1',
      parameters: [{ name: 'name' }, { name: 'size', added: '1.2' }],
      properties: [{ name: 'size', added: '1.3' }],
      methods: [
        { name: 'add', added: '1.4', parameters: [{ name: 'a' }, { name: 'b', added: '1.5' }] },
        { name: 'run' },
        { name: 'save', added: '1.6' },
      ],
    },
  ])
})

test('does not mark what is as old as its class or method, or as the package', () => {
  const since = { Suite: { since: '1.1', members: { add: { since: '1.1', parameters: { b: '1.1' } } } } }
  const [page] = addHistory([PAGE], history(since))
  expect(page).toEqual({ ...PAGE, added: '1.1' })
})

test('reports a file that is not valid', () => {
  const { problems } = readHistory('history.json', JSON.stringify({ ...FILE, since: {}, format: 2 }))
  expect(problems).toMatchObject([{ code: 'python-api/facts', at: expect.stringContaining('history.json') }])
})
