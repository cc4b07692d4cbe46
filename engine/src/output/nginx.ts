import { cleanPath } from '../common'
import { type HostInputs, headersFor, MOVED_PAGES, NOT_FOR_READERS, redirectStamp, TRANSPORT_SECURITY } from './host-files'
import { MEDIA_TYPES, TEXT_TYPES } from './media-types'
import { escapeRegex, nginxTarget, nginxText, nginxValue } from './quote'

/**
 * Creates the `map` blocks of a site for the `http` context of nginx: from addresses in any letter case, with or without trailing slash and extension, to
 * documents; from old addresses to redirects; and a variable that depends on whether the request uses TLS.
 */
export function formatNginxMaps({ baseUrl, documents, redirects, notFound, rules }: HostInputs): string {
  const moved = (status: number) =>
    redirects.filter((redirect) => redirect.status === status).map(({ from, to }) => [cleanPath(from), nginxTarget(to)] as const)
  return `# Include this in the http block. Keys of maps ignore letter case.
map_hash_max_size 16384;
map_hash_bucket_size 512;

# A dollar sign, because nginx has no escape sequence for it.
geo $docs_dollar { default "$"; }

# The address without "index", extension, and trailing slash.
map $uri $docs_bare {
  default $uri;
  "~*^(?:/index)*(?:\\.html|/*)\\z" /;
  "~*^(?<docs_stem>.+?)(?:/index)*(?:\\.html|/*)\\z" $docs_stem;
}

# The file of a document.
${block(
  '$docs_file',
  documents.map(({ href, file }) => [cleanPath(href), nginxValue(file)]),
)}
# Redirects.
${block('$docs_moved', moved(301))}
${block('$docs_elsewhere', moved(302))}
# The not-found page of the version or of the site.
map $uri $docs_not_found {
  default ${nginxValue(`${baseUrl}404.html`)};
${notFound.map(({ below, file }) => `  ${nginxText(`~*^${escapeRegex(below)}`)} ${nginxValue(file)};\n`).join('')}}

# Sent only over TLS, to this server or to a proxy in front of it. An empty header is not sent.
map "$https $http_x_forwarded_proto" $docs_transport {
  default "";
  "~^on |https$" ${nginxValue(headersFor(baseUrl, rules)[TRANSPORT_SECURITY] ?? '')};
}
`
}

/**
 * Creates the `location` blocks of a site for the `server` context of nginx, which must also contain the `root`.
 */
export function formatNginxServer({ baseUrl, redirects, rules }: HostInputs): string {
  const headers = (path: string) =>
    Object.entries(headersFor(path, rules))
      .map(([name, value]) => {
        if (name === 'Content-Type') return `  types { }\n  default_type ${nginxText(value)};`
        // The caching rule of a file must not apply to a response that the file doesn't exist.
        const always = name === 'Cache-Control' && path !== baseUrl ? '' : ' always'
        return `  add_header ${name} ${name === TRANSPORT_SECURITY ? '$docs_transport' : nginxValue(value)}${always};`
      })
      .join('\n')
  const answers = (path: string) => `  if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
  if ($docs_moved) { return 301 $docs_moved; }
  if ($docs_elsewhere) { return 302 $docs_elsewhere; }
  try_files $docs_file $uri $docs_bare.html $docs_bare/index.html ${nginxValue(baseUrl + MOVED_PAGES, '', '$docs_bare.html')} =404;
${headers(path)}`
  const special = rules.filter(({ pattern }) => pattern !== `${baseUrl}*`)
  return `# Include this in the server block. Its root must be the folder that contains the built site${baseUrl === '/' ? '' : ` as "${baseUrl.slice(1, -1)}"`}.

# After a new build, these redirects may be outdated. They are then skipped, and the redirect pages of the new build are used until nginx is reloaded.
if (!-f ${nginxValue(baseUrl + redirectStamp(redirects), '$document_root')}) {
  set $docs_moved "";
  set $docs_elsewhere "";
}

location ${nginxText(baseUrl)} {
  charset utf-8;
  charset_types ${TEXT_TYPES.filter((type) => type !== 'text/html').join(' ')};
  default_type application/octet-stream;
  types_hash_max_size 4096;
  types {
${typeLines()}
  }
  gzip_static on;
  gzip_vary on;
  # With the brotli module of nginx:
  # brotli_static on;
  server_tokens off;
  absolute_redirect off;
  error_page 404 $docs_not_found;
${answers(baseUrl)}

  # Files that are not served.
  location ~ ${nginxText(`^${escapeRegex(baseUrl)}${NOT_FOR_READERS}`)} { return 404; }
${special.map(({ pattern }) => `\n  location ${place(pattern)} {\n${indent(answers(pattern))}\n  }\n`).join('')}}
`
}

/** The location of files with additional headers: a folder or one file. */
function place(pattern: string): string {
  return pattern.endsWith('*') ? nginxText(pattern.slice(0, -1)) : `= ${nginxText(pattern)}`
}

/** The table of media types, one per line. */
function typeLines(): string {
  const endings = new Map<string, string[]>()
  for (const [ending, type] of Object.entries(MEDIA_TYPES)) endings.set(type, [...(endings.get(type) ?? []), ending])
  return [...endings].map(([type, names]) => `    ${type} ${names.join(' ')};`).join('\n')
}

const indent = (lines: string) => lines.replace(/^/gm, '  ')

/** Creates a map from addresses without extension and trailing slash. Ignores letter case, and uses the first of equal addresses. */
function block(to: string, entries: readonly (readonly [address: string, value: string])[]): string {
  const lines = new Map<string, string>()
  for (const [address, value] of entries) {
    const key = address.toLowerCase()
    if (!lines.has(key)) lines.set(key, `  ${nginxText(address)} ${value};\n`)
  }
  return `map $docs_bare ${to} {\n  default "";\n${[...lines.values()].join('')}}\n`
}
