import { bulleted, didYouMean, type PluginSite, type Problem } from '../../model'
import type { SocialCardsConfig } from './social-cards-options'

/** Areas of cards are sidebars that exist, and a page has one image: a card, or the image of the site. */
export function checkAreas({ areas }: SocialCardsConfig, { config, configFile }: PluginSite): Problem[] {
  const problems: Problem[] = []
  const error = (title: string, hint: string) =>
    problems.push({ severity: 'error', code: 'config-social-cards', title, hint, at: configFile })
  if (config.image !== undefined) {
    error(
      'The site sets image and uses the plugin socialCards.',
      'Keep one of them: every page without its own image has a card.',
    )
  }
  const sidebars = [...new Set(config.versions.flatMap((version) => Object.keys(version.sidebars)))]
  for (const id of Object.keys(areas)) {
    if (sidebars.includes(id)) continue
    const title = `An area of the plugin socialCards is the sidebar "${id}", which no version has.`
    error(title, `${didYouMean(id, sidebars)} Sidebars:\n${bulleted(sidebars)}`)
  }
  return problems
}
