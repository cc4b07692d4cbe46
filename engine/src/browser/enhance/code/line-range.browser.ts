/** Lines of a long script. */
export interface LineRange {
  /** Number of the script among the long ones of the page, from 1. */
  script: number
  /** Number of the first line, as shown. */
  from: number
  /** Number of the last line. */
  to: number
}

/** Reads `L3`, `L3-L7` and, from the second long script of a page on, `code2-L3-L7`. @returns undefined for any other fragment */
export function parseLineRange(fragment: string): LineRange | undefined {
  const [match, script, first, last] = /^(?:code(\d+)-)?L(\d+)(?:-L(\d+))?$/.exec(fragment) ?? []
  if (match === undefined) return undefined
  const from = Number(first)
  const to = Number(last ?? first)
  return { script: Number(script ?? 1), from: Math.min(from, to), to: Math.max(from, to) }
}

/** The URL fragment of a line range, without `#`. */
export function formatLineRange({ script, from, to }: LineRange): string {
  return `${script > 1 ? `code${script}-` : ''}L${from}${to > from ? `-L${to}` : ''}`
}
