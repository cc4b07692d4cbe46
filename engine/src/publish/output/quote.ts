/** Quotes a literal or a regular expression for nginx: keys of a map, locations. */
export function nginxText(text: string): string {
  return `"${escapeQuoted(text)}"`
}

/** Quotes a text for nginx that variables are expanded in, with variables before and after it. */
export function nginxValue(text: string, before = '', after = ''): string {
  return `"${before}${escapeVariables(text)}${after}"`
}

/** Quotes a target for nginx, with the query of the request in front of its fragment. */
export function nginxTarget(target: string): string {
  const [path = '', fragment] = target.split('#')
  return `"${escapeVariables(path)}$is_args$args${fragment === undefined ? '' : `#${escapeVariables(fragment)}`}"`
}

/** nginx has no escape for a dollar sign, so its configuration defines the variable `docs_dollar`, whose value is one. */
const escapeVariables = (text: string) => escapeQuoted(text).replaceAll('$', '$${docs_dollar}')

const escapeQuoted = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')

/** Quotes an argument of an Apache directive, except those of mod_rewrite. */
export function apacheText(text: string): string {
  return `"${escapeQuoted(text)}"`
}

/** Quotes a regular expression for mod_rewrite, where backslashes are literal and quotation marks can't be escaped. */
export function rewritePattern(regex: string): string {
  return `"${regex.replaceAll('"', '\\x22')}"`
}

/** Escapes a text that mod_rewrite expands, such as the target of a rule. It must not contain quotation marks. */
export function rewriteText(text: string): string {
  return text.replace(/[\\%$]/g, '\\$&')
}

/** A regular expression that matches only this text. */
export function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Encodes a path, including characters with a meaning in `_redirects` and `_headers`. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#:*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** Encodes an address for a `Location` header: ASCII without quotation marks, backslashes and braces. Encoded characters are unchanged. */
export function encodeLocation(address: string): string {
  return address.replace(/%(?![\da-f]{2})/gi, '%25').replace(/[^!#-;=?-[\]_a-z~]+/g, encodeURIComponent)
}
