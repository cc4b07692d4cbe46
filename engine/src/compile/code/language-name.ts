import type { InterfaceTexts } from '../../common'

/** Display names of languages. Other languages are shown under the name that the fence uses. */
const NAMES: Record<string, string> = {
  css: 'CSS',
  diff: 'Diff',
  dockerfile: 'Dockerfile',
  html: 'HTML',
  http: 'HTTP',
  ini: 'INI',
  javascript: 'JavaScript',
  json: 'JSON',
  markdown: 'Markdown',
  powershell: 'PowerShell',
  pycon: 'Python',
  python: 'Python',
  sql: 'SQL',
  toml: 'TOML',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
}

/** Returns the default title of a code block; `undefined` for plain text. */
export function languageName(language: string, texts: InterfaceTexts): string | undefined {
  if (language === 'bash' || language === 'console') return texts.codeBlock.terminal
  return NAMES[language] ?? (language === 'text' ? undefined : language)
}
