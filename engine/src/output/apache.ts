import { cleanPath } from '../common'
import type { Redirect } from '../model'
import { COMPRESSIBLE } from './compress'
import {
  type HeaderRule,
  type HostInputs,
  headersFor,
  MOVED_PAGES,
  NOT_FOR_READERS,
  type NotFoundFile,
  redirectStamp,
  TRANSPORT_SECURITY,
} from './host-files'
import { mediaType } from './media-types'
import { apacheText, escapeRegex, rewritePattern, rewriteText } from './quote'

/** Matches the end of a document's address. */
const ENDING = '(?:/index)*(?:\\.html|/*)$'
/** Matches the extension of a compressed file. */
const COMPRESSED = '(?:\\.(?:br|gz))?'
const NOT_FOUND_YET = 'RewriteCond %{ENV:docs_file} ^$'

/**
 * Creates the configuration of a site for Apache httpd 2.4: addresses in any letter case with or without trailing slash, redirects, headers, compressed
 * files. Apache reads it from the folder of the site, or the configuration of the server includes it for that folder (decision 0011).
 */
export function formatHtaccess(inputs: HostInputs): string {
  const { url, baseUrl, documents, redirects, extensions } = inputs
  const file = (name: string) => `"%{DOCUMENT_ROOT}${rewriteText(baseUrl)}${name}"`
  const mixed = documents.filter(({ file: name }) => name !== name.toLowerCase())
  const moved = redirects.flatMap((redirect) => redirectRules(redirect, url, baseUrl))
  return `# Apache reads this file in the folder of the site if AllowOverride includes FileInfo and Indexes. Alternatively, include it in a
# <Directory> block of the server configuration. It requires mod_dir, mod_headers, mod_mime and mod_rewrite, and the folder at ${baseUrl} of the document root.
RewriteEngine On
RewriteOptions AllowNoSlash
DirectorySlash Off
RewriteBase ${apacheText(baseUrl)}
ErrorDocument 404 ${apacheText(`${baseUrl}404.html`)}
${inputs.notFound.toReversed().map(notFoundRule).join('')}
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,END]

# Files that are not served.
RewriteRule ${rewritePattern(`^${NOT_FOR_READERS}`)} - [R=404,END]

# Redirects. If the server configuration includes this file, Apache does not reload it after a new build. The redirects are then outdated, so
# they are skipped, and the redirect pages of the new build are used until Apache is reloaded.
${moved.length > 0 ? `RewriteCond ${file(redirectStamp(redirects))} !-f\nRewriteRule ^ - [S=${moved.length}]\n` : ''}${moved.map((rule) => `${rule}\n`).join('')}
# The file of an address: a document (with the address as requested or in lower case), another file, or a redirect page.
RewriteCond ${file('index.html')} -f
RewriteRule ^(?:index(?:/index)*/*)?$ - [NC,E=docs_file:index.html]
${documentRules('', `^(.+?)${ENDING}`, '$1', file)}
${documentRules(`RewriteCond expr ${rewritePattern(`tolower(%{REQUEST_URI}) =~ m#^${escapeRegex(baseUrl.toLowerCase())}(.+?)${ENDING}#`)}\n`, '^', '%1', file)}
# Documents with capital letters in their addresses.
${mixed.map((document) => mixedRule(document, baseUrl)).join('')}
${NOT_FOUND_YET}
RewriteCond ${file('$1')} -f
RewriteRule ^(.+)$ - [E=docs_file:$1]
${NOT_FOUND_YET}
RewriteCond ${file(`${MOVED_PAGES}${rewriteText(baseUrl)}$1.html`)} -f
RewriteRule ${rewritePattern(`^(.+?)${ENDING}`)} "-" [E=docs_file:${MOVED_PAGES}${rewriteText(baseUrl)}$1.html]
${NOT_FOUND_YET}
RewriteRule ^ - [R=404,END]

# The compressed file, if the client accepts it. A question mark in a file name would begin a query. Modules that compress responses ignore q=0, so
# rejected codings are removed from the header.
RequestHeader edit* Accept-Encoding "(?i)(?:^|,)\\s*[^,;\\s]+\\s*;\\s*q=0(?:\\.0*)?\\s*(?=,|$)" ""
${compressedRule('br', 'br', file)}
${compressedRule('gzip', 'gz', file)}
RewriteCond %{ENV:docs_file} \\.html$
RewriteRule ^ %{ENV:docs_file} [END]

${extensions.map(typeOf).join('')}# The default configuration of Debian treats ".br" as the language Breton.
<FilesMatch ${apacheText(`\\.(?:${COMPRESSIBLE.join('|')})\\.(?:br|gz)$`)}>
  RemoveLanguage .br
  AddEncoding br .br
  AddEncoding gzip .gz
</FilesMatch>
${COMPRESSIBLE.map(compressedType).join('')}
${inputs.rules.map(ruleType).join('')}
${headerLines(inputs)}`
}

/** The rules for the two possible files of a document, for a part of the address. */
function documentRules(condition: string, from: string, part: string, file: (name: string) => string): string {
  return ['.html', '/index.html']
    .map((extension) => {
      const name = part + extension
      return `${NOT_FOUND_YET}\n${condition}RewriteCond ${file(name)} -f\nRewriteRule ${rewritePattern(from)} - [E=docs_file:${name}]`
    })
    .join('\n')
}

/**
 * The rules of a redirect. The query of the old address is inserted before the fragment. mod_rewrite makes targets absolute; with the configured host, they
 * don't depend on the `Host` header of the request.
 */
function redirectRules({ from, to, status }: Redirect, url: string, baseUrl: string): string[] {
  const [path = '', part] = rewriteText(to.startsWith('/') ? url + to : to).split('#')
  const flags = `[NC,NE,R=${status},END]`
  const rule = (target: string) => `RewriteRule ${rewritePattern(`^${pattern(from, baseUrl)}`)} "${target}" ${flags}`
  if (part === undefined) return [rule(path)]
  return [`RewriteCond %{QUERY_STRING} .\n${rule(`${path}?%{QUERY_STRING}#${part}`)}`, rule(`${path}#${part}`)]
}

/** The rule of a document with capital letters. Its name is in a condition, because a comma would end a flag. */
function mixedRule({ href, file }: HostInputs['documents'][number], baseUrl: string): string {
  return `${NOT_FOUND_YET}
RewriteCond "${rewriteText(file.slice(baseUrl.length))}" ^(.+)$
RewriteRule ${rewritePattern(`^${pattern(href, baseUrl)}`)} - [NC,E=docs_file:%1]
`
}

/** A regular expression for an address of the site with any extension. */
function pattern(href: string, baseUrl: string): string {
  const inside = cleanPath(href).slice(baseUrl.length)
  return inside === '' ? '(?:index(?:/index)*)?(?:\\.html|/*)$' : escapeRegex(inside) + ENDING
}

function compressedRule(coding: string, extension: string, file: (name: string) => string): string {
  return `RewriteCond %{HTTP:Accept-Encoding} "(?:^|,)\\s*${coding}\\s*(?:,|$|;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$)))" [NC]
RewriteCond %{ENV:docs_file} !\\?
RewriteCond ${file(`%{ENV:docs_file}.${extension}`)} -f
RewriteRule ^ %{ENV:docs_file}.${extension} [END]`
}

function typeOf(extension: string): string {
  return `AddType ${apacheText(mediaType(`a.${extension}`))} ${apacheText(`.${extension}`)}\n`
}

/** The media type of a file that has compressed variants, and of those variants. */
function compressedType(extension: string): string {
  return `<FilesMatch ${apacheText(`\\.${extension}${COMPRESSED}$`)}>
  ForceType ${apacheText(mediaType(`a.${extension}`))}
  Header merge Vary Accept-Encoding
</FilesMatch>
`
}

/** The not-found page below an address. The last match is used. */
function notFoundRule({ below, file }: NotFoundFile): string {
  return `<If ${apacheText(`tolower(%{REQUEST_URI}) =~ m#^${escapeRegex(below.toLowerCase())}#`)}>\n  ErrorDocument 404 ${apacheText(file)}\n</If>\n`
}

/** A media type that the extension of a file doesn't determine. Matches the name in all folders. */
function ruleType({ pattern: path, headers }: HeaderRule): string {
  const type = headers['Content-Type']
  if (type === undefined) return ''
  const name = escapeRegex(path.slice(path.lastIndexOf('/') + 1))
  return `<FilesMatch ${apacheText(`^${name}${COMPRESSED}$`)}>\n  ForceType ${apacheText(type)}\n</FilesMatch>\n`
}

/** Headers of all responses including errors, except `Cache-Control`, which only applies to files that exist. */
function headerLines({ baseUrl, rules }: HostInputs): string {
  const lines = Object.entries(headersFor(baseUrl, rules)).map(([name, value]) => {
    const condition = name === TRANSPORT_SECURITY ? ` "expr=%{HTTPS} == 'on' || %{req_novary:X-Forwarded-Proto} == 'https'"` : ''
    return `Header always set ${name} ${apacheText(escapeFormat(value))}${condition}\n`
  })
  const others = rules.filter(({ pattern: path }) => path !== `${baseUrl}*`)
  const special = others.flatMap(({ pattern: path, headers }) =>
    Object.entries(headers).flatMap(([name, value]) => {
      if (name === 'Content-Type') return []
      const place = path.endsWith('*') ? escapeRegex(path.slice(0, -1)) : `${escapeRegex(path)}${COMPRESSED}$`
      const condition = `expr=%{REQUEST_URI} =~ m#^${place}# && %{REQUEST_STATUS} -in {'200', '206', '304'}`
      return [`Header always set ${name} ${apacheText(escapeFormat(value))} ${apacheText(condition)}\n`]
    }),
  )
  return [...lines, ...special].join('')
}

/** Percent signs begin variables in Apache. */
const escapeFormat = (value: string) => value.replaceAll('%', '%%')
