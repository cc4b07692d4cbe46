import { type Doc, definePlugin, type HeadTag } from '../../plugin'
import { CARD, CARD_PATH } from './card-face'
import { checkAreas } from './check-areas'
import { planCards, type SocialCard } from './plan-cards'
import { SocialCardsOptionsSchema } from './social-cards-options'

/**
 * Images that other sites show in previews of links to the site: one for each area and version, rendered at build time with the colors of
 * the theme, the logo of the navbar and a font of the engine. An area is a sidebar, or a navbar item for pages without a sidebar.
 * @example socialCards({ areas: { guide: { name: 'Widget Guide' }, cloud: { name: 'Widget Cloud', version: false } } })
 */
export const socialCards = definePlugin({
  name: 'social-cards',
  options: SocialCardsOptionsSchema,
  create: (config) => ({
    async setup(site) {
      const invalid = checkAreas(config, site)
      if (invalid.length > 0) return { problems: invalid }
      const { byDoc, files, problems } = await planCards(site, config)
      return {
        problems,
        generated: files,
        headTags: (doc) => cardTags(doc, byDoc.get(doc)),
        // Other sites show cards on their pages, some without copying them first.
        headers: [{ pattern: `/${CARD_PATH}*`, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } }],
      }
    },
  }),
})

/** A page with its own image has no card. */
function cardTags(doc: Doc, card: SocialCard | undefined): HeadTag[] {
  if (doc.image !== undefined || !card) return []
  const meta = (property: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property, content } })
  return [
    meta('og:image', card.url),
    meta('og:image:width', String(CARD.width)),
    meta('og:image:height', String(CARD.height)),
    meta('og:image:alt', card.alt),
    { tag: 'meta', attributes: { name: 'twitter:image', content: card.url } },
  ]
}
