import { readTokens } from '../read-tokens'
import { contrast, mix, parseHex, type Rgb } from './contrast'

const PAGE = ['bg', 'surface', 'raised']
const CODE = ['code-bg', 'code-highlight', 'code-added', 'code-removed', 'raised']
const TINTS = ['note-bg', 'tip-bg', 'warn-bg', 'danger-bg', 'active-bg']
/** Text color → the surfaces behind it. */
const TEXT: Record<string, readonly string[]> = {
  text: [...PAGE, ...CODE, ...TINTS, 'code-inline'],
  heading: [...PAGE, ...TINTS],
  muted: [...PAGE, ...CODE],
  link: [...PAGE, ...TINTS, 'code-inline'],
  'active-text': [...PAGE, 'active-bg'],
  'primary-text': ['primary', 'primary-hover'],
  'deep-text': ['deep'],
  'deep-muted': ['deep'],
  'deep-link': ['deep'],
  'c-key': CODE,
  'c-str': CODE,
  'c-fn': CODE,
  'c-num': CODE,
  'c-com': CODE,
  note: ['note-bg'],
  tip: ['tip-bg', 'code-added'],
  warn: ['warn-bg'],
  danger: [...PAGE, 'danger-bg', 'code-removed'],
}
/** Color of the focus ring → the surfaces around it. */
const RINGS: Record<string, readonly string[]> = { focus: [...PAGE, 'code-bg', 'active-bg'], 'deep-link': ['deep'] }
/** Percentage of an admonition's color in the background of code inside it. */
const CODE_IN_ADMONITION = 9

/**
 * Returns the color pairs with insufficient contrast: text below 4.5:1, focus rings below 3:1 (WCAG 2.2 AA).
 * @param css the engine's tokens, followed by those of the site
 * @returns one line per pair, e.g. `muted on code-bg in dark: 4.2`
 * @throws Error if a color is missing
 */
export function contrastProblems(css: string): string[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const tokens = readTokens(css, mode)
    const color = (name: string): Rgb => {
      const value = tokens.get(name)
      if (!value) throw new Error(`The tokens don't define the color --${name}.`)
      return parseHex(value)
    }
    const check = (name: string, on: string, background: Rgb, minimum: number): string[] => {
      const ratio = contrast(color(name), background)
      return ratio >= minimum ? [] : [`${name} on ${on} in ${mode}: ${ratio.toFixed(2)}`]
    }
    const pairs = (list: Record<string, readonly string[]>, minimum: number) =>
      Object.entries(list).flatMap(([name, surfaces]) => surfaces.flatMap((on) => check(name, on, color(on), minimum)))
    const codeInAdmonitions = ['note', 'tip', 'warn', 'danger'].flatMap((kind) => {
      const background = mix(color(kind), CODE_IN_ADMONITION, color(`${kind}-bg`))
      return ['text', 'link'].flatMap((name) => check(name, `code in ${kind}`, background, 4.5))
    })
    return [...pairs(TEXT, 4.5), ...pairs(RINGS, 3), ...codeInAdmonitions]
  })
}
