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

/** The module that most exceptions are imported from, as the introduction shows. */
const MODULE = 'great_expectations.exceptions'

const INTRO = `Find an exception by its name or message. Catch exceptions by the class that you import:

\`\`\`python title="Python"
from ${MODULE} import GreatExpectationsError
\`\`\``

function writeException({ name, path, bases, text }: KnownException, all: readonly KnownException[]): string {
  const known = (base: string) =>
    all.some((other) => other.name === base) ? `[${inlineCode(base)}](#${base})` : inlineCode(base)
  const facts = [
    ...(path === `${MODULE}.${name}` ? [] : [`Import ${inlineCode(path)}.`]),
    ...(bases.length === 0 ? [] : [`Base class: ${bases.map(known).join(', ')}.`]),
  ]
  const about = facts.length === 0 ? [] : [facts.join(' ')]
  const parts = [`### ${name} {#${anchorOf(name)}}`, text.when, ...about, ...writeErrors(text)]
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
