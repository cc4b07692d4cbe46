import type { InterfaceTexts } from '../../model'

/** Display names of languages. Other languages are shown under the name that the fence uses. */
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

/** Returns the default title of a code block; `undefined` for plain text. */
export function languageName(language: string, texts: InterfaceTexts): string | undefined {
  if (language === 'bash') return texts.codeBlock.terminal
  return NAMES[language] ?? (language === 'text' ? undefined : language)
}
