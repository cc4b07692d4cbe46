import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT, requirePrograms } from '../scripts/lib/install.mjs'
import { createRandom } from './generate/random.mjs'
import { copyEngine, WORK } from './lib/engine.mjs'
import { withLock } from './lib/lock.mjs'
import { measure } from './lib/measure.mjs'

import { against, megabytes, milliseconds, plain } from './lib/table.mjs'
import { spawnWithFiles, startNginx } from './lib/web-servers.mjs'

const CONNECTIONS = 1000
/** Slower responses count as errors. */
const TIMEOUT = '10s'
/** The codings that browsers, older clients and scripts accept. */
const CODINGS = ['br', 'br', 'gzip', 'identity']

/**
 * Measures nginx with the generated configuration under a load of 1,000 connections.
 * @param {number} seconds duration
 */
export async function benchLoad(seconds) {
  requirePrograms(['wrk', 'nginx', 'brotli'], 'Measuring servers under load needs')
  const site = path.join(ROOT, 'site')
  const dist = path.join(WORK, 'load-dist')
  const engine = copyEngine()
  await measure([...engine.command, 'build', site, `--out=${dist}`])
  const addresses = listAddresses(dist)
  const server = await startNginx(dist)
  try {
    return await loadServer('nginx', server, addresses, seconds)
  } finally {
    await server.stop()
  }
}

async function loadServer(name, server, addresses, seconds) {
  for (const address of addresses) await expectPage(server.origin, address)
  const before = server.state()
  const result = await withLock(() => runWrk(server.origin, addresses, seconds))
  await expectPage(server.origin, addresses[0])
  const after = server.state()
  const { connect, read, write, status, timeout } = result
  const errors = connect + read + write + status + timeout
  if (errors > 0)
    console.log(`${name}: connect ${connect}, read ${read}, write ${write}, status ${status}, longer than ${TIMEOUT} ${timeout}`)
  const what = `${name}, ${plain(CONNECTIONS)} connections, ${seconds} s`
  const times = [
    ['median', result.p50],
    ['90 %', result.p90],
    ['99 %', result.p99],
    ['longest', result.max],
  ]
  return [
    against(`${what}: errors`, errors, 0, plain, { exact: true }),
    {
      what: `${what}: responses per second`,
      measured: `${plain(Math.round(result.requests / (result.microseconds / 1e6)))}, ${plain(result.requests)} in all`,
    },
    { what: `${what}: response time`, measured: times.map(([of, time]) => `${of} ${milliseconds(time / 1000)}`).join(', ') },
    { what: `${what}: memory before, after`, measured: `${megabytes(before.memory)}, ${megabytes(after.memory)}` },
    against(`${what}: files left open`, Math.max(0, after.files - before.files), 0, plain, { exact: true }),
  ]
}

/** Addresses of documents, assets and Markdown copies, each with a coding, shuffled the same way in every run. */
function listAddresses(dist) {
  const moved = new Set(
    readFileSync(path.join(dist, '_redirects'), 'utf8')
      .split('\n')
      .map((line) => line.split(' ')[0]),
  )
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`)
    .filter((file) => !/\.(?:br|gz)$|^\/(?:[._]|404)/.test(file))
    .map((file) => file.replace(/(?:\/index)?\.html$/, ''))
    .filter((address) => address !== '' && !moved.has(address))
    .sort()
  const random = createRandom('load')
  for (let i = files.length - 1; i > 0; i--) {
    const other = random.int(0, i)
    ;[files[i], files[other]] = [files[other], files[i]]
  }
  return files.map((address, i) => ({ address: encodeURI(address), coding: CODINGS[i % CODINGS.length] }))
}

async function expectPage(origin, { address, coding }) {
  const [response] = await once(http.get(origin + address, { headers: { 'accept-encoding': coding } }), 'response')
  response.resume()
  if (response.statusCode !== 200) throw new Error(`${origin}${address} returned the status ${response.statusCode}`)
  await once(response, 'end')
}

async function runWrk(origin, addresses, seconds) {
  const list = path.join(os.tmpdir(), `bench-addresses-${process.pid}`)
  writeFileSync(list, addresses.map(({ coding, address }) => `${coding} ${address}\n`).join(''))
  try {
    const size = ['-t2', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', TIMEOUT]
    const script = ['-s', path.join(import.meta.dirname, 'lib/load.lua'), origin, '--', list]
    const child = spawnWithFiles(['wrk', ...size, ...script], ['ignore', 'pipe', 'inherit'])
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    const json = output.split('\n').find((line) => line.startsWith('{'))
    if (code !== 0 || json === undefined) throw new Error(`wrk exited with code ${code}:\n${output}`)
    await sleep(1000) // the servers close what wrk has left
    return JSON.parse(json)
  } finally {
    rmSync(list)
  }
}
