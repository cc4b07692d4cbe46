import { bareHref } from './address-forms'
import { COMPRESSIBLE } from './compress'
import { FOR_HOSTS, type HeaderRule, type HostInputs, headersFor, type Redirect, TRANSPORT_SECURITY } from './host-files'
import { apacheText, escapeRegex, rewritePattern, rewriteText } from './quote'

/** How an address of a document may end. */
const ENDING = '(?:(?:/index)?\\.html)?/*$'
/** How the name of a compressed form ends. */
const FORM = '(?:\\.(?:br|gz))?'
const NOT_FOUND_YET = 'RewriteCond %{ENV:docs_file} ^$'

/**
 * The configuration of a site for Apache httpd 2.4, as a file that hosts read in the folder of the site, or that a server's own configuration includes
 * for that folder (decision 0015): both forms of every address in any letter case, old addresses, headers, compressed files.
 */
export function formatHtaccess(inputs: HostInputs): string {
  const { baseUrl, documents, redirects } = inputs
  const file = (name: string) => `"%{DOCUMENT_ROOT}${rewriteText(baseUrl)}${name}"`
  const endings = Object.keys(COMPRESSIBLE).join('|')
  const mixed = documents.filter(({ file: name }) => name !== name.toLowerCase())
  return `# Apache reads this file in the folder of the site where AllowOverride has FileInfo and Indexes. A server's own configuration
# includes it in a <Directory> block instead. It needs mod_dir, mod_headers, mod_mime and mod_rewrite, and the folder at ${baseUrl} of the document root.
RewriteEngine On
RewriteOptions AllowNoSlash
DirectorySlash Off
RewriteBase ${apacheText(baseUrl)}
ErrorDocument 404 ${apacheText(`${baseUrl}404.html`)}

RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,END]

# What readers do not get.
RewriteRule ${rewritePattern(`^${FOR_HOSTS}`)} - [R=404,END]
RewriteRule ${rewritePattern(`\\.(?:${endings})\\.(?:br|gz)$`)} - [R=404,END]

# Old addresses.
${redirects.map((redirect) => redirectRules(redirect, baseUrl)).join('')}
# The file that an address means: that of a document, as it is written or in lower case, or any other.
RewriteCond ${file('index.html')} -f
RewriteRule ^$ - [E=docs_file:index.html]
${documentRules('', `^(.+?)${ENDING}`, '$1', file)}
${documentRules(`RewriteCond expr ${rewritePattern(`tolower(%{REQUEST_URI}) =~ m#^${escapeRegex(baseUrl.toLowerCase())}(.+?)${ENDING}#`)}\n`, '^', '%1', file)}
# Documents with capital letters in their addresses.
${mixed
  .map(
    ({ href, file: name }) => `${NOT_FOUND_YET}\nRewriteCond "${rewriteText(name.slice(baseUrl.length))}" ^(.+)$
RewriteRule ${rewritePattern(`^${pattern(href, baseUrl)}`)} - [NC,E=docs_file:%1]\n`,
  )
  .join('')}
${NOT_FOUND_YET}
RewriteCond ${file('$1')} -f
RewriteRule ^(.+)$ - [E=docs_file:$1]
${NOT_FOUND_YET}
RewriteRule ^ - [R=404,END]

# Its compressed form for those who take it; a question mark in a name would begin a query.
${form('br', 'br', file)}
${form('gzip', 'gz', file)}
RewriteCond %{ENV:docs_file} \\.html$
RewriteRule ^ %{ENV:docs_file} [END]

# Debian takes "br" for Breton.
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz
${Object.entries(COMPRESSIBLE).map(typeOf).join('')}
${inputs.rules.map(ruleType).join('')}
${headerLines(inputs)}`
}

/** Both forms of a document's file, for a part of the address. */
function documentRules(condition: string, from: string, part: string, file: (name: string) => string): string {
  return ['.html', '/index.html']
    .map((ending) => {
      const name = part + ending
      return `${NOT_FOUND_YET}\n${condition}RewriteCond ${file(name)} -f\nRewriteRule ${rewritePattern(from)} - [E=docs_file:${name}]`
    })
    .join('\n')
}

/** The query of the old address goes along, in front of the part of the page. */
function redirectRules({ from, to, status }: Redirect, baseUrl: string): string {
  const [path = '', part] = to.split('#').map(rewriteText)
  const flags = `[NC,NE,R=${status},END]`
  const rule = (target: string) => `RewriteRule ${rewritePattern(`^${pattern(from, baseUrl)}`)} "${target}" ${flags}\n`
  if (part === undefined) return rule(path)
  return `RewriteCond %{QUERY_STRING} .\n${rule(`${path}?%{QUERY_STRING}#${part}`)}${rule(`${path}#${part}`)}`
}

/** An address inside the site, whatever its ending, as a regular expression. */
function pattern(href: string, baseUrl: string): string {
  const inside = bareHref(href).slice(baseUrl.length)
  return inside === '' ? '(?:index\\.html)?$' : escapeRegex(inside) + ENDING
}

function form(coding: string, ending: string, file: (name: string) => string): string {
  return `RewriteCond %{HTTP:Accept-Encoding} \\b${coding}\\b
RewriteCond %{ENV:docs_file} !\\?
RewriteCond ${file(`%{ENV:docs_file}.${ending}`)} -f
RewriteRule ^ %{ENV:docs_file}.${ending} [END]`
}

function typeOf([ending, type]: [string, string]): string {
  return `<FilesMatch ${apacheText(`\\.${ending}${FORM}$`)}>
  ForceType ${apacheText(type.startsWith('image/') ? type : `${type}; charset=utf-8`)}
  Header merge Vary Accept-Encoding
</FilesMatch>
`
}

/** A type that the ending of a file does not say; by its name alone, wherever it lies. */
function ruleType({ pattern: path, headers }: HeaderRule): string {
  const type = headers['Content-Type']
  if (type === undefined) return ''
  const name = escapeRegex(path.slice(path.lastIndexOf('/') + 1))
  return `<FilesMatch ${apacheText(`^${name}${FORM}$`)}>\n  ForceType ${apacheText(type)}\n</FilesMatch>\n`
}

/** Headers of all answers, errors too; how long files may be kept only where they are there. */
function headerLines({ baseUrl, rules }: HostInputs): string {
  const lines = Object.entries(headersFor(baseUrl, rules)).map(([name, value]) => {
    const condition = name === TRANSPORT_SECURITY ? ` "expr=%{HTTPS} == 'on' || %{req_novary:X-Forwarded-Proto} == 'https'"` : ''
    return `Header always set ${name} ${apacheText(escapeFormat(value))}${condition}\n`
  })
  const others = rules.filter(({ pattern: path }) => path !== `${baseUrl}*`)
  const special = others.flatMap(({ pattern: path, headers }) =>
    Object.entries(headers).flatMap(([name, value]) => {
      if (name === 'Content-Type') return []
      const place = path.endsWith('*') ? escapeRegex(path.slice(0, -1)) : `${escapeRegex(path)}${FORM}$`
      const condition = `expr=%{REQUEST_URI} =~ m#^${place}# && %{REQUEST_STATUS} -in {'200', '206', '304'}`
      return [`Header always set ${name} ${apacheText(escapeFormat(value))} ${apacheText(condition)}\n`]
    }),
  )
  return [...lines, ...special].join('')
}

/** Per cent signs begin what Apache fills in. */
const escapeFormat = (value: string) => value.replaceAll('%', '%%')
