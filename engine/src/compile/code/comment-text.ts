const HASH = /^\s*#+\s*(.*?)\s*$/
const SLASHES = /^\s*(?:\/\/\s*(.*?)|\{?\/\*\s*(.*?)\s*\*\/\}?)\s*$/
const DASHES = /^\s*--\s*(.*?)\s*$/
const ANGLES = /^\s*<!--\s*(.*?)\s*-->\s*$/
const SEMICOLON = /^\s*;\s*(.*?)\s*$/

const SYNTAX: Record<string, RegExp[]> = {
  text: [],
  diff: [],
  python: [HASH],
  bash: [HASH],
  yaml: [HASH],
  toml: [HASH],
  dockerfile: [HASH],
  ini: [HASH, SEMICOLON],
  json: [SLASHES],
  jsonc: [SLASHES],
  javascript: [SLASHES],
  typescript: [SLASHES],
  jsx: [SLASHES],
  tsx: [SLASHES],
  css: [SLASHES],
  java: [SLASHES],
  scala: [SLASHES],
  go: [SLASHES],
  sql: [DASHES, SLASHES],
  html: [ANGLES],
  xml: [ANGLES],
  markdown: [ANGLES],
}

/** Returns the text of a line that contains only a comment; `undefined` for any other line. */
export function commentText(line: string, language: string): string | undefined {
  for (const syntax of SYNTAX[language] ?? [HASH, SLASHES, DASHES, ANGLES]) {
    const match = syntax.exec(line)
    if (match) return match[1] ?? match[2] ?? ''
  }
  return undefined
}
