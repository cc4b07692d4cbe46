/**
 * Returns a section of a page's Markdown copy, from its level 2 heading to the next one.
 * @param titles text of all level 2 headings of the page
 * @param index index of the section's heading in `titles`
 * @throws Error if the copy has no such section
 */
export function markdownSection(markdown: string, titles: readonly string[], index: number): string {
  const sections = splitSections(markdown)
  // Components may render headings that the copy doesn't contain. In that case the section is found by its text.
  const wanted = wordsOf(titles[index] ?? '')
  const found = sections.length === titles.length ? sections[index] : sections.find(([title = '']) => wordsOf(title) === wanted)
  if (!found) throw new Error(`no section "${titles[index]}"`)
  return `${found.join('\n').trimEnd()}\n`
}

/** The lines of each section. Lines in code blocks are not headings. */
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

/** Letters and digits only, which Markdown syntax does not change. */
const wordsOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
