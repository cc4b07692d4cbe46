import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from './test'

/** A fake of the hosts of page views and tag manager, on the local machine. */
export interface TagService {
  /** Scheme, host and port. */
  host: string
  /** Paths of the requests, in order. */
  requests: string[]
  /** Commands of page views, in order, with the page that sent them. */
  commands: { command: unknown[]; title: string; path: string }[]
  /** Messages of the scripts of the service. */
  notes: string[]
  /** Clears the recorded requests, commands and messages. */
  forget(): void
  close(): void
}

/** Shared code of its scripts: reports to the service, and writes HTML, which Trusted Types may reject. */
const HTML = `
  const report = (kind, body) => fetch(host + '/' + kind, { method: 'POST', body: JSON.stringify(body) }).then((answer) => answer.text())
  const note = (text) => report('note', text)
  const write = (name, html) => {
    try {
      document.createElement('div').innerHTML = html
      note(name + ' written')
    } catch {
      note(name + ' refused')
    }
  }
`
/** Sends each command of the data layer, including those that are added later. */
const PAGE_VIEWS = `
  const send = (entry) => report('collect', { command: [...entry], title: document.title, path: location.pathname })
  for (const entry of dataLayer) if (entry.length) send(entry)
  dataLayer.push = (entry) => { Array.prototype.push.call(dataLayer, entry); send(entry) }
  new Image().src = host + '/pixel'
  write('HTML of its own policy', trustedTypes.createPolicy('goog#html', { createHTML: (html) => html }).createHTML('<b></b>'))
`
const TAG_MANAGER = `
  note('container started')
  write('plain HTML', '<b></b>')
`

/** Starts the service on a free port. */
async function startTagService(): Promise<TagService> {
  const server = createServer((request, response) => {
    const url = request.url ?? '/'
    response.setHeader('access-control-allow-origin', '*')
    if (request.method === 'POST') {
      let body = ''
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      request.on('end', () => {
        if (url === '/collect') service.commands.push(JSON.parse(body))
        else service.notes.push(JSON.parse(body))
        response.end()
      })
      return
    }
    service.requests.push(url)
    if (url.startsWith('/gtag/js')) sendScript(response, HTML + PAGE_VIEWS)
    else if (url.startsWith('/gtm.js')) sendScript(response, HTML + TAG_MANAGER)
    else response.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sendScript = (response: ServerResponse, code: string) =>
    response.setHeader('content-type', 'text/javascript').end(`{ const host = ${JSON.stringify(host)}\n${code} }`)
  const service: TagService = {
    host,
    requests: [],
    commands: [],
    notes: [],
    forget() {
      for (const list of [service.requests, service.commands, service.notes]) list.length = 0
    },
    close: () => void server.close(),
  }
  return service
}

/** A test with one tag service per worker. */
export const test = base.extend<object, { service: TagService }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs
    async ({}, use) => {
      const service = await startTagService()
      await use(service)
      service.close()
    },
    { scope: 'worker' },
  ],
})
