/** A token of DOT source. */
export interface DotToken {
  kind: 'word' | 'html' | 'punctuation'
  /** Without quotes. */
  text: string
  /** Counted from 1. */
  line: number
}

const SPACE = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<=^|\n)#[^\n]*)+/y
const WORD = /[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*|-?(?:\.\d+|\d+(?:\.\d*)?)/y
const QUOTED = /"((?:[^"\\]|\\[\s\S])*)"?/y

/** Splits DOT source into tokens. Accepts any text: unknown characters are punctuation. */
export function scanDot(text: string): DotToken[] {
  const tokens: DotToken[] = []
  let at = 0
  let line = 1
  const match = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at
    return pattern.exec(text) ?? undefined
  }
  while (at < text.length) {
    const space = match(SPACE)
    const quoted = space ? undefined : match(QUOTED)
    const word = space || quoted ? undefined : match(WORD)
    const html = text[at] === '<' ? htmlAt(text, at) : undefined
    const length = (space ?? quoted ?? word)?.[0].length ?? html?.length ?? 1
    if (quoted || word) tokens.push({ kind: 'word', text: quoted?.[1] ?? word?.[0] ?? '', line })
    else if (html !== undefined) tokens.push({ kind: 'html', text: html, line })
    else if (!space) tokens.push({ kind: 'punctuation', text: text[at] ?? '', line })
    line += text.slice(at, at + length).split('\n').length - 1
    at += length
  }
  return tokens
}

/** An HTML label, up to the closing angle bracket. */
function htmlAt(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '<') depth++
    if (text[at] === '>' && --depth === 0) return text.slice(from, at + 1)
  }
  return text.slice(from)
}
