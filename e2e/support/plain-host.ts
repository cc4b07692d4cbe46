import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/**
 * A host that serves files as they lie in a folder and knows nothing else: letter case counts, nothing is redirected, what is not there is
 * answered with `404.html`.
 * @returns its address without closing slash, and how it ends
 */
export async function startPlainHost(folder: string): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const forms = pathname.endsWith('/') ? [`${pathname}index.html`] : [pathname, `${pathname}.html`]
    const found = forms.map((form) => join(folder, form)).find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    const file = found ?? join(folder, '404.html')
    response.writeHead(found ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.closeAllConnections() }
}
