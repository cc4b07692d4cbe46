import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { fetchCounts } from './fetch-counts.browser'

let server: Server | undefined
afterEach(() => server?.close())

/** A stand-in for the host of the repository. */
async function ask(answer: RequestListener) {
  server = createServer(answer)
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return fetchCounts(`http://127.0.0.1:${port}/repos/acme/widget`, new AbortController().signal)
}

test('one plain GET request returns the stars and forks of a repository', async () => {
  const asked: string[] = []
  const counts = await ask(({ method, url }, response) => {
    asked.push(`${method} ${url}`)
    response.end('{"stargazers_count":10900,"forks_count":1600,"other":1}')
  })
  expect(counts).toEqual({ stars: 10_900, forks: 1600 })
  expect(asked).toEqual(['GET /repos/acme/widget'])
})

test.each([
  ['a refusal with counts in it', 403, '{"stargazers_count":1,"forks_count":1}'],
  ['a missing count', 200, '{"stargazers_count":1}'],
  ['a count that is no number', 200, '{"stargazers_count":"1","forks_count":1}'],
  ['a number beyond all bounds', 200, '{"stargazers_count":1e999,"forks_count":1}'],
  ['broken JSON', 200, '{"stargazers'],
  ['JSON that is no object', 200, 'null'],
])('%s is a failure', async (_, status, body) => {
  await expect(ask((_request, response) => response.writeHead(status).end(body))).rejects.toThrow()
})

test('a broken connection is an error', async () => {
  await expect(ask((request) => request.socket.destroy())).rejects.toThrow()
})
