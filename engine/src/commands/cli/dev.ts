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
  const site = new DevSite(engine, root, printProblems)
  const { server, notify } = createDevServer(site, hosts)
  // Starts before the site is read, so that no change is missed.
  const stop = await watchFolders([root, engine.sources], () => void site.reload().then(notify))
  await site.reload()
  const origin = await listen(server, { first: FIRST_PORT, ...port }).catch(async (error: unknown) => {
    // The watcher would keep the process alive.
    await stop()
    throw error
  })
  console.log(`Dev server at ${origin}${site.baseUrl} (reloads on every change, press Ctrl+C to stop)`)
  return untilStopped(() => {
    void stop()
    server.closeAllConnections()
    server.close()
  })
}
