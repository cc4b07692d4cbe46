import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copyFixture } from './fixture-server'

const DOCS = join(import.meta.dirname, '../../engine/bin/docs.mjs')
const FIXTURE = join(import.meta.dirname, '../fixtures/deploys')

type NetworkState = 'on' | 'cut' | 'held' | 'down' | 'portal'

/** The fixture site, built, deployed and served, behind a proxy that simulates network failures. */
export interface DeployedSite {
  /** Address of the proxy, without a trailing slash. */
  url: string
  /** Responses since the last {@link DeployedSite.forget}. */
  responses: { path: string; status: number }[]
  /** Clears `responses`. */
  forget(): void
  /** Builds and deploys a release whose text and style contain `name`. */
  release(name: string, files?: Record<string, string>): Promise<void>
  /**
   * Sets the state of the network. `cut`: connections are closed. `held`: requests for documents wait until the network is `on`. `down`:
   * every response has the status 502. `portal`: every response is the sign-in page of a captive portal.
   */
  network(state: NetworkState): void
  stop(): void
}

/** Builds, deploys and serves the fixture site as release `one`. */
export async function startDeployedSite(): Promise<DeployedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'))
  const root = join(folder, 'site')
  const served = join(folder, 'www')
  copyFixture('deploys', root)
  let child: ChildProcess | undefined
  let inner = ''
  let state: NetworkState = 'on'
  const waiting: (() => void)[] = []
  const responses: DeployedSite['responses'] = []

  const forward = (request: IncomingMessage, response: ServerResponse) => {
    const { method, headers, url: path = '/' } = request
    ask(inner + path, { method, headers }, (answer) => {
      responses.push({ path, status: answer.statusCode ?? 0 })
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
      .on('error', () => response.destroy())
      .end()
  }
  const server = createServer((request, response) => {
    if (state === 'cut') return void response.destroy()
    if (state === 'down' || state === 'portal')
      return void response
        .writeHead(state === 'down' ? 502 : 200, { 'content-type': 'text/html' })
        .end('<html><h1>Not the site</h1></html>')
    if (state === 'held' && request.headers.accept?.includes('text/html')) waiting.push(() => forward(request, response))
    else forward(request, response)
  })

  const release = async (name: string, files: Record<string, string> = {}) => {
    for (const page of ['start', 'guide', 'more']) {
      const file = join('content/current', `${page}.md`)
      writeFileSync(join(root, file), readFileSync(join(FIXTURE, file), 'utf8').replace('Release one', `Release ${name}`))
    }
    const style = `@layer site {\n  body {\n    --release: ${name};\n  }\n}\n`
    for (const [path, content] of Object.entries({ 'theme/site.css': style, ...files })) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), content)
    }
    await run('build', root, '--quiet')
    const next = `${served}.next`
    cpSync(join(root, 'dist'), next, { recursive: true })
    // As with `npm run deploy`, the assets of earlier releases are kept.
    if (existsSync(served)) cpSync(join(served, 'assets'), join(next, 'assets'), { recursive: true, force: false })
    rmSync(served, { recursive: true, force: true })
    renameSync(next, served)
  }

  const stop = () => {
    child?.kill()
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await release('one')
    child = spawn(process.execPath, [DOCS, 'serve', root, `--out=${served}`, '--port=0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer]
    inner = /http:\/\/[^\s/]+/.exec(line.toString())?.[0] ?? ''
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  } catch (error) {
    stop()
    throw error
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    responses,
    forget: () => responses.splice(0),
    release,
    network(next) {
      state = next
      if (next === 'cut') server.closeAllConnections()
      if (next === 'on') for (const answer of waiting.splice(0)) answer()
    },
    stop,
  }
}

async function run(...argv: string[]): Promise<void> {
  const child = spawn(process.execPath, [DOCS, ...argv])
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`docs ${argv.join(' ')}:\n${output}`)
}
