import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './support/test'
import { SITES } from './support/test-dist'

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', SITES.published.dist, name), 'utf8')
    .trim()
    .split('\n')

test('every old address leads to its page in one hop', async ({ request }) => {
  // Lines with 404 choose the not-found page of a version.
  const lines = read('_redirects').filter((line) => !line.endsWith(' 404'))
  expect(lines.length).toBeGreaterThan(100)
  for (const line of lines) {
    const [from = '', to = '', status = ''] = line.split(' ')
    const moved = await request.get(from, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location], from).toEqual([Number(status), to])
    expect((await request.get(to, { maxRedirects: 0 })).status(), to).toBe(200)
  }
})

test('hosts read all that the build tells them', () => {
  // The documentation of Cloudflare Pages, "Redirects" and "Headers".
  expect(read('_redirects').length).toBeLessThanOrEqual(2000)
  expect(Math.max(...read('_redirects').map((line) => line.length))).toBeLessThanOrEqual(1000)
  expect(read('_headers').filter((line) => !line.startsWith(' ')).length).toBeLessThanOrEqual(100)
  expect(Math.max(...read('_headers').map((line) => line.length))).toBeLessThanOrEqual(2000)
})
