import { afterEach, expect, test, vi } from 'vitest'
import { holdsEnvironment, readEnvironment } from './environment'

afterEach(() => vi.unstubAllEnvs())

const read = (...texts: string[]) => readEnvironment(texts.map((text, i) => ({ file: `file${i}.tsx`, text })))

test('hashes the values of the variables in sources', async () => {
  vi.stubEnv('PAGE_VIEWS_ID', 'G-SECRET')
  vi.stubEnv('TAG_MANAGER_ID', undefined)
  const found = await read("pageViews({ trackingId: process.env.PAGE_VIEWS_ID ?? process.env['TAG_MANAGER_ID'] })")
  expect(Object.keys(found)).toEqual(['PAGE_VIEWS_ID', 'TAG_MANAGER_ID'])
  expect(found.TAG_MANAGER_ID).toBe('')
  expect(JSON.stringify(found)).not.toContain('SECRET')
})

test('detects that a variable was set or changed', async () => {
  vi.stubEnv('PAGE_VIEWS_ID', undefined)
  const none = await read('process.env.PAGE_VIEWS_ID')
  expect(holdsEnvironment(none)).toBe(true)
  vi.stubEnv('PAGE_VIEWS_ID', '')
  expect(holdsEnvironment(none)).toBe(false)
  vi.stubEnv('PAGE_VIEWS_ID', 'G-1')
  const one = await read('process.env.PAGE_VIEWS_ID')
  expect([holdsEnvironment(none), holdsEnvironment(one)]).toEqual([false, true])
  vi.stubEnv('PAGE_VIEWS_ID', 'G-2')
  expect(holdsEnvironment(one)).toBe(false)
})

test.each([
  ['const { PAGE_VIEWS_ID } = process.env', '2:27'],
  ['const id = process.env[name]', '2:12'],
  ["const id = process.env['A_' + name]", '2:12'],
  ['const all = { ...process.env }', '2:18'],
  ['const all = Object.keys(process.env)', '2:25'],
  ['const id = process.env?.PAGE_VIEWS_ID', '2:12'],
  ["const id = process['env'].PAGE_VIEWS_ID", '2:12'],
  ['const id = globalThis.process.env[name]', '2:12'],
  ['const id = (process.env as Variables).PAGE_VIEWS_ID', '2:13'],
  ['const { env } = process', '2:7'],
  ['const { env: { PAGE_VIEWS_ID } } = process', '2:7'],
  ["import { env } from 'node:process'", '2:1'],
  ["import { cwd, env as variables } from 'process'", '2:1'],
  ['const page = <p>{String(process.env)}</p>', '2:25'],
])('rejects %s, because changes could not be detected', async (source, place) => {
  await expect(read('process.env.OTHER', `// First line.\n${source}`)).rejects.toMatchObject({
    parts: { code: 'environment-name', at: `file1.tsx:${place}` },
  })
})

test('lists all positions', async () => {
  await expect(read('process.env[a]; process.env[b]', 'process.env[c]')).rejects.toMatchObject({
    parts: {
      title: expect.stringContaining('3 places:\n- file0.tsx:1:1\n- file0.tsx:1:17\n- file1.tsx:1:1'),
      at: 'file0.tsx:1:1',
    },
  })
})

test.each([
  '// Set process.env first.',
  "const text = 'const { X } = process.env'",
  'const page = <code>process.env</code>',
  'const folder = process.cwd(); const env = {}; process.env.NAMED',
  "const { argv } = process; import { argv as all } from 'node:process'; env()",
  "import { env } from './env'; process.exit",
  'process.env; {',
])('allows %s', async (source) => {
  expect(Object.keys(await read(source))).toEqual(source.includes('NAMED') ? ['NAMED'] : [])
})
