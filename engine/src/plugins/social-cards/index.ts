export { CARD, CARD_PATH } from './card-face'
export { planCards, type SocialCard, type SocialCards } from './plan-cards'
