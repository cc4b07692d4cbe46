import { bulleted, didYouMean, type PluginSite, type Problem } from '../../plugin'
import type { SocialCardsConfig } from './social-cards-options'

/** Checks that areas are existing sidebars, and that the site doesn't also set `image`. */
export function checkAreas({ areas }: SocialCardsConfig, { config, configFile }: PluginSite): Problem[] {
  const problems: Problem[] = []
  const error = (title: string, hint: string) =>
    problems.push({ severity: 'error', code: 'config-social-cards', title, hint, at: configFile })
  if (config.image !== undefined) {
    error(
      'The site sets image and uses the plugin socialCards.',
      'Keep one of them. With the plugin, every page without a custom image has a card.',
    )
  }
  const sidebars = [...new Set(config.versions.flatMap((version) => Object.keys(version.sidebars)))]
  for (const id of Object.keys(areas)) {
    if (sidebars.includes(id)) continue
    const title = `An area of the plugin socialCards is the sidebar "${id}", which doesn't exist in any version.`
    error(title, `${didYouMean(id, sidebars)} Sidebars:\n${bulleted(sidebars)}`)
  }
  return problems
}
