import { bulleted, didYouMean, type Problem } from '../errors'
import type { SocialCardsConfig } from './social-cards'

/** Areas of cards are sidebars that exist, and pages have one picture only: a card, or the picture of the site. */
export function checkSocialCards(
  { areas }: SocialCardsConfig,
  { sidebars, image, at }: { sidebars: readonly string[]; image: unknown; at: string },
): Problem[] {
  const problems: Problem[] = []
  const error = (title: string, hint: string) =>
    problems.push({ severity: 'error', code: 'config-social-cards', title, hint, at })
  if (image !== undefined) {
    error('Both image and socialCards are set.', 'Keep one of them: every page without a picture of its own has a card.')
  }
  for (const id of Object.keys(areas)) {
    if (sidebars.includes(id)) continue
    const title = `socialCards.areas names the sidebar "${id}", which no version has.`
    error(title, `${didYouMean(id, sidebars)} Sidebars:\n${bulleted(sidebars)}`)
  }
  return problems
}
