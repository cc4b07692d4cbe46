import { resolve } from 'node:path'
import type { Engine } from '../../model'
import { createDevServer, DevSite, watchFolders } from '../dev'
import { listen } from '../preview'
import type { Arguments } from './parse-arguments'
import { printProblems } from './report'
import { readServerOptions, untilStopped } from './server-options'

const FIRST_PORT = 3000

/** `docs dev <site>`: serves the site from its sources and reloads pages on every change. */
export async function runDev(args: Arguments, engine: Engine): Promise<number> {
  const root = resolve(args.rest[0] ?? '.')
  const { port, hosts } = readServerOptions(args)
  const site = new DevSite(engine, root, printProblems, () => notify())
  const { server, notify } = createDevServer(site, hosts)
  await site.reload()
  const origin = await listen(server, { first: FIRST_PORT, ...port })
  console.log(`Dev server at ${origin}${site.baseUrl} (reloads on every change, press Ctrl+C to stop)`)
  const stop = await watchFolders([root, engine.sources], (paths) => void site.update(paths)).catch((error: unknown) => {
    // The server would keep the process alive.
    server.close()
    throw error
  })
  void site.catchUp()
  return untilStopped(() => {
    void stop()
    site.close()
    server.closeAllConnections()
    server.close()
  })
}
