import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const DOCS = join(import.meta.dirname, '../../engine/bin/docs.mjs')
const SITE = join(import.meta.dirname, '../../site')
const FIXTURES = join(import.meta.dirname, '../fixtures')

/** Copies a site of `e2e/fixtures`, with the not-found page that they share. */
export function copyFixture(name: string, root: string): void {
  cpSync(join(FIXTURES, name), root, { recursive: true })
  cpSync(join(FIXTURES, '404.tsx'), join(root, 'pages/404.tsx'))
}

/** A site that is built and served. */
export interface FixtureServer {
  /** Its address, without a trailing slash. */
  url: string
  stop(): void
}

/**
 * Builds a site of `e2e/fixtures` and serves it on a free port, with the commands of the engine.
 * @param options.settings content of the `settings.json` of the fixture
 * @param options.build options of the build
 * @param options.change changes the built site before it is served
 * @param options.isDev starts the dev server instead
 */
export async function serveFixture(
  name: string,
  options: { settings: object; build?: readonly string[]; change?: (dist: string) => void; isDev?: boolean },
): Promise<FixtureServer> {
  const root = mkdtempSync(join(tmpdir(), `${name}-`))
  const remove = () => rmSync(root, { recursive: true, force: true })
  try {
    copyFixture(name, root)
    writeFileSync(join(root, 'settings.json'), JSON.stringify(options.settings))
    if (!options.isDev) {
      await build([root, ...(options.build ?? [])])
      options.change?.(join(root, 'dist'))
    }
    const server = await serve([options.isDev ? 'dev' : 'serve', root])
    return {
      url: server.url,
      stop() {
        server.stop()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

/**
 * Builds the documentation itself into a separate folder, with environment variables, and serves it on a free port. Keeps the folder, which
 * makes the next build faster.
 */
export async function serveSite(out: string, environment: Record<string, string>): Promise<FixtureServer> {
  const folder = join(SITE, out)
  await build([SITE, `--out=${folder}`], environment)
  return serve(['serve', SITE, `--out=${folder}`])
}

async function serve(command: readonly string[]): Promise<FixtureServer> {
  const server = spawn(process.execPath, [DOCS, ...command, '--port=0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  const url = /http:\/\/[^\s/]+/.exec(line.toString())?.[0]
  if (url === undefined) throw new Error(`The server printed no URL: ${line}`)
  return { url, stop: () => void server.kill() }
}

async function build(options: readonly string[], environment: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, [DOCS, 'build', ...options, '--quiet'], { env: { ...process.env, ...environment } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
}
