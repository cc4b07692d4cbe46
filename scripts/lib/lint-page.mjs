const MAX_WORDS = 30
/** The sentence on pages whose examples were run without the real service, and other wordings of it. */
const NOT_RUN = /These \w+ haven't been run against an? [^.]+\./
const OTHER_WORDING =
  /(?<!")\b[Nn]ot tested\b|(?:ha(?:ve|s)(?:n't| not)|(?:was|were)(?:n't| not)) (?:been )?(?:run|tested) against/

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
  for (const line of body.split('\n')) {
    if (line.startsWith('|') || !OTHER_WORDING.test(line) || NOT_RUN.test(line)) continue
    findings.push(`“${line.slice(0, 80)}” instead of the sentence “These steps haven't been run against a … account.”`)
  }
  for (const [line] of body.matchAll(/^\|(?! *Error message or symptom *\|)[^|]+\| *Cause *\| *Solution *\|$/gm)) {
    findings.push(`a table that begins with “${line}” instead of “| Error message or symptom | Cause | Solution |”`)
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
