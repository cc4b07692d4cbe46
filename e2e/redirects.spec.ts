import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './support/test'
import { SITES } from './support/test-dist'

test('every old address leads to its page in one hop', async ({ request }) => {
  const lines = readFileSync(join(import.meta.dirname, '..', SITES.published.dist, '_redirects'), 'utf8')
    .trim()
    .split('\n')
  expect(lines.length).toBeGreaterThan(100)
  for (const line of lines) {
    const [from = '', to = '', status = ''] = line.split(' ')
    const moved = await request.get(from, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location], from).toEqual([Number(status), to])
    expect((await request.get(to, { maxRedirects: 0 })).status(), to).toBe(200)
  }
})
