import type { Problem } from '../../model'
import { readTokens } from '../../theme'
import type { CardFace } from './card-face'

/** The tokens of dark surfaces, which cards use. */
const TOKENS = { ground: 'deep', text: 'deep-text', muted: 'deep-muted' }
/** The tokens file of a site. */
const FILE = 'theme/tokens.css'

/**
 * Reads the colors of a site's cards.
 * @param engineTokens CSS with the tokens of the engine
 * @param siteTokens CSS with the tokens of the site
 * @returns the colors, and a problem for each color whose format is not supported
 */
export function cardColors(engineTokens: string, siteTokens: string): { colors: CardFace['colors']; problems: Problem[] } {
  const found = readTokens(siteTokens, 'light')
  const problems = Object.values(TOKENS)
    .filter((name) => new RegExp(`--${name}\\s*:`).test(siteTokens) && !found.has(name))
    .map((name): Problem => {
      const title = `The color token --${name} has an unsupported format.`
      return {
        severity: 'error',
        code: 'card-color',
        title,
        hint: 'Social cards use it. Write it as #hex or light-dark(#hex, #hex).',
        at: FILE,
      }
    })
  const defaults = readTokens(engineTokens, 'light')
  const color = (name: string) => found.get(name) ?? defaults.get(name) ?? '#000'
  return { colors: { ground: color(TOKENS.ground), text: color(TOKENS.text), muted: color(TOKENS.muted) }, problems }
}
