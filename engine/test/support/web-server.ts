import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A running web server for a built site. */
export interface WebServer {
  origin: string
  stop(): Promise<void>
}

/** A web server in a separate process. */
export interface WebServerProcess extends WebServer {
  child: ChildProcess
}

/** Creates an empty folder that all users can read, because web servers run as separate users. */
export function readableFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'web-server-'))
  chmodSync(folder, 0o755)
  return folder
}

/**
 * Starts a web server and waits until it responds.
 * @param folder for the configuration `server.conf` and all files that the server writes; removed when the server stops
 */
export async function startWebServer(
  program: string,
  args: readonly string[],
  folder: string,
  config: string,
  port: number,
): Promise<WebServerProcess> {
  writeFileSync(join(folder, 'server.conf'), config)
  const child = spawn(program, args)
  const origin = `http://127.0.0.1:${port}`
  let output = ''
  child.stderr?.on('data', (chunk) => (output += chunk))
  while (!(await fetch(origin, { redirect: 'manual' }).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${program} does not start:\n${output}`)
    await new Promise((done) => setTimeout(done, 50))
  }
  return {
    child,
    origin,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Finds a free port of the loopback interface. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
