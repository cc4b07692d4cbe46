import { formatAttribute } from '../../common'

/** Matches dotted names, which can span several lines. After a call or a subscript, the match begins with the dot. */
const CHAIN = /(?<![\w.])[A-Za-z_]\w*(?:\s*\.\s*[A-Za-z_]\w*)*|(?<=[)\]}]\s*)(?:\.\s*[A-Za-z_]\w*\s*)+/g
const NAME = /[A-Za-z_]\w*/g
/** Matches text that contains no names: tags, strings, comments and character references. */
const NO_NAME = /<span class="[sc]">[^<]*<\/span>|<[^>]*>|&\w+;/g

/**
 * Turns the names in highlighted code into links. Only the first occurrence of each name is linked, so that keyboard users have fewer links to tab
 * through. Strings and comments have no links.
 * @param html highlighted code: text in `<span class>` elements that aren't nested
 * @param addressOf returns the address for code such as `suites.add`, or `.add` after a call
 */
export function linkNames(html: string, addressOf: (code: string) => string | undefined): string {
  const seen = new Set<string>()
  const links: { start: number; end: number; href: string }[] = []
  for (const chain of namesOnly(html).matchAll(CHAIN)) {
    let code = ''
    for (const { 0: name, index } of chain[0].matchAll(NAME)) {
      code = chain[0].startsWith('.') ? `.${name}` : code === '' ? name : `${code}.${name}`
      const href = seen.has(code) ? undefined : addressOf(code)
      seen.add(code)
      const start = chain.index + index
      if (href !== undefined) links.push({ start, end: start + name.length, href })
    }
  }
  return links.reduceRight(
    (text, { start, end, href }) =>
      `${text.slice(0, start)}<a${formatAttribute('href', href)}>${text.slice(start, end)}</a>${text.slice(end)}`,
    html,
  )
}

/** Replaces everything that can't be a name with spaces, so that positions stay the same. */
function namesOnly(html: string): string {
  return html.replace(NO_NAME, (text) => ' '.repeat(text.length))
}
