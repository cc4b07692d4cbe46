import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { fetchCounts } from './fetch-counts.browser'

let server: Server | undefined
afterEach(() => server?.close())

/** Requests counts from a fake repository host that responds with `answer`. */
async function requestCounts(answer: RequestListener) {
  server = createServer(answer)
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return fetchCounts(`http://127.0.0.1:${port}/repos/acme/widget`, new AbortController().signal)
}

test('one plain GET request returns the stars and forks of a repository', async () => {
  const requests: string[] = []
  const counts = await requestCounts(({ method, url }, response) => {
    requests.push(`${method} ${url}`)
    response.end('{"stargazers_count":10900,"forks_count":1600,"other":1}')
  })
  expect(counts).toEqual({ stars: 10_900, forks: 1600 })
  expect(requests).toEqual(['GET /repos/acme/widget'])
})

test.each([
  ['a status of 403 with counts in the body', 403, '{"stargazers_count":1,"forks_count":1}'],
  ['a missing count', 200, '{"stargazers_count":1}'],
  ['a count that is not a number', 200, '{"stargazers_count":"1","forks_count":1}'],
  ['an infinite number', 200, '{"stargazers_count":1e999,"forks_count":1}'],
  ['broken JSON', 200, '{"stargazers'],
  ['JSON that is not an object', 200, 'null'],
])('%s is an error', async (_, status, body) => {
  await expect(requestCounts((_request, response) => response.writeHead(status).end(body))).rejects.toThrow()
})

test('a broken connection is an error', async () => {
  await expect(requestCounts((request) => request.socket.destroy())).rejects.toThrow()
})
