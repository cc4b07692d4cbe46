/** An address that leads elsewhere. */
export interface Redirect {
  from: string
  to: string
  status: 301 | 302
}

/** Headers for addresses that match a pattern: a path that may end in `*`. */
export interface HeaderRule {
  pattern: string
  headers: Record<string, string>
}

/** The `_redirects` file, as Netlify and Cloudflare Pages read it; {@link parseRedirects} reads it back. */
export function formatRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')
}

/** Reads what {@link formatRedirects} wrote. */
export function parseRedirects(text: string): Redirect[] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([from, to, status]) => (from && to ? [{ from, to, status: status === '301' ? 301 : 302 }] : []))
}

/** The `_headers` file, as Netlify and Cloudflare Pages read it; {@link parseHeaders} reads it back. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('')
}

/** Reads what {@link formatHeaders} wrote. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    if (!line.startsWith(' ')) rules.push({ pattern: line.trim(), headers: {} })
    else {
      const colon = line.indexOf(':')
      const rule = rules.at(-1)
      if (rule && colon > 0) rule.headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim()
    }
  }
  return rules
}

/** The headers for one address: all rules that match, later ones over earlier ones. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { pattern, headers } of rules) {
    const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
    if (matches) Object.assign(found, headers)
  }
  return found
}
