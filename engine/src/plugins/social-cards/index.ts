export { socialCards } from './social-cards'
export type { SocialCardsOptions } from './social-cards-options'
