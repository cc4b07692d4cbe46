import type { ComponentDefinition } from '../../model'
import { button } from './button'
import { card, cardGrid, pageCards } from './cards'
import { image } from './image'
import { prerequisites } from './prerequisites'
import { release } from './release'
import { step, steps } from './steps'
import { tab, tabs } from './tabs'
import { term, termList } from './terms'

/** The components that pages of every site can use, in addition to those of the compiler (partials, values, snippets). */
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
