import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findNginx, findNginxBrotli } from '../../../scripts/lib/find-web-servers.mjs'
import { freePort, readableFolder, startWebServer, type WebServer } from './web-server'

/** Path of the nginx program; empty if it isn't installed. */
export const NGINX = findNginx() ?? ''

/** Path of the Brotli module of nginx; `undefined` if it isn't installed. */
export const BROTLI = findNginxBrotli()

/** A running nginx. */
export interface NginxServer extends WebServer {
  /** Reloads the configuration, like after a deployment. */
  reload(): void
}

/**
 * Starts nginx on a free port with the configuration of a built site.
 * @param www document root, which is made readable for all users
 * @param site the built site in the document root
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
 * Starts nginx on a free port.
 * @param http returns the content of the `http` block for a port
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
