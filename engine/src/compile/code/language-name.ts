import type { InterfaceTexts } from '../../model'

/** Names of languages as people write them; others are shown as they are. */
const NAMES: Record<string, string> = {
  css: 'CSS',
  diff: 'Diff',
  html: 'HTML',
  ini: 'INI',
  javascript: 'JavaScript',
  json: 'JSON',
  markdown: 'Markdown',
  powershell: 'PowerShell',
  python: 'Python',
  sql: 'SQL',
  toml: 'TOML',
  typescript: 'TypeScript',
  yaml: 'YAML',
}

/** What a code block without a title is called; `undefined` for plain text. */
export function languageName(language: string, texts: InterfaceTexts): string | undefined {
  if (language === 'bash') return texts.codeBlock.terminal
  return NAMES[language] ?? (language === 'text' ? undefined : language)
}
