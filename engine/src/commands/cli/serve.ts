import { join, resolve } from 'node:path'
import { createSiteServer, listen } from '../preview'
import type { Arguments } from './parse-arguments'
import { readHosts } from './read-hosts'
import { readPort } from './read-port'

const FIRST_PORT = 4000

/** `docs serve <site>`: serves the built site until it is stopped. */
export async function runServe(args: Arguments): Promise<number> {
  const root = resolve(args.rest[0] ?? '.')
  const base = args.values.get('base') ?? '/'
  const folder = resolve(args.values.get('out') ?? join(root, 'dist'))
  const server = createSiteServer(folder, base, readHosts(args.values.get('allow-host')))
  const address = await listen(server, { first: FIRST_PORT, ...readPort(args.values.get('port')) })
  console.log(`Serving the site at ${address}${base} (stop with Ctrl+C)`)
  return untilStopped(() => server.close())
}

/** Resolves when the program is told to stop. */
export function untilStopped(close: () => void): Promise<number> {
  return new Promise((done) => {
    const stop = () => {
      close()
      done(0)
      process.exit(0)
    }
    process.once('SIGINT', stop).once('SIGTERM', stop)
  })
}
