import type { CodeLine } from './marks'
import { languageOfSession, readSession } from './prompts'

/** The start of a line that only a patch contains. */
const PATCH = /^(?:diff --git |Index: |--- \S|\+\+\+ \S|@@ )/

/** Returns the code that readers copy from a block: without removed lines, and without the prompts and output of a session. */
export function copiedCode(lines: readonly CodeLine[], language: string): string {
  const texts = lines.filter((line) => line.change !== 'removed').map((line) => line.text)
  const copied = languageOfSession(language)
    ? readSession(texts, language)
        .filter((line) => line.isCommand)
        .map((line) => line.text)
    : language === 'diff'
      ? resultOfDiff(texts)
      : texts
  return copied.join('\n')
}

/** Returns the lines after the change. A patch is left as it is, because programs apply it. */
function resultOfDiff(lines: readonly string[]): readonly string[] {
  const changed = lines.filter((line) => /^[+-]/.test(line))
  if (changed.length === 0 || lines.some((line) => PATCH.test(line))) return lines
  const isContext = (line: string) => line.trim() !== '' && !/^[+-]/.test(line)
  const context = lines.filter(isContext)
  const margin = Math.min(...context.map((line) => line.search(/\S|$/)))
  // Many authors put a space after the sign, and some don't indent the other lines.
  const spaced = changed.every((line) => line.length === 1 || line[1] === ' ')
  const width = Math.min(spaced ? 2 : 1, margin === 0 ? 2 : margin)
  return lines.filter((line) => !line.startsWith('-')).map((line) => (isContext(line) && margin === 0 ? line : line.slice(width)))
}
