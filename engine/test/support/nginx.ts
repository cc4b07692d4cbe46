import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findNginx, findNginxBrotli } from '../../../scripts/lib/find-web-servers.mjs'
import { freePort, readableFolder, startWebServer, type WebServer } from './web-server'

/** Where nginx is installed; empty where it is not. */
export const NGINX = findNginx() ?? ''

/** Where its brotli module is installed. */
export const BROTLI = findNginxBrotli()

/** An nginx that answers. */
export interface NginxServer extends WebServer {
  /** Makes it read its configuration again, as after a deploy. */
  reload(): void
}

/**
 * Starts an nginx on a free port.
 * @param www its root; other users than this one may read it from now on
 * @param site the built site in it, whose own configuration it includes
 */
export async function startNginx(www: string, site: string): Promise<NginxServer> {
  chmodSync(www, 0o755)
  const hosts = join(site, '_hosts/nginx')
  return runNginx(
    (port) => `
      include ${hosts}/maps.conf;
      server { listen 127.0.0.1:${port}; root ${www}; ${BROTLI ? 'brotli_static on;' : ''} include ${hosts}/server.conf; }`,
  )
}

/**
 * Starts an nginx with what stands in its `http` block.
 * @param http for the port that it is asked at
 */
export async function runNginx(http: (port: number) => string): Promise<NginxServer> {
  const folder = readableFolder()
  const port = await freePort()
  mkdirSync(join(folder, 'tmp'))
  const config = `
    daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
    ${BROTLI ? `load_module ${BROTLI};` : ''}
    events {}
    http {
      include /etc/nginx/mime.types; access_log off;
      client_body_temp_path ${folder}/tmp; proxy_temp_path ${folder}/tmp; fastcgi_temp_path ${folder}/tmp;
      uwsgi_temp_path ${folder}/tmp; scgi_temp_path ${folder}/tmp;
      ${http(port)}
    }`
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'server.conf')]
  const { child, ...server } = await startWebServer(NGINX, args, folder, config, port)
  return { ...server, reload: () => child.kill('SIGHUP') }
}
