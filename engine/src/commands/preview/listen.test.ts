import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { listen } from './listen'

const servers: Server[] = []
const server = () => {
  const created = createServer()
  servers.push(created)
  return created
}
afterEach(() => {
  for (const created of servers.splice(0)) created.close()
})

/** A port that is in use, with ports above it. */
async function takePort(): Promise<number> {
  for (;;) {
    const taken = server()
    await listen(taken, { fixed: 0, first: 0 })
    const { port } = taken.address() as AddressInfo
    if (port < 65_000) return port
  }
}

test('if the first port is in use, the next free one above it is used', async () => {
  const first = await takePort()
  const port = Number(new URL(await listen(server(), { first })).port)
  expect(port).toBeGreaterThan(first)
  expect(port).toBeLessThan(first + 20)
})

test('a fixed port that is in use is an error', async () => {
  const fixed = await takePort()
  await expect(listen(server(), { fixed, first: 4000 })).rejects.toMatchObject({
    code: 'port-in-use',
    title: `Port ${fixed} is in use.`,
  })
})
