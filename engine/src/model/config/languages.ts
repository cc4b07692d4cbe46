import { createRequire } from 'node:module'
import { DocsError, type DocsErrorParts, didYouMean } from '../errors'

/** Other names that writers use; each leads to the one name that is shown and configured. */
const ALIASES: Record<string, string> = {
  py: 'python',
  sh: 'bash',
  shell: 'bash',
  shellscript: 'bash',
  zsh: 'bash',
  yml: 'yaml',
  js: 'javascript',
  ts: 'typescript',
  md: 'markdown',
  txt: 'text',
  plain: 'text',
  plaintext: 'text',
}

/** Names for "what a terminal shows": they mix what is typed with what is printed, so a copy button could not be of use. */
const TERMINAL = new Set(['console', 'terminal', 'shell-session', 'shellsession', 'pycon'])

const { resolve } = createRequire(import.meta.url)

/** The languages of a list that no grammar exists for, in its order. */
export function languagesWithoutGrammar(languages: Iterable<string>): string[] {
  return [...languages].filter((language) => language !== 'text' && !hasGrammar(language))
}

/** What to say about a configured language without grammar. */
export function grammarMissing(language: string): Pick<DocsErrorParts, 'code' | 'title' | 'hint'> {
  return {
    code: 'language-without-grammar',
    title: `There is no grammar for the code language "${language}".`,
    hint: 'Take it out of "code.languages" in the site\'s config; fences without colours use "text".',
  }
}

function hasGrammar(language: string): boolean {
  if (!/^[\w+-]+$/.test(language)) return false
  try {
    resolve(`@shikijs/langs/${language}`)
    return true
  } catch {
    return false
  }
}

/**
 * The language of a fence as it is shown and highlighted: lower case, common other names replaced; `text` for none.
 * @param found as written after the fence
 * @param allowed the configured languages
 * @throws DocsError `code-language` when it is not one of them
 */
export function resolveLanguage(found: string | undefined, allowed: Iterable<string>): string {
  const lower = (found || 'text').toLowerCase()
  const language = ALIASES[lower] ?? lower
  const names = new Set([...allowed, 'text'])
  if (names.has(language)) return language
  throw new DocsError({
    code: 'code-language',
    title: `The code language "${found}" is not one of this site.`,
    hint: TERMINAL.has(lower)
      ? 'Write "bash" for what a reader types in a terminal and "text" for what it prints.'
      : `${didYouMean(language, names)} More languages can be named in "code.languages" of the site's config.`,
  })
}
