import { join, resolve } from 'node:path'
import { withSlashes } from '../../common'
import { createSiteServer, listen } from '../preview'
import type { Arguments } from './parse-arguments'
import { readServerOptions, untilStopped } from './server-options'

const FIRST_PORT = 4000

/** `docs serve <site>`: serves the built site until the process is interrupted. */
export async function runServe(args: Arguments): Promise<number> {
  const root = resolve(args.rest[0] ?? '.')
  const base = withSlashes(args.values.get('base') ?? '/')
  const { port, hosts } = readServerOptions(args)
  const server = createSiteServer(resolve(args.values.get('out') ?? join(root, 'dist')), base, hosts)
  const origin = await listen(server, { first: FIRST_PORT, ...port })
  console.log(`Serving the site at ${origin}${base} (press Ctrl+C to stop)`)
  return untilStopped(() => server.close())
}
