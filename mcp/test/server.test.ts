import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configWith, createSite, page, temporaryFolder, writeFiles } from '../../engine/test/support/fixture-site'
import { build } from '../../engine/test/support/run-docs'
import { knowledge } from '../../site/check-code/test-knowledge'

const MCP = join(import.meta.dirname, '..')
const run = promisify(execFile)
const clients: Client[] = []
let folder = ''
let program = ''

const TROUBLE =
  '## Troubleshooting\n\n| Message | Cause | Solution |\n| --- | --- | --- |\n| `WidgetError: no such widget` | The name is wrong. | Check the name. |'

/** A built site in two versions with the files that the server reads, and the program installed from its package in an empty folder. */
beforeAll(async () => {
  const root = createSite({
    'docs.config.ts': configWith({
      versions:
        "[{ name: 'current', label: '2.0', path: '/docs', isLast: true, sidebars }, { name: 'old', label: '1.4.2', path: '/docs/1', sidebars: { main: ['index'] } }]",
      plugins: '[search()]',
    }),
    'content/current/guide.md': page('Guide', `## Count widgets\n\nRun the counter.\n\n### Faster\n\nUse two.\n\n${TROUBLE}`),
    'content/old/index.md': page('Old start', 'Count widgets with the old tool.'),
    'static/agents.json': JSON.stringify({
      format: 1,
      title: 'Fixture',
      url: 'https://docs.example.com',
      versions: [
        { name: 'current', label: '2.0', path: '/docs', isLast: true },
        { name: 'old', label: '1.4.2', path: '/docs/1', isLast: false },
      ],
    }),
    'static/docs/names.json': JSON.stringify({
      format: 1,
      names: [
        {
          name: 'Suite',
          kind: 'class',
          paths: ['great_expectations.Suite'],
          signature: 'Suite()',
          summary: 'A suite.',
          address: 'api/Suite',
        },
        { name: 'Suite.add', kind: 'method', signature: 'add(item)', summary: 'Adds.', address: 'api/Suite#add', added: '2.0' },
      ],
    }),
    'static/docs/1/names.json': JSON.stringify({
      format: 1,
      names: [
        {
          name: 'OldSuite',
          kind: 'class',
          signature: 'OldSuite()',
          summary: 'Old.',
          address: 'api/OldSuite',
          successor: 'Suite',
        },
      ],
    }),
    'static/docs/0.18/migration.json': JSON.stringify({
      format: 1,
      groups: [
        { title: 'Suites', rows: [{ change: 'replaced', old: ['ctx.make_suite()'], new: ['Suite()'], note: 'Create it.' }] },
      ],
    }),
    'static/docs/0.18/check-code.json': JSON.stringify({ format: 1, knowledge }),
    'static/docs/expectations.json': JSON.stringify({
      format: 1,
      version: '2.0',
      expectations: [
        {
          name: 'ExpectColumnValuesToBeUnique',
          type: 'expect_column_values_to_be_unique',
          issue: 'Uniqueness',
          summary: 'Checks that values occur once.',
          dataSources: ['pandas', 'Snowflake'],
          questions: ['find duplicates'],
          address: 'api/unique',
        },
        {
          name: 'ExpectColumnValuesToNotBeNull',
          type: 'expect_column_values_to_not_be_null',
          issue: 'Completeness',
          summary: 'Checks that values exist.',
          dataSources: ['pandas'],
          questions: ['no empty cells'],
          address: 'api/not_null',
        },
      ],
    }),
  })
  await build(root)
  folder = join(root, 'dist')
  const empty = temporaryFolder()
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', empty], { cwd: MCP })
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.indexOf('[')))
  expect(files.map(({ path }: { path: string }) => path).sort()).toEqual(['README.md', 'dist/main.mjs', 'package.json'])
  writeFiles(empty, { 'package.json': '{ "private": true }' })
  // The packages that the program needs are those of its lockfile, without the network.
  execFileSync('tar', ['-xzf', filename], { cwd: empty })
  symlinkSync(join(MCP, 'node_modules'), join(empty, 'node_modules'))
  program = join(empty, 'package/dist/main.mjs')
})
afterAll(() => Promise.all(clients.map((client) => client.close())))

async function connect(site: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  clients.push(client)
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, site] }))
  return client
}

async function call(client: Client, name: string, args: Record<string, unknown>): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: args })
  const [first] = content as { text: string }[]
  return `${isError === true ? 'Error: ' : ''}${first?.text}`
}

test('lists its tools, which only read', async () => {
  const { tools } = await (await connect(folder)).listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'search_docs',
    'read_page',
    'look_up',
    'find_expectation',
    'explain_error',
    'check_code',
  ])
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true)
})

test('searches a version, and reads a page, a section, and a resource', async () => {
  const client = await connect(folder)
  expect(await call(client, 'search_docs', { query: 'count widgets' })).toContain('Page: /docs/guide#count-widgets')
  expect(await call(client, 'search_docs', { query: 'count widgets', version: '1' })).toContain('Page: /docs/1')
  expect(await call(client, 'search_docs', { query: 'zzzz' })).toBe('No page matches. Use fewer or other words.')
  expect(await call(client, 'read_page', { route: 'https://docs.example.com/docs/guide' })).toContain('## Count widgets')
  const section = await call(client, 'read_page', { route: '/docs/guide.md', section: 'Faster' })
  expect(section).toBe('### Faster\n\nUse two.')
  expect(await call(client, 'read_page', { route: '/docs/guide#count-widgets' })).toMatch(/^## Count widgets\n[\s\S]*Use two\.$/)
  const { contents } = await client.readResource({ uri: 'gx-docs:///docs/guide' })
  expect(contents).toMatchObject([{ mimeType: 'text/markdown', text: expect.stringContaining('Run the counter.') }])
})

test('looks up names by their paths, members of call chains, old names, and what replaced them', async () => {
  const client = await connect(folder)
  expect(await call(client, 'look_up', { name: 'gx.Suite' })).toContain('## Suite (class, 2.0)')
  expect(await call(client, 'look_up', { name: 'context.suites.add("x")' })).toContain('Added in 2.0.')
  expect(await call(client, 'look_up', { name: 'OldSuite', version: '1.4' })).toContain(
    'Successor in the latest version: `Suite`',
  )
  const gone = await call(client, 'look_up', { name: 'OldSuite' })
  expect(gone).toContain('2.0 has no public name `OldSuite`')
  expect(gone).toContain('In 2.0: Suite')
  expect(await call(client, 'look_up', { name: 'ctx.make_suite' })).toContain('New: `Suite()`')
  expect(await call(client, 'look_up', { name: 'nowhere' })).toMatch(/^Error: The reference has no name "nowhere"/)
})

test('finds Expectations by questions and Data Sources', async () => {
  const client = await connect(folder)
  const unique = await call(client, 'find_expectation', { question: 'are there duplicates?', data_source: 'snowflake' })
  expect(unique).toMatch(/^## ExpectColumnValuesToBeUnique/)
  expect(unique).not.toContain('ExpectColumnValuesToNotBeNull')
  expect(await call(client, 'find_expectation', { question: 'duplicates', data_source: 'Paper' })).toMatch(
    /^Error: .*Data Sources: pandas, Snowflake\.$/,
  )
})

test('explains the error at the end of a traceback', async () => {
  const client = await connect(folder)
  const text =
    'Traceback (most recent call last):\n  File "/home/me/run.py", line 3\nlib.errors.WidgetError: no such widget "blue"\n'
  const answer = await call(client, 'explain_error', { text })
  expect(answer).toContain('Check the name.')
  expect(answer).toContain('Page: /docs/guide#')
})

test('checks code for 0.18', async () => {
  const client = await connect(folder)
  const code = 'import great_expectations as gx\n\ncontext = gx.get_context()\nsource = context.sources.add_pandas("trips")\n'
  const findings = await call(client, 'check_code', { code })
  expect(findings).toContain('context.data_sources.add_pandas("trips")')
  expect(await call(client, 'check_code', { code: 'print(1)\n' })).toBe('Nothing was found that 1.x no longer has.')
  expect(await call(client, 'check_code', { code: ' ' })).toBe('Error: The code is empty.')
})

test.each([
  ['a path out of the site', 'read_page', { route: '/../../etc/passwd' }, /^Error: There is no page at/],
  ['an encoded path', 'read_page', { route: '/docs/%2e%2e/%2e%2e/secret' }, /^Error: There is no page at/],
  ['a missing page', 'read_page', { route: '/docs/nowhere' }, /^Error: There is no page at/],
  ['no page', 'read_page', { route: '/' }, /^Error: The address of the page is missing/],
  ['a missing section', 'read_page', { route: '/docs/guide', section: 'Nothing' }, /^Error: The page has no section/],
  [
    'an unknown version',
    'search_docs',
    { query: 'x', version: '9.9' },
    /^Error: There is no version "9\.9"\. Versions: 2\.0, 1\.4\.2\.$/,
  ],
  ['a name of JavaScript as version', 'search_docs', { query: 'x', version: '__proto__' }, /^Error: There is no version/],
  ['an unknown area', 'search_docs', { query: 'x', area: 'Elsewhere' }, /^Error: There is no area/],
  ['a huge query', 'search_docs', { query: 'x'.repeat(600) }, /^Error: /],
  ['no query', 'search_docs', {}, /^Error: /],
  ['a huge message', 'explain_error', { text: 'x'.repeat(300_000) }, /^Error: /],
])('%s is answered with a reason', async (_, tool, args, reason) => {
  expect(await call(await connect(folder), tool, args)).toMatch(reason)
})

test('does not follow a link out of the folder', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'))
  writeFileSync(join(outside, 'secret.md'), 'Secret.')
  symlinkSync(join(outside, 'secret.md'), join(folder, 'docs/leak.md'))
  expect(await call(await connect(folder), 'read_page', { route: '/docs/leak' })).toMatch(/^Error: There is no page/)
  rmSync(outside, { recursive: true })
})

test('reads a site by its address, only from its host, and reports a site that is down or has another format', async () => {
  const requests: string[] = []
  const { default: serveStatic } = await import('node:fs')
  const server = createHttpServer((request, response) => {
    requests.push(request.url ?? '')
    const file = join(folder, request.url ?? '')
    if (serveStatic.existsSync(file)) response.end(serveStatic.readFileSync(file))
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = await connect(address)
  expect(await call(client, 'search_docs', { query: 'count widgets' })).toContain('Page: /docs/guide#count-widgets')
  expect(await call(client, 'read_page', { route: '/docs/guide' })).toContain('Run the counter.')
  const before = requests.length
  await call(client, 'search_docs', { query: 'count widgets' })
  expect(requests.length).toBe(before)
  await new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  expect(await call(client, 'read_page', { route: '/docs' })).toMatch(/^Error: /)
  expect(await call(await connect(address), 'search_docs', { query: 'x' })).toMatch(/^Error: .* cannot be reached/)
  const other = temporaryFolder()
  writeFiles(other, { 'agents.json': '{ "format": 2, "versions": [] }' })
  expect(await call(await connect(other), 'search_docs', { query: 'x' })).toMatch(/^Error: agents\.json has format 2/)
})

test('a folder without the files of a built site, and unknown arguments, are rejected before the server starts', async () => {
  await expect(run(process.execPath, [program, tmpdir()])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is not a built site'),
  })
  await expect(run(process.execPath, [program, '--port=1'])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Usage'),
  })
  expect((await run(process.execPath, [program, '--help'])).stderr).toContain('Usage')
})

test('a cancelled request is not answered, and the server stays usable', async () => {
  const client = await connect(folder)
  const stop = new AbortController()
  const cancelled = client.callTool({ name: 'search_docs', arguments: { query: 'count widgets' } }, { signal: stop.signal })
  stop.abort(new Error('cancelled'))
  await expect(cancelled).rejects.toThrow()
  expect(await call(client, 'search_docs', { query: 'count widgets' })).toContain('Page: ')
})
