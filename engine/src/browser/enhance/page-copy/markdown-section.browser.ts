/**
 * A section of a page's Markdown copy: from its heading to the next one of its level.
 * @param titles words of all these headings, as the page shows them
 * @param index which of them opens the section
 */
export function markdownSection(markdown: string, titles: readonly string[], index: number): string {
  const sections = splitSections(markdown)
  // Components may draw headings that the copy has not: then the words tell which section it is.
  const wanted = wordsOf(titles[index] ?? '')
  const found = sections.length === titles.length ? sections[index] : sections.find(([title = '']) => wordsOf(title) === wanted)
  if (!found) throw new Error(`no section "${titles[index]}"`)
  return `${found.join('\n').trimEnd()}\n`
}

/** The sections as lines. Lines of code are no headings. */
function splitSections(markdown: string): string[][] {
  const sections: string[][] = []
  let fence = ''
  for (const line of markdown.split('\n')) {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? []
    if (fence === '') {
      fence = mark
      if (line.startsWith('## ')) sections.push([])
    } else if (mark.startsWith(fence) && line.trim() === mark) fence = ''
    sections.at(-1)?.push(line)
  }
  return sections
}

/** Letters and digits only: what marks and backslashes leave as it is. */
const wordsOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
