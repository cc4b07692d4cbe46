import type { Problem } from '../../model'
import { readTokens } from '../../render'
import type { CardFace } from './card-face'

/** The tokens of dark surfaces, which cards are. */
const TOKENS = { ground: 'deep', text: 'deep-text', muted: 'deep-muted' }
/** Where a site has its tokens. */
const FILE = 'theme/tokens.css'

/**
 * The colours of a site's cards.
 * @param ours tokens of the engine
 * @param theirs tokens of the site
 * @returns problems when the site writes one of them in a form that is not read here
 */
export function cardColors(ours: string, theirs: string): { colors: CardFace['colors']; problems: Problem[] } {
  const found = readTokens(theirs, 'light')
  const problems = Object.values(TOKENS)
    .filter((name) => new RegExp(`--${name}\\s*:`).test(theirs) && !found.has(name))
    .map((name): Problem => {
      const title = `The colour --${name} is not written as #hex or light-dark(#hex, #hex).`
      return { severity: 'error', code: 'card-color', title, hint: 'Social cards are drawn with it: write it so.', at: FILE }
    })
  const defaults = readTokens(ours, 'light')
  const color = (name: string) => found.get(name) ?? defaults.get(name) ?? '#000'
  return { colors: { ground: color(TOKENS.ground), text: color(TOKENS.text), muted: color(TOKENS.muted) }, problems }
}
