/** Quotes a literal or a regular expression for nginx: keys of a map, locations. */
export function nginxText(text: string): string {
  return `"${escapeQuoted(text)}"`
}

/** Quotes a text for nginx in a context where variables are expanded. `before` and `after` can contain variables. */
export function nginxValue(text: string, before = '', after = ''): string {
  return `"${before}${escapeVariables(text)}${after}"`
}

/** Quotes a redirect target for nginx, with the query of the request before its fragment. */
export function nginxTarget(target: string): string {
  const [path = '', fragment] = target.split('#')
  return `"${escapeVariables(path)}$is_args$args${fragment === undefined ? '' : `#${escapeVariables(fragment)}`}"`
}

/** nginx has no escape sequence for a dollar sign, so the configuration defines the variable `docs_dollar` for it. */
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

/** Escapes a text in which mod_rewrite expands variables, such as the target of a rule. It must not contain quotation marks. */
export function rewriteText(text: string): string {
  return text.replace(/[\\%$]/g, '\\$&')
}

/** Escapes a text for a regular expression. */
export function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Encodes a path, including characters with a special meaning in `_redirects` and `_headers`. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#:*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** Encodes an address for a `Location` header: ASCII without quotation marks, backslashes and braces. Characters that are already encoded are unchanged. */
export function encodeLocation(address: string): string {
  return address.replace(/%(?![\da-f]{2})/gi, '%25').replace(/[^!#-;=?-[\]_a-z~]+/g, encodeURIComponent)
}
