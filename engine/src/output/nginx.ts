import { bareHref } from './address-forms'
import { COMPRESSIBLE } from './compress'
import { FOR_HOSTS, type HostInputs, headersFor, TRANSPORT_SECURITY } from './host-files'
import { escapeRegex, nginxTarget, nginxText, nginxValue } from './quote'

const ONLY_READING = 'if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }'

/**
 * The `map` blocks of a site, for the `http` part of nginx's configuration: which document an address means, whatever its letter case, closing
 * slash or ending (decision P-16), where old addresses lead, and whether a request came by TLS.
 */
export function formatNginxMaps({ baseUrl, documents, redirects, rules }: HostInputs): string {
  const moved = (status: number) =>
    redirects.filter((redirect) => redirect.status === status).map(({ from, to }) => [bareHref(from), nginxTarget(to)] as const)
  return [
    '# Include this in the http block. Keys of a map match in any letter case.',
    'map_hash_max_size 16384;',
    'map_hash_bucket_size 512;',
    '',
    '# A dollar sign: nginx has no escape for it.',
    'geo $docs_dollar { default "$"; }',
    '',
    '# An address without ending and closing slash.',
    `map $uri $docs_bare {
  default $uri;
  "~^(?<docs_stem>.*?)(?:/index)?\\.html$" $docs_stem;
  "~^(?<docs_open>.+?)/+$" $docs_open;
}
`,
    '# The file of a document.',
    block(
      '$docs_file',
      documents.map(({ href, file }) => [bareHref(href), nginxValue(file)]),
    ),
    '# Old addresses.',
    block('$docs_moved', moved(301)),
    block('$docs_elsewhere', moved(302)),
    '# Said to browsers that came by TLS, to this server or to one in front of it; an empty header is not sent.',
    `map "$https $http_x_forwarded_proto" $docs_transport {
  default "";
  "~^on |https$" ${nginxValue(headersFor(baseUrl, rules)[TRANSPORT_SECURITY] ?? '')};
}
`,
  ].join('\n')
}

/**
 * The locations of a site, for the `server` part of nginx's configuration, beside its `root`.
 */
export function formatNginxServer({ baseUrl, rules }: HostInputs): string {
  const site = escapeRegex(baseUrl)
  const headers = (path: string) =>
    Object.entries(headersFor(path, rules))
      .map(([name, value]) => {
        if (name === 'Content-Type') return `  types { }\n  default_type ${nginxText(value)};`
        // What a file may be kept for is not true of the answer that it is not there.
        const always = name === 'Cache-Control' && path !== baseUrl ? '' : ' always'
        return `  add_header ${name} ${name === TRANSPORT_SECURITY ? '$docs_transport' : nginxValue(value)}${always};`
      })
      .join('\n')
  // Not for the whole server: outside of the site it is the operator's own.
  const notFound = `error_page 404 ${nginxValue(`${baseUrl}404.html`)};`
  const start = `${notFound}\n  ${ONLY_READING}`
  const special = rules.filter(({ pattern }) => pattern !== `${baseUrl}*`)
  return `# Include this in the server block, which names the root: the folder that holds the built site${baseUrl === '/' ? '' : ` as "${baseUrl.slice(1, -1)}"`}.
charset utf-8;
charset_types text/css text/markdown text/plain text/xml application/atom+xml application/javascript application/json;
default_type application/octet-stream;
gzip_static on;
gzip_vary on;
# With nginx's brotli module:
# brotli_static on;
server_tokens off;
absolute_redirect off;
types_hash_max_size 2048;

location ${nginxText(baseUrl)} {
  ${start}
  if ($docs_moved) { return 301 $docs_moved; }
  if ($docs_elsewhere) { return 302 $docs_elsewhere; }
  try_files $docs_file $uri =404;
${headers(baseUrl)}
}

${special.map(({ pattern }) => location(pattern, start, headers(pattern))).join('\n')}
# What readers do not get. nginx takes the first of these regular expressions that matches.
location ~ ${nginxText(`^${site}${FOR_HOSTS}`)} { ${notFound} return 404; }
location ~ ${nginxText(`^${site}.*\\.(?:${Object.keys(COMPRESSIBLE).join('|')})\\.(?:br|gz)$`)} { ${notFound} return 404; }

# Markdown copies: nginx's own list of types does not have them.
location ~ ${nginxText(`^${site}.*\\.md$`)} {
  ${start}
  types { text/markdown md; }
  try_files $uri =404;
${headers(baseUrl)}
}
`
}

/** Files with headers of their own: all below an address, or one. */
function location(pattern: string, start: string, headers: string): string {
  const place = pattern.endsWith('*') ? nginxText(pattern.slice(0, -1)) : `= ${nginxText(pattern)}`
  return `location ${place} {
  ${start}
  try_files $uri =404;
${headers}
}
`
}

/** A map from addresses without ending and closing slash; letter case does not count, and the first of equal ones wins. */
function block(to: string, entries: readonly (readonly [address: string, value: string])[]): string {
  const lines = new Map<string, string>()
  for (const [address, value] of entries) {
    const key = address.toLowerCase()
    if (!lines.has(key)) lines.set(key, `  ${nginxText(address)} ${value};\n`)
  }
  return `map $docs_bare ${to} {\n  default "";\n${[...lines.values()].join('')}}\n`
}
