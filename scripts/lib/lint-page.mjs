const MAX_WORDS = 30
/** The start of the callout on pages whose examples were run without the real service. */
const NOT_TESTED = /^> Not tested against an? live [^.]+\.(?: |$)/

/**
 * Lists the style problems of a page.
 * @param {string} copy the Markdown copy: metadata between `---`, then the page
 * @returns {string[]} a message per problem
 */
export function lintPage(copy) {
  const body = copy.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^( *)(```+|~~~+)[\s\S]*?^\1\2$/gm, '')
  const findings = []
  const levels = [...body.matchAll(/^(#{1,6}) /gm)].map((match) => match[1].length)
  const titles = levels.filter((level) => level === 1).length
  if (titles !== 1) findings.push(`${titles} titles; a page has one`)
  levels.forEach((level, i) => {
    if (i > 0 && level > levels[i - 1] + 1) findings.push(`a heading of level ${level} follows one of level ${levels[i - 1]}`)
  })
  const [lead = ''] = body.replace(/^\s*# .*\n+/, '').split(/\n\s*\n/)
  if (!/^[^#|>\-*\d].*[.!?:]/s.test(lead.trim())) findings.push('no lead sentence below the title')
  for (const [line] of body.matchAll(/^(?!\|).*(?:(?<!")\b[Nn]ot tested\b|tested against a live server).*$/gm)) {
    if (!NOT_TESTED.test(line)) findings.push(`“${line.slice(0, 80)}” instead of the note “Not tested against a live … account.”`)
  }
  for (const sentence of sentencesOf(body)) {
    const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
    if (words.length > MAX_WORDS) findings.push(`a sentence of ${words.length} words: “${sentence.slice(0, 80)}…”`)
  }
  return findings
}

/** Sentences of the prose, without tables and headings. Code counts as one word. */
function sentencesOf(body) {
  const blocks = body
    .split('\n')
    .map((line) => (/^\s*(?:\||#{1,6} |<)/.test(line) ? '' : line.replace(/^\s*(?:[-*+]|\d+\.|>)\s+/, '\n\n')))
    .join('\n')
    .split(/\n\s*\n/)
  return blocks.flatMap((block) =>
    block
      .replace(/`[^`]*`/g, 'code')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[*_]{1,2}/g, '')
      .split(/(?<=[.!?])\s+/)
      .map((sentence) => sentence.replace(/\s+/g, ' ').trim()),
  )
}
