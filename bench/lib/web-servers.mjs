import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findNginx, findNginxBrotli } from '../../scripts/lib/find-web-servers.mjs'
import { freePort } from './free-port.mjs'

/**
 * @typedef {object} WebServer A server in a separate process.
 * @property {string} origin
 * @property {() => { memory: number, files: number }} state resident bytes, and open files, of its processes together
 * @property {() => Promise<void>} stop
 */

/** Runs a program with the highest limit of open files, since each connection is one. */
export function spawnWithFiles(command, stdio) {
  return spawn('sh', ['-c', 'ulimit -n "$(ulimit -Hn)"; exec "$@"', 'sh', ...command], { stdio })
}

/**
 * Starts nginx for a built site with the generated configuration.
 * @returns {Promise<WebServer>}
 */
export async function startNginx(dist) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-nginx-'))
  const port = await freePort()
  const brotli = findNginxBrotli()
  const hosts = path.join(dist, '_hosts/nginx')
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/tmp;`)
  mkdirSync(path.join(folder, 'tmp'))
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; worker_processes auto; worker_rlimit_nofile 8192;
    ${process.getuid() === 0 ? 'user root;' : ''} ${brotli ? `load_module ${brotli};` : ''}
    events { worker_connections 4096; }
    http {
      include /etc/nginx/mime.types; access_log off; ${places.join(' ')}
      include ${hosts}/maps.conf;
      server { listen 127.0.0.1:${port} backlog=4096; root ${dist}; ${brotli ? 'brotli_static on;' : ''} include ${hosts}/server.conf; }
    }`,
  )
  const log = path.join(folder, 'error.log')
  const child = spawnWithFiles(
    [findNginx(), '-p', folder, '-e', log, '-c', path.join(folder, 'nginx.conf')],
    ['ignore', 'ignore', 'inherit'],
  )
  const server = webServer(child, `http://127.0.0.1:${port}`, () => rmSync(folder, { recursive: true, force: true }))
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await fetch(server.origin, { redirect: 'manual' }).catch(() => undefined)) return server
    await sleep(50)
  }
  throw new Error(`nginx didn't start:\n${readFileSync(log, 'utf8')}`)
}

function webServer(child, origin, cleanUp = () => {}) {
  return {
    origin,
    state: () => stateOf(child.pid),
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      cleanUp()
    },
  }
}

/** Memory and open files of a process and its descendants. */
function stateOf(pid) {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children.map(stateOf).reduce((all, one) => ({ memory: all.memory + one.memory, files: all.files + one.files }), {
    memory: pages * 4096,
    files: readdirSync(`/proc/${pid}/fd`).length,
  })
}
