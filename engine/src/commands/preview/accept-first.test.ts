import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { acceptFirst } from './accept-first'
import { listen } from './listen'

const CLIENTS = 200

test('of many who ask without pause, nobody waits for long until it is their turn', async () => {
  const server = createServer((_, response) => whenTaken(() => response.end('x')))
  const whenTaken = acceptFirst(server)
  const port = Number(new URL(await listen(server, { fixed: 0, first: 0 })).port)
  const answered = new Set<Socket>()
  let answers = 0
  const sockets: Socket[] = []
  await new Promise<void>((done) => {
    for (let i = 0; i < CLIENTS; i++) {
      const socket = connect(port, '127.0.0.1')
      const ask = () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
      sockets.push(socket.on('connect', ask))
      socket.on('data', () => {
        answers++
        answered.add(socket)
        if (answered.size === CLIENTS) done()
        else ask()
      })
    }
  })
  for (const socket of sockets) socket.destroy()
  server.close()
  expect(answers).toBeLessThan(10 * CLIENTS)
})
