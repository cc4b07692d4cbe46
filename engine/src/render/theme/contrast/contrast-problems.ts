import { readTokens } from '../read-tokens'
import { contrast, mix, parseHex, type Rgb } from './contrast'

const PAGE = ['bg', 'surface', 'raised']
const CODE = ['code-bg', 'code-highlight', 'code-added', 'code-removed', 'raised']
const TINTS = ['note-bg', 'tip-bg', 'warn-bg', 'danger-bg', 'active-bg']
/** Text colour → the surfaces it is read on. */
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
/** Colour of the focus ring → the surfaces around it. */
const RINGS: Record<string, readonly string[]> = { focus: [...PAGE, 'code-bg', 'active-bg'], 'deep-link': ['deep'] }
/** Percent of an admonition's colour in the ground of code that stands in it. */
const CODE_IN_ADMONITION = 9

/**
 * The pairs of a design that people could not read: text below 4.5 to its surface, focus rings below 3 (WCAG 2.2 AA).
 * @param css the engine's tokens, followed by those of the site
 * @returns one line for each, e.g. `muted on code-bg in dark: 4.2`; throws when a colour is missing
 */
export function contrastProblems(css: string): string[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const tokens = readTokens(css, mode)
    const colour = (name: string): Rgb => {
      const value = tokens.get(name)
      if (!value) throw new Error(`The tokens have no colour --${name}.`)
      return parseHex(value)
    }
    const check = (name: string, on: string, ground: Rgb, least: number): string[] => {
      const ratio = contrast(colour(name), ground)
      return ratio >= least ? [] : [`${name} on ${on} in ${mode}: ${ratio.toFixed(2)}`]
    }
    const pairs = (list: Record<string, readonly string[]>, least: number) =>
      Object.entries(list).flatMap(([name, surfaces]) => surfaces.flatMap((on) => check(name, on, colour(on), least)))
    const codeInAdmonitions = ['note', 'tip', 'warn', 'danger'].flatMap((kind) => {
      const ground = mix(colour(kind), CODE_IN_ADMONITION, colour(`${kind}-bg`))
      return ['text', 'link'].flatMap((name) => check(name, `code in ${kind}`, ground, 4.5))
    })
    return [...pairs(TEXT, 4.5), ...pairs(RINGS, 3), ...codeInAdmonitions]
  })
}
