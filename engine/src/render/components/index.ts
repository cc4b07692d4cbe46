import type { ComponentDefinition } from '../../model'
import { button } from './button'
import { card, cardGrid, pageCards } from './cards'
import { image } from './image'
import { prerequisites } from './prerequisites'
import { release } from './release'
import { step, steps } from './steps'
import { tab, tabs } from './tabs'
import { term, termList } from './terms'

export { ADMONITIONS, Admonition, type AdmonitionKind } from '../../compile'
export { CardLink, type CardLinkProps } from './CardLink'

/** The components that every site's pages may use, beside those that the compiler itself answers (partials, values, snippets). */
export const builtInComponents: ComponentDefinition[] = [
  button,
  card,
  cardGrid,
  image,
  pageCards,
  prerequisites,
  release,
  step,
  steps,
  tab,
  tabs,
  term,
  termList,
]
