import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './support/test'
import { SITES } from './support/test-dist'

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', SITES.published.dist, name), 'utf8')
    .trim()
    .split('\n')

test('every old address redirects to its page once', async ({ baseURL }) => {
  // Lines with 404 choose the not-found page of a version.
  const lines = read('_redirects').filter((line) => !line.endsWith(' 404'))
  expect(lines.length).toBeGreaterThan(100)
  const answer = async (path: string) => {
    const response = await fetch(new URL(path, baseURL), { method: 'HEAD', redirect: 'manual' })
    return [path, response.status, response.headers.get('location')]
  }
  const moves = lines.map((line) => {
    const [from = '', to = '', status = ''] = line.split(' ')
    return [from, Number(status), to]
  })
  const targets = new Set(moves.map(([, , to]) => String(to)))
  // Node's fetch keeps connections open; Playwright's client opens one for each request. It waits ten seconds for a connection.
  const answers = async (paths: readonly string[]) => {
    const found: unknown[] = []
    for (let i = 0; i < paths.length; i += 50) found.push(...(await Promise.all(paths.slice(i, i + 50).map(answer))))
    return found
  }
  expect(await answers(moves.map(([from]) => String(from)))).toEqual(moves)
  expect(await answers([...targets])).toEqual([...targets].map((to) => [to, 200, null]))
})

test('the files for hosts stay within the limits of Cloudflare Pages', () => {
  // Cloudflare Pages documentation, "Redirects" and "Headers".
  expect(read('_redirects').length).toBeLessThanOrEqual(2000)
  expect(Math.max(...read('_redirects').map((line) => line.length))).toBeLessThanOrEqual(1000)
  expect(read('_headers').filter((line) => !line.startsWith(' ')).length).toBeLessThanOrEqual(100)
  expect(Math.max(...read('_headers').map((line) => line.length))).toBeLessThanOrEqual(2000)
})
