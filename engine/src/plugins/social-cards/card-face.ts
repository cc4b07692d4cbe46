/** What a card shows. Texts are drawn as they are; equal faces give equal cards. */
export interface CardFace {
  /** The area, or what the site says of itself. */
  title: string
  /** Label of the version. */
  version?: string
  /** Name of the site, beside its logo. */
  name: string
  /** Small word after the name. */
  subtitle?: string
  /** The line at the bottom. */
  footer: string
  /** The logo, as an address that holds it. */
  logo?: string
  /** Colours as `#hex`. */
  colors: { ground: string; text: string; muted: string }
}

/** Begins the path of every card in the output. */
export const CARD_PATH = 'assets/card-'

/** Pixels, as those who show links to pages ask for. */
export const CARD = { width: 1200, height: 630 }
