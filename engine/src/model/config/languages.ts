import { createRequire } from 'node:module'
import { DocsError, type DocsErrorParts, didYouMean } from '../errors'

/** Alternative names of languages. */
const ALIASES: Record<string, string> = {
  py: 'python',
  sh: 'bash',
  shell: 'bash',
  shellscript: 'bash',
  zsh: 'bash',
  'shell-session': 'console',
  shellsession: 'console',
  terminal: 'console',
  doctest: 'pycon',
  ps1: 'powershell',
  pwsh: 'powershell',
  docker: 'dockerfile',
  patch: 'diff',
  yml: 'yaml',
  js: 'javascript',
  ts: 'typescript',
  md: 'markdown',
  txt: 'text',
  plain: 'text',
  plaintext: 'text',
}

/** Languages without a grammar: plain text, and terminal sessions, whose commands are highlighted as `bash` or `python`. */
const WITHOUT_GRAMMAR = new Set(['text', 'console', 'pycon'])

const { resolve } = createRequire(import.meta.url)

/** Returns the languages that have no grammar. */
export function languagesWithoutGrammar(languages: Iterable<string>): string[] {
  return [...languages].filter((language) => !WITHOUT_GRAMMAR.has(language) && !hasGrammar(language))
}

/** Creates the error for a configured language without a grammar. */
export function grammarMissing(language: string): Pick<DocsErrorParts, 'code' | 'title' | 'hint'> {
  return {
    code: 'language-without-grammar',
    title: `There is no grammar for the code language "${language}".`,
    hint: 'Remove it from "code.languages" in the configuration. Use "text" for code blocks without highlighting.',
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
 * Returns the language of a code block: in lower case, with aliases resolved, `text` by default.
 * @param found the language in the source
 * @param allowed the configured languages
 * @throws DocsError `code-language` if it isn't allowed
 */
export function resolveLanguage(found: string | undefined, allowed: Iterable<string>): string {
  const lower = (found || 'text').toLowerCase()
  const language = ALIASES[lower] ?? lower
  const names = new Set([...allowed, 'text'])
  if (names.has(language)) return language
  throw new DocsError({
    code: 'code-language',
    title: `The code language "${found}" is not configured.`,
    hint: `${didYouMean(language, names)} Add other languages to "code.languages" in the configuration.`,
  })
}
