import { readQuery } from '../query/read-query.browser'
import { Place } from './index-files.browser'
import type { SectionEntry } from './page-entry'
import type { PageInput } from './write-index'

/** Weight of a name in the section that explains it. */
const WEIGHT = 63

/**
 * Adds names of earlier releases to the sections that explain them, as if these sections described them. Omitted are names whose last
 * part a page still describes, and names of functions and parameters that other pages still use.
 * @param formerNames by route
 */
export function addFormerNames(
  pages: readonly PageInput[],
  formerNames: Readonly<Record<string, readonly string[]>>,
): readonly PageInput[] {
  const routes = Object.entries(formerNames)
  if (routes.length === 0) return pages
  const defined = new Set(
    pages.flatMap(({ entry }) =>
      entry.sections.flatMap(({ terms }) => terms.flatMap(([term, , place]) => (place === Place.definition ? term : []))),
    ),
  )
  const explaining = new Set(routes.map(([route]) => route.replace(/#.*/, '')))
  const used = new Set(
    pages.flatMap(({ route, entry }) =>
      explaining.has(route) ? [] : entry.sections.flatMap(({ terms }) => terms.map(([term]) => term)),
    ),
  )
  const termsOf = new Map(
    routes.map(([route, names]) => {
      const terms = names
        .flatMap(termsOfName)
        .filter(({ term, last, isFunction }) => !defined.has(term) && !defined.has(last) && !(isFunction && used.has(term)))
      return [route, new Set(terms.map(({ term }) => term))]
    }),
  )
  return pages.map((page) => {
    const sections = page.entry.sections.map((section): SectionEntry => {
      const added = termsOf.get(section.id === '' ? page.route : `${page.route}#${section.id}`)
      if (!added) return section
      const others = section.terms.filter(([term]) => !added.has(term))
      const terms = [...others, ...[...added].map((term) => [term, WEIGHT, Place.definition] as const)]
      return { ...section, terms: terms.sort(([a], [b]) => (a < b ? -1 : 1)) }
    })
    return { ...page, entry: { sections } }
  })
}

/** The identifier that code begins with, and its last name: `validator.save_suite(…)` → `validator.savesuite`, `savesuite`. */
function termsOfName(code: string): { term: string; last: string; isFunction: boolean }[] {
  const [word, ...others] = readQuery(`${code} `, {})[0]?.words ?? []
  if (!word || others.length > 0 || word.parts.length === 0) return []
  const name = code.replace(/\(.*/s, '').split('.').at(-1) ?? ''
  const isFunction = !/[A-Z]/.test(name)
  const last = word.name
  const whole = { term: word.whole, last, isFunction: isFunction && word.whole === last }
  return /_|[a-z][A-Z]/.test(name) ? [whole, { term: last, last, isFunction }] : [whole]
}
