import { resolve } from 'node:path'
import { createDevServer, DevSite, watchFolders } from '../dev'
import { listen } from '../preview'
import type { Arguments } from './parse-arguments'
import { readHosts } from './read-hosts'
import { readPort } from './read-port'
import { printProblems } from './report'
import { untilStopped } from './serve'

const FIRST_PORT = 3000

/** `docs dev <site>`: shows the site while it is being written. */
export async function runDev(args: Arguments): Promise<number> {
  const root = resolve(args.rest[0] ?? '.')
  const site = new DevSite(root, printProblems)
  const port = readPort(args.values.get('port'))
  const { server, notify } = createDevServer(site, readHosts(args.values.get('allow-host')))
  // Before the site is read, so that no change is missed.
  const stop = await watchFolders([root, process.env.DOCS_ENGINE_SOURCES ?? ''], () => void site.reload().then(notify))
  await site.reload()
  const address = await listen(server, { first: FIRST_PORT, ...port }).catch(async (error: unknown) => {
    // What watches would keep the program alive.
    await stop()
    throw error
  })
  console.log(`Writing at ${address}${site.baseUrl} (every change shows; stop with Ctrl+C)`)
  return untilStopped(() => {
    void stop()
    server.closeAllConnections()
    server.close()
  })
}
