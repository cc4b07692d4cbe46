// Serves the built site with the preview server. A proxy in front of it adds a script to each document that records problems.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { ROOT } from '../scripts/lib/install.mjs'

/** Paths of the proxy. The site has no folder of this name. */
const RECORDER = '/smoke/record-problems.js'
export const BLANK = '/smoke/blank.txt'

const FILES = {
  [RECORDER]: ['text/javascript', readFileSync(join(import.meta.dirname, 'record-problems.js'))],
  [BLANK]: ['text/plain', ''],
}

/**
 * Starts the preview server and the proxy.
 * @param {string} dist the built site, relative to the root of the repository
 */
export async function startSite(dist) {
  const preview = spawn(process.execPath, ['engine/bin/docs.mjs', 'serve', 'site', `--out=${dist}`, '--port=0'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => preview.kill())
  const upstream = await firstUrl(preview)
  const proxy = createServer((incoming, outgoing) => {
    forward(upstream, incoming, outgoing).catch(() => outgoing.destroy())
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const { port } = proxy.address()
  const disconnect = async () => {
    const closed = once(proxy, 'close')
    proxy.close()
    proxy.closeAllConnections()
    await closed
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    disconnect,
    connect: () => once(proxy.listen(port, '127.0.0.1'), 'listening'),
    async stop() {
      if (proxy.listening) await disconnect()
      const ended = once(preview, 'exit')
      preview.kill()
      await ended
    },
  }
}

/** The URL that the preview server prints. */
async function firstUrl(preview) {
  for await (const line of createInterface({ input: preview.stdout })) {
    const url = /http:\/\/\S+/.exec(line)?.[0]
    if (url) return new URL(url)
  }
  throw new Error('The preview server ended without printing its address.')
}

async function forward(upstream, incoming, outgoing) {
  if (Object.hasOwn(FILES, incoming.url)) {
    const [type, body] = FILES[incoming.url]
    return outgoing.writeHead(200, { 'content-type': type, 'cross-origin-opener-policy': 'same-origin' }).end(body)
  }
  const headers = { ...incoming.headers, host: upstream.host, 'accept-encoding': 'identity' }
  const outbound = request(new URL(incoming.url, upstream), { method: incoming.method, headers })
  incoming.pipe(outbound)
  const [response] = await once(outbound, 'response')
  const isDocument = response.statusCode !== 304 && response.headers['content-type']?.startsWith('text/html')
  if (!isDocument) {
    outgoing.writeHead(response.statusCode, response.headers)
    return response.pipe(outgoing)
  }
  const html = (await buffer(response)).toString()
  const { 'content-length': _, ...others } = response.headers
  outgoing.writeHead(response.statusCode, others)
  outgoing.end(html.replace(/<head[^>]*>/, `$&<script src="${RECORDER}"></script>`))
}
