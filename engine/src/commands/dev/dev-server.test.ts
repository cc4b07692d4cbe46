import { once } from 'node:events'
import { type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDevServer } from './dev-server'
import type { DevSite } from './dev-site'

/** A site that returns the same page for every address. */
const site = {
  baseUrl: '/',
  policy: "default-src 'none'",
  redirect: (path: string) => (path === '/old' ? '/docs/café' : undefined),
  respond: async () => ({ status: 200, type: 'text/html; charset=utf-8', body: '<h1>Page</h1>' }),
}

let server: Server
let port = 0
let notify: () => void
beforeAll(async () => {
  ;({ server, notify } = createDevServer(site as unknown as DevSite, ['docs.test']))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function send(path: string, { method = 'GET', ...headers }: Record<string, string> = {}): Promise<IncomingMessage> {
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end()
  const [response] = await once(sent, 'response')
  return response as IncomingMessage
}
async function read(response: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of response.setEncoding('utf8')) body += chunk
  return body
}

test.each(['localhost', '127.0.0.1', '[::1]', 'docs.localhost', 'docs.test'])(
  'responds to requests for the host %s',
  async (host) => {
    const response = await send('/docs/', { host: `${host}:${port}` })
    expect([response.statusCode, await read(response)]).toEqual([200, '<h1>Page</h1>'])
  },
)

test('rejects other hosts with a message', async () => {
  for (const path of ['/docs/', '/old', '/__dev/events']) {
    const response = await send(path, { host: `evil.example:${port}` })
    expect([path, response.statusCode, response.headers['content-type']]).toEqual([path, 403, 'text/plain; charset=utf-8'])
    expect(await read(response)).toContain('--allow-host=')
  }
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('rejects the method %s', async (method) => {
  const response = await send('/docs/', { method })
  expect([response.statusCode, response.headers.allow, await read(response)]).toEqual([405, 'GET, HEAD', ''])
})

test('responds to HEAD without a body', async () => {
  for (const path of ['/docs/', '/__dev/events']) {
    const response = await send(path, { method: 'HEAD' })
    expect([path, response.statusCode, await read(response)]).toEqual([path, 200, ''])
  }
})

test('notifies pages of this site about changes, and rejects other sites', async () => {
  for (const origin of ['https://evil.example', `http://localhost:${port + 1}`, 'null'])
    expect([origin, (await send('/__dev/events', { origin, host: `localhost:${port}` })).statusCode]).toEqual([origin, 403])
  const events = await send('/__dev/events', { origin: `http://localhost:${port}`, host: `localhost:${port}` })
  expect(events.statusCode).toBe(200)
  notify()
  let text = ''
  for await (const chunk of events.setEncoding('utf8')) {
    text += chunk
    if (text.includes('event: change')) break
  }
  expect(text).toContain('event: change')
})

test('encodes the address of a redirect', async () => {
  expect((await send('/old')).headers.location).toBe('/docs/caf%C3%A9')
})
