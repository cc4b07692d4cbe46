import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server for a built site that answers. */
export interface WebServer {
  origin: string
  stop(): Promise<void>
}

/** A web server of the machine in a process of its own. */
export interface WebServerProcess extends WebServer {
  child: ChildProcess
}

/** An empty folder that other users may read: web servers have users of their own. */
export function readableFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'web-server-'))
  chmodSync(folder, 0o755)
  return folder
}

/**
 * Starts a program and waits until it answers.
 * @param folder for all that it writes, with its configuration `server.conf`; removed when it stops
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

/** A port of loopback that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
