import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where nginx is installed; empty where it is not. */
export const NGINX = [process.env.NGINX, '/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => path && existsSync(path)) ?? ''

const MODULE = '/modules/ngx_http_brotli_static_module.so'

/** Where its brotli module is installed. */
export const BROTLI = ['/usr/lib/nginx', '/usr/share/nginx'].map((place) => place + MODULE).find((file) => existsSync(file))

/** An nginx that answers. */
export interface NginxServer {
  origin: string
  /** Makes it read its configuration again, as after a deploy. */
  reload(): void
  stop(): Promise<void>
}

/**
 * Starts an nginx on a free port.
 * @param www its root; other users than this one may read it from now on
 * @param site the built site in it, whose own configuration it includes
 */
export async function startNginx(www: string, site: string): Promise<NginxServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  // The files are read by a user of nginx's own.
  for (const path of [folder, www]) chmodSync(path, 0o755)
  const port = await freePort()
  const hosts = join(site, '_hosts/nginx')
  mkdirSync(join(folder, 'tmp'))
  const config = `
    daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
    ${BROTLI ? `load_module ${BROTLI};` : ''}
    events {}
    http {
      include /etc/nginx/mime.types; access_log off;
      client_body_temp_path ${folder}/tmp; proxy_temp_path ${folder}/tmp; fastcgi_temp_path ${folder}/tmp;
      uwsgi_temp_path ${folder}/tmp; scgi_temp_path ${folder}/tmp;
      include ${hosts}/maps.conf;
      server { listen 127.0.0.1:${port}; root ${www}; ${BROTLI ? 'brotli_static on;' : ''} include ${hosts}/server.conf; }
    }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  const child = spawn(NGINX, ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')])
  const origin = `http://127.0.0.1:${port}`
  let output = ''
  child.stderr?.on('data', (chunk) => (output += chunk))
  for (let i = 0; i < 100; i++) {
    if (await fetch(origin).catch(() => undefined)) break
    if (child.exitCode !== null) throw new Error(`nginx does not start:\n${output}`)
    await new Promise((done) => setTimeout(done, 50))
  }
  return {
    origin,
    reload: () => child.kill('SIGHUP'),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
