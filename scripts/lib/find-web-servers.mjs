// Where the web servers are that tests and benches run. Plain Node without dependencies.
import { existsSync } from 'node:fs'

const first = (paths) => paths.find((path) => path && existsSync(path))

/** Path of nginx; `NGINX` names another one. */
export function findNginx() {
  return first([process.env.NGINX, '/usr/sbin/nginx', '/usr/bin/nginx'])
}

/** Path of the module with which nginx sends brotli files that lie beside others. */
export function findNginxBrotli() {
  return first(['/usr/lib/nginx', '/usr/share/nginx'].map((place) => `${place}/modules/ngx_http_brotli_static_module.so`))
}

/** Path of Apache httpd; `APACHE` names another one. */
export function findApache() {
  return first([process.env.APACHE, '/usr/sbin/apache2', '/usr/sbin/httpd'])
}
