import { type HeaderRule, headersFor, type Redirect } from './host-files'

/** What nginx is told about a built site. */
export interface NginxInputs {
  /** Path the site lives under; begins and ends with `/`. */
  baseUrl: string
  /** Documents: address, and path of the file, both with base URL. */
  documents: readonly { href: string; file: string }[]
  /** With base URL. */
  redirects: readonly Redirect[]
  rules: readonly HeaderRule[]
}

/** Headers that nginx writes itself from what it is told otherwise. */
const CACHE = 'Cache-Control'

/**
 * The `map` blocks of a site, for the `http` part of nginx's configuration: which document an address means, whatever its letter case, closing
 * slash or ending (decision P-16), and where old addresses lead.
 */
export function formatNginxMaps({ documents, redirects }: NginxInputs): string {
  const moved = (status: number) =>
    redirects.filter((redirect) => redirect.status === status).map(({ from, to }) => [bare(from), withQuery(to)] as const)
  return [
    '# Include this in the http block. Keys of a map match in any letter case.',
    'map_hash_max_size 16384;',
    'map_hash_bucket_size 512;',
    '',
    '# An address without ending and closing slash.',
    block('$uri', '$docs_bare', [
      ['default', '$uri'],
      ['~^(?<docs_stem>.*?)(?:/index)?\\.html$', '$docs_stem'],
      ['~^(?<docs_open>.+?)/+$', '$docs_open'],
    ]),
    '# The file of a document.',
    block('$docs_bare', '$docs_file', [['default', ''], ...documents.map(({ href, file }) => [bare(href), file] as const)]),
    '# Old addresses.',
    block('$docs_bare', '$docs_moved', [['default', ''], ...moved(301)]),
    block('$docs_bare', '$docs_elsewhere', [['default', ''], ...moved(302)]),
  ].join('\n')
}

/**
 * The locations of a site, for the `server` part of nginx's configuration, beside its `root`.
 */
export function formatNginxServer({ baseUrl, rules }: NginxInputs): string {
  const headers = (path: string, indent: string) =>
    Object.entries(headersFor(path, rules))
      .map(([name, value]) => `${indent}add_header ${name} ${quote(value)}${name === CACHE ? '' : ' always'};`)
      .join('\n')
  return `# Include this in the server block, which names the root: the folder that holds the built site${baseUrl === '/' ? '' : ` as "${baseUrl.slice(1, -1)}"`}.
charset utf-8;
charset_types text/css text/markdown text/plain text/xml application/atom+xml application/javascript application/json;
gzip_static on;
# With nginx's brotli module:
# brotli_static on;
server_tokens off;
absolute_redirect off;
types_hash_max_size 2048;
error_page 404 ${baseUrl}404.html;

location ${baseUrl} {
  limit_except GET { deny all; }
  if ($docs_moved) { return 301 $docs_moved; }
  if ($docs_elsewhere) { return 302 $docs_elsewhere; }
  try_files $docs_file $uri =404;
${headers(baseUrl, '  ')}
}

location ${baseUrl}assets/ {
  limit_except GET { deny all; }
  try_files $uri =404;
${headers(`${baseUrl}assets/x`, '  ')}
}

# Markdown copies: nginx's own list of types does not have them.
location ~ ^${escapeRegex(baseUrl)}.*\\.md$ {
  types { text/markdown md; }
  try_files $uri =404;
${headers(baseUrl, '  ')}
}

# What hosts read and readers do not.
location ~ ^${escapeRegex(baseUrl)}(?:_headers|_redirects|_hosts/) { return 404; }
location ~ \\.(?:br|gz)$ { return 404; }
`
}

function block(from: string, to: string, entries: readonly (readonly [key: string, value: string])[]): string {
  const seen = new Set<string>()
  const lines = entries.flatMap(([key, value]) => {
    const name = key.toLowerCase()
    if (seen.has(name)) return []
    seen.add(name)
    return [`  ${key === 'default' ? key : quote(key)} ${quote(value)};`]
  })
  return `map ${from} ${to} {\n${lines.join('\n')}\n}\n`
}

/** A text in nginx's quotes. A dollar sign would begin a variable and has no escape; no address of ours has one. */
function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** The query of the old address goes along, in front of the part of the page. */
function withQuery(to: string): string {
  const [path = '', part] = to.split('#')
  return `${path}$is_args$args${part === undefined ? '' : `#${part}`}`
}

function bare(href: string): string {
  return href.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/+$/, '$1')
}

function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
