import { inlineCode } from 'docs-engine'
import { type ExceptionText, GROUPS, type KnownException } from './read-exceptions'

/** The Markdown of the page with all exceptions of a version. */
export function writeExceptions(all: readonly KnownException[]): string {
  const groups = Object.entries(GROUPS).flatMap(([group, title]) => {
    const own = all.filter(({ text }) => text.group === group)
    return own.length === 0 ? [] : [`## ${title}`, ...own.map((exception) => writeException(exception, all))]
  })
  return `${[INTRO, ...groups].join('\n\n')}\n`
}

const INTRO = `Find an exception by its name or message. Catch exceptions by the class that you import:

\`\`\`python title="Python"
from great_expectations.exceptions import GreatExpectationsError
\`\`\``

function writeException({ name, path, bases, text }: KnownException, all: readonly KnownException[]): string {
  const known = (base: string) =>
    all.some((other) => other.name === base) ? `[${inlineCode(base)}](#${base})` : inlineCode(base)
  const facts = [`Import ${inlineCode(path)}.`, ...(bases.length === 0 ? [] : [`Base class: ${bases.map(known).join(', ')}.`])]
  const parts = [`### ${name} {#${anchorOf(name)}}`, text.when, facts.join(' '), ...writeErrors(text)]
  return parts.join('\n\n')
}

/** The id of an exception; the last part of a dotted name. */
export const anchorOf = (name: string): string => name.replace(/\./g, '-')

function writeErrors({ errors }: ExceptionText): string[] {
  if (errors.length === 0) return []
  const rows = errors.map(({ message, cause, solution }) => `| ${[inlineCode(message), cause, solution].map(cell).join(' | ')} |`)
  return [['| Error message or symptom | Cause | Solution |', '| --- | --- | --- |', ...rows].join('\n')]
}

const cell = (markdown: string) => markdown.replaceAll('|', '\\|')
