import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { findApache } from '../../../scripts/lib/find-web-servers.mjs'
import { freePort, readableFolder, startWebServer, type WebServer } from './web-server'

/** Path of the Apache program; empty if it isn't installed. */
export const APACHE = findApache() ?? ''

const MODULES =
  ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/lib/httpd/modules'].find((path) => existsSync(path)) ?? ''

/** Modules that Debian loads by default, that the configuration of the site needs, and that compress responses. */
const LOADED =
  'mpm_event alias authn_core authz_core autoindex brotli deflate dir env filter headers http2 mime negotiation rewrite setenvif socache_shmcb ssl unixd'

/** How Apache loads the configuration of the site. */
export type ApacheForm = 'htaccess' | 'include'

/**
 * Starts Apache on a free port with the defaults of Debian: directory listings, `index.html`, the media types of the system, compressed responses.
 * @param www document root, which is made readable for all users
 * @param site the built site in the document root
 */
export async function startApache(www: string, site: string, form: ApacheForm): Promise<WebServer> {
  chmodSync(www, 0o755)
  const own = form === 'htaccess' ? 'AllowOverride FileInfo Indexes' : `AllowOverride None\n  Include ${site}/.htaccess`
  return runApache(
    () => `
DocumentRoot "${www}"
${form === 'include' ? 'TraceEnable Off\nAllowEncodedSlashes NoDecode' : ''}
<Directory "${www}">
  Options Indexes FollowSymLinks
  AllowOverride None
  Require all granted
</Directory>
<Directory "${site}">
  ${own}
</Directory>`,
  )
}

/**
 * Starts Apache on a free port.
 * @param config returns the additional configuration for a port
 */
export async function runApache(config: (port: number) => string): Promise<WebServer> {
  const folder = readableFolder()
  const port = await freePort()
  const modules = LOADED.split(' ').map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`)
  const text = `
ServerRoot "${folder}"
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile pid
ErrorLog error.log
${modules.filter((line) => existsSync(line.split(' ')[2] ?? '')).join('\n')}
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
TypesConfig /etc/mime.types
AddType application/x-gzip .gz .tgz
AddLanguage br .br
AddOutputFilterByType DEFLATE text/html text/plain text/xml text/css text/javascript application/json
DirectoryIndex index.html
<Directory />
  Options FollowSymLinks
  AllowOverride None
  Require all denied
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
${config(port)}`
  return startWebServer(APACHE, ['-D', 'FOREGROUND', '-f', join(folder, 'server.conf')], folder, text, port)
}
