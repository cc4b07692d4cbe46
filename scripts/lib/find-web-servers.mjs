// Finds the web servers for tests and benchmarks. Has no dependencies.
import { existsSync } from 'node:fs'

const first = (paths) => paths.find((path) => path && existsSync(path))

/** Path of nginx. The variable `NGINX` overrides it. */
export function findNginx() {
  return first([process.env.NGINX, '/usr/sbin/nginx', '/usr/bin/nginx'])
}

/** Path of nginx's module for precompressed brotli files. */
export function findNginxBrotli() {
  return first(['/usr/lib/nginx', '/usr/share/nginx'].map((place) => `${place}/modules/ngx_http_brotli_static_module.so`))
}

/** Path of Apache httpd. The variable `APACHE` overrides it. */
export function findApache() {
  return first([process.env.APACHE, '/usr/sbin/apache2', '/usr/sbin/httpd'])
}
