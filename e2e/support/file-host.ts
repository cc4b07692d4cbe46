import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'
import { mediaType } from '../../engine/src/output/media-types'

/** A plain file host: case-sensitive, without redirects. */
export interface FileHost {
  /** Address of the folder, with a trailing slash. */
  url: string
  close(): void
}

interface HostOptions {
  /** Path of the folder, with leading and trailing slashes. */
  base?: string
  /** Whether to resolve URLs without `.html` and `index.html`, and to serve `404.html` for missing files. */
  findsPages?: boolean
}

/** Serves a built site on a free loopback port, with the content security policy as the only header. */
export async function startFileHost(dist: string, { base = '/', findsPages = false }: HostOptions = {}): Promise<FileHost> {
  const policy = /Content-Security-Policy: (.*)/.exec(readFileSync(join(dist, '_headers'), 'utf8'))?.[1] ?? ''
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname))
    const name = path.startsWith(base) ? path.slice(base.length) : undefined
    const names = name === undefined ? [] : findsPages ? [name, `${name}.html`, `${name}index.html`] : [name || 'index.html']
    const found = names.map((one) => join(dist, one)).find((file) => isServed(file))
    const file = found ?? (findsPages ? join(dist, '404.html') : undefined)
    if (file === undefined) return response.writeHead(404).end('no such file')
    const headers = { 'content-type': mediaType(file), 'content-security-policy': policy }
    return response.writeHead(found ? 200 : 404, headers).end(readFileSync(file))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function isServed(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true
}
