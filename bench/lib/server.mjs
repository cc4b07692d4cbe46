#!/usr/bin/env node
// node bench/lib/server.mjs <dir> [--port=0] [--http1]: a static server for measuring a built site.
// HTTP/2 over TLS (self-signed) as a docs host serves it; --http1 for plain HTTP/1.1. Text types are compressed once (brotli 11, or
// gzip 9) and kept in memory, so load an address before timing it. GET /__log?reset=1 lists the responses since the last reset.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import http from 'node:http'
import http2 from 'node:http2'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { lookup } from 'mrmime'

const TEXT = /^(text\/|application\/(json|xml|manifest)|image\/svg)/
const HASHED = /[.\-_][0-9a-zA-Z_-]{8,}\.(js|css|woff2?|png|jpe?g|webp|svg|json)$/
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants

function certificate() {
  const folder = path.join(os.tmpdir(), 'reader-cert')
  mkdirSync(folder, { recursive: true })
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  if (!existsSync(cert)) {
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30']
    execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  }
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

function kindOf(mime) {
  if (/html/.test(mime)) return 'html'
  if (/javascript/.test(mime)) return 'js'
  if (/css/.test(mime)) return 'css'
  if (/font/.test(mime)) return 'font'
  if (/^image/.test(mime)) return 'image'
  return 'data'
}

function findFile(folder, address) {
  let name
  try {
    name = decodeURIComponent(address)
  } catch {
    return undefined
  }
  if (name.includes('..')) return undefined
  const candidates = name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`, `${name}/index.html`]
  return candidates
    .map((candidate) => path.join(folder, candidate))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

function readEntry(file) {
  const raw = readFileSync(file)
  const mime = lookup(file) ?? 'application/octet-stream'
  const etag = `"${createHash('sha1').update(raw).digest('base64url').slice(0, 16)}"`
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: raw.length }
  return { raw, mime, etag, br: TEXT.test(mime) && raw.length > 200 ? zlib.brotliCompressSync(raw, { params }) : undefined }
}

function createHandler(folder) {
  const entries = new Map()
  let log = []
  return (request, response) => {
    const [address] = request.url.split('?')
    if (address === '/__log') {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(log))
      if (request.url.includes('reset')) log = []
      return
    }
    const found = findFile(folder, address)
    if (!found && address === '/favicon.ico') {
      // browsers request it if the site has no icon; it isn't a request of the page
      response.statusCode = 204
      response.end()
      return
    }
    const prefetch = /prefetch/.test(`${request.headers['sec-purpose']} ${request.headers.purpose}`)
    const { referer = '', 'sec-fetch-dest': destination } = request.headers
    const worker = destination === 'serviceworker' || referer.endsWith('/service-worker.js')
    const record = { time: Date.now(), path: address, status: found ? 200 : 404, prefetch, worker, bytes: 0, kind: 'other' }
    log.push(record)
    response.statusCode = record.status
    const file = found ?? findFile(folder, '/404.html')
    if (!file) return response.end('not found')
    if (!entries.has(file)) entries.set(file, readEntry(file))
    const entry = entries.get(file)
    record.kind = kindOf(entry.mime)
    response.setHeader('content-type', entry.mime)
    response.setHeader('etag', entry.etag)
    response.setHeader('cache-control', `public, max-age=${HASHED.test(address) ? '31536000, immutable' : '0, must-revalidate'}`)
    if (entry.br) response.setHeader('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === entry.etag) {
      record.status = response.statusCode = 304
      return response.end()
    }
    const accepted = request.headers['accept-encoding'] ?? ''
    let body = entry.raw
    if (entry.br && /\bbr\b/.test(accepted)) {
      body = entry.br
      response.setHeader('content-encoding', 'br')
    } else if (entry.br && /\bgzip\b/.test(accepted)) {
      entry.gz ??= zlib.gzipSync(entry.raw, { level: 9 })
      body = entry.gz
      response.setHeader('content-encoding', 'gzip')
    }
    record.bytes = request.method === 'HEAD' ? 0 : body.length
    response.setHeader('content-length', body.length)
    response.end(body)
  }
}

const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const http1 = process.argv.includes('--http1')
const port = Number(process.argv.find((argument) => argument.startsWith('--port='))?.slice('--port='.length) ?? 0)
const handler = createHandler(path.resolve(folder))
const server = http1 ? http.createServer(handler) : http2.createSecureServer({ ...certificate(), allowHTTP1: true }, handler)
server.listen(port, '127.0.0.1', () => console.log(`${http1 ? 'http' : 'https'}://localhost:${server.address().port}`))
