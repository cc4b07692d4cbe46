/** The content of a card. Equal content results in identical cards. */
export interface CardFace {
  /** Name of the area, or the tagline of the site. */
  title: string
  /** Label of the version. */
  version?: string
  /** Name of the site, next to its logo. */
  name: string
  /** Subtitle after the name. */
  subtitle?: string
  /** The line at the bottom. */
  footer: string
  /** The logo as a data URL. */
  logo?: string
  /** Colors as `#hex`. */
  colors: { ground: string; text: string; muted: string }
}

/** Prefix of the paths of all cards in the output. */
export const CARD_PATH = 'assets/card-'

/** Size in pixels that social networks recommend. */
export const CARD = { width: 1200, height: 630 }
