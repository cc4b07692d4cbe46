/** Quotes a text for nginx where it is literal or a regular expression: keys of a map, names of a location. */
export function nginxText(text: string): string {
  return `"${escapeQuoted(text)}"`
}

/** Quotes a text for nginx where variables are expanded, with variables before and after it. */
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

/** Quotes an argument of an Apache directive, those of mod_rewrite excepted. */
export function apacheText(text: string): string {
  return `"${escapeQuoted(text)}"`
}

/** Quotes a regular expression for mod_rewrite, which reads a backslash as it is and has no escape for a quotation mark. */
export function rewritePattern(regex: string): string {
  return `"${regex.replaceAll('"', '\\x22')}"`
}

/** Escapes a text that mod_rewrite expands, such as the target of a rule; it may not contain a quotation mark. */
export function rewriteText(text: string): string {
  return text.replace(/[\\%$]/g, '\\$&')
}

/** A text as a regular expression that matches only this text. */
export function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** A decoded path as it is written in an address. Encodes also what has a meaning in `_redirects` and `_headers`. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#:*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** An address as a `Location` header allows it: ASCII, without quotation marks, backslashes and braces. Encoded characters stay as they are. */
export function encodeLocation(address: string): string {
  return address.replace(/%(?![\da-f]{2})/gi, '%25').replace(/[^!#-;=?-[\]_a-z~]+/g, encodeURIComponent)
}
