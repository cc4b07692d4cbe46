/** A word or sign of a DOT text. */
export interface DotToken {
  kind: 'word' | 'html' | 'sign'
  /** Of a quoted word what is between the quotes. */
  text: string
  /** Of the text, from 1. */
  line: number
}

const SPACE = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<=^|\n)#[^\n]*)+/y
const WORD = /[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*|-?(?:\.\d+|\d+(?:\.\d*)?)/y
const QUOTED = /"((?:[^"\\]|\\[\s\S])*)"?/y

/** Splits a text in Graphviz's language DOT, so that it can be checked before it is drawn. Takes every text; what is no DOT are signs. */
export function scanDot(text: string): DotToken[] {
  const tokens: DotToken[] = []
  let at = 0
  let line = 1
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at
    return pattern.exec(text) ?? undefined
  }
  while (at < text.length) {
    const space = take(SPACE)
    const quoted = space ? undefined : take(QUOTED)
    const word = space || quoted ? undefined : take(WORD)
    const html = text[at] === '<' ? htmlAt(text, at) : undefined
    const length = (space ?? quoted ?? word)?.[0].length ?? html?.length ?? 1
    if (quoted || word) tokens.push({ kind: 'word', text: quoted?.[1] ?? word?.[0] ?? '', line })
    else if (html !== undefined) tokens.push({ kind: 'html', text: html, line })
    else if (!space) tokens.push({ kind: 'sign', text: text[at] ?? '', line })
    line += text.slice(at, at + length).split('\n').length - 1
    at += length
  }
  return tokens
}

/** A label between angle brackets, to the bracket that closes it. */
function htmlAt(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '<') depth++
    if (text[at] === '>' && --depth === 0) return text.slice(from, at + 1)
  }
  return text.slice(from)
}
