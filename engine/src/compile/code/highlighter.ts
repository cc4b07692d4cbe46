import type { HighlighterCore, LanguageRegistration, ThemedToken } from 'shiki/core'
import { escapeText } from '../../common'
import { hashText, type Kind, type Results } from '../../load'
import { DocsError, grammarMissing, resolveLanguage } from '../../model'
import { classOfColor, highlightTheme } from './highlight-theme'

const HIGHLIGHTED: Kind<string> = { name: 'highlighted code' }

/**
 * Highlights code as HTML. Lines are joined by `\n`; no element spans several lines.
 * @throws DocsError `code-language`
 */
export type Highlight = (code: string, language: string) => string

/** Highlights code at build time. The library is loaded only for code without a stored result. */
export interface Highlighter {
  /**
   * Runs a synchronous step that highlights code, and returns its result. If grammars were missing, they are loaded and the step runs
   * again, so it must not have side effects.
   */
  run<T>(step: (highlight: Highlight) => T): Promise<T>
}

/** Lines with more characters are treated as data and not highlighted. */
const MAX_LINE_LENGTH = 5000

/**
 * Creates the highlighter of a site.
 * @param languages the languages of fences, in addition to `text`
 */
export function createHighlighter(languages: readonly string[], results?: Results): Highlighter {
  let core: HighlighterCore | undefined
  const loaded = new Set<string>()

  const load = async (language: string): Promise<void> => {
    const grammar = await loadGrammar(language)
    core ??= await startCore()
    await core.loadLanguage(...grammar)
    loaded.add(language)
  }

  return {
    async run(step) {
      for (;;) {
        const missing = new Set<string>()
        const result = step((code, name) => {
          const language = resolveLanguage(name, languages)
          if (language === 'text') return escapeText(code)
          const key = hashText(`${language}\n${code}`)
          const known = results?.find(HIGHLIGHTED, key, '')
          if (known !== undefined) return known
          if (!core || !loaded.has(language)) {
            missing.add(language)
            return ''
          }
          const html = tokensToHtml(
            core.codeToTokensBase(code, {
              lang: language,
              theme: highlightTheme.name,
              // A time limit would make the result depend on the speed of the machine.
              tokenizeTimeLimit: 0,
              tokenizeMaxLineLength: MAX_LINE_LENGTH,
            }),
          )
          return results?.keep(HIGHLIGHTED, key, '', html) ?? html
        })
        if (missing.size === 0) return result
        for (const language of missing) await load(language)
      }
    },
  }
}

async function startCore(): Promise<HighlighterCore> {
  const [{ createHighlighterCore }, { createJavaScriptRegexEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/javascript'),
  ])
  return createHighlighterCore({ themes: [highlightTheme], langs: [], engine: createJavaScriptRegexEngine() })
}

async function loadGrammar(language: string): Promise<LanguageRegistration[]> {
  try {
    const name = `@shikijs/langs/${language}`
    const module: { default: LanguageRegistration[] } = await import(/* @vite-ignore */ name)
    return module.default
  } catch (cause) {
    throw new DocsError({ ...grammarMissing(language), cause })
  }
}

/** Keeps the HTML small: plain text has no element, and adjacent tokens of one class share an element, including the spaces between them. */
function tokensToHtml(lines: readonly (readonly ThemedToken[])[]): string {
  return lines.map(lineToHtml).join('\n')
}

function lineToHtml(tokens: readonly ThemedToken[]): string {
  let html = ''
  let current: string | undefined
  let text = ''
  let spaces = ''
  const flush = () => {
    if (text !== '') html += current ? `<span class="${current}">${escapeText(text)}</span>` : escapeText(text)
    html += spaces
    text = ''
    spaces = ''
  }
  for (const { content, color } of tokens) {
    if (content.trim() === '') {
      spaces += content
      continue
    }
    const name = classOfColor(color)
    if (name !== current) flush()
    current = name
    text += spaces + content
    spaces = ''
  }
  flush()
  return html
}
