// Finds phrases that an experienced writer of documentation wouldn't use. The phrases and their replacements are in scripts/prose/phrases.json.
import { CODE, proseOf } from './prose-text.mjs'

/** A space matches spaces and one line break, with the indentation or list marker of comments. */
const SPACE = '(?:[^\\S\\n]+|[^\\S\\n]*\\n[^\\S\\n]*)'

/**
 * Compiles the phrases. `find` is a regular expression, matched as whole words without regard to case; a space also matches a line break, and
 * `CODE` a piece of inline code. `case` makes it case-sensitive; `headings: false` ignores headings and
 * tables.
 */
export function compilePhrases(phrases) {
  return phrases.map(({ find, write, case: exact = false, headings = true }) => {
    const source = find.replaceAll('CODE', `${CODE}+`).replaceAll(' ', SPACE)
    const pattern = new RegExp(`(?<![\\w-])(?:${source})(?![\\w-])`, `gm${exact ? '' : 'i'}`)
    return { pattern, write, headings }
  })
}

/**
 * Lists the findings in a file.
 * @returns {{ line: number, found: string, write: string }[]}
 */
export function lintProse(file, text, phrases) {
  const prose = proseOf(file, text)
  if (prose === undefined) return []
  const findings = []
  for (const { pattern, write, headings } of phrases) {
    for (const match of prose.matchAll(pattern)) {
      const lineStart = prose.lastIndexOf('\n', match.index) + 1
      if (!headings && /^(?:#{1,6} |\|)/.test(prose.slice(lineStart, lineStart + 7))) continue
      const line = prose.slice(0, match.index).split('\n').length
      const chars = Array.from(match[0], (char, i) => (char === CODE ? text[match.index + i] : char))
      const found = chars.join('').replace(/\s+/g, ' ').trim()
      findings.push({ line, found: found.length > 70 ? `${found.slice(0, 69)}…` : found, write })
    }
  }
  return findings.sort((a, b) => a.line - b.line)
}
