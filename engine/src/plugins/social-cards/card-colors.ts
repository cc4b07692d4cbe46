import type { PluginSite, Problem } from '../../plugin'
import type { CardFace } from './card-face'

/** The tokens of dark surfaces, which cards use. */
const TOKENS = { ground: 'deep', text: 'deep-text', muted: 'deep-muted' }

/** Reads the colors of a site's cards, and reports those whose format is not supported. */
export function cardColors({ color }: Pick<PluginSite, 'color'>): { colors: CardFace['colors']; problems: Problem[] } {
  const problems: Problem[] = []
  const read = (name: string) => {
    const found = color(name)
    if (found === undefined)
      problems.push({
        severity: 'error',
        code: 'card-color',
        title: `The color token --${name} has an unsupported format.`,
        hint: 'Social cards use it. Write it as #hex or light-dark(#hex, #hex).',
        at: 'theme/tokens.css',
      })
    return found ?? '#000'
  }
  return { colors: { ground: read(TOKENS.ground), text: read(TOKENS.text), muted: read(TOKENS.muted) }, problems }
}
