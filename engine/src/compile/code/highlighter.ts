import type { HighlighterCore, LanguageRegistration, ThemedToken } from 'shiki/core'
import { hashText } from '../../load'
import { DocsError, escapeText, grammarMissing, resolveLanguage } from '../../model'
import { classOfColour, highlightTheme } from './highlight-theme'

/** Keeps highlighted code between builds. */
export interface HighlightCache {
  get(key: string): string | undefined
  set(key: string, html: string): void
}

/**
 * Code as HTML, lines joined by `\n`, each line's elements closed on it.
 * @throws DocsError `code-language`
 */
export type Highlight = (code: string, language: string) => string

/** Highlights code at build. The library behind it is loaded only when a block is not in the cache. */
export interface Highlighter {
  /**
   * Runs a step that highlights while it works, and returns its result. When the step needed a grammar that was not loaded, it is
   * loaded and the step runs again from its start: it must not leave anything behind.
   */
  run<T>(step: (highlight: Highlight) => T): Promise<T>
}

/** A line beyond this is data, not code to read, and stays plain. */
const LONGEST_LINE = 5000

/**
 * Makes the highlighter of a site.
 * @param languages names that fences may use, beside `text`
 */
export function createHighlighter(languages: readonly string[], cache?: HighlightCache): Highlighter {
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
          const known = cache?.get(key)
          if (known !== undefined) return known
          if (!core || !loaded.has(language)) {
            missing.add(language)
            return ''
          }
          const html = tokensToHtml(
            core.codeToTokensBase(code, {
              lang: language,
              theme: highlightTheme.name,
              // By the clock the same code could come out differently on a slow machine.
              tokenizeTimeLimit: 0,
              tokenizeMaxLineLength: LONGEST_LINE,
            }),
          )
          cache?.set(key, html)
          return html
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

/** Few elements: ordinary text has none, neighbours of one class share one, spaces between them included. */
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
    const name = classOfColour(color)
    if (name !== current) flush()
    current = name
    text += spaces + content
    spaces = ''
  }
  flush()
  return html
}
