import { en } from './en'

export type { Sentence } from './sentence'

/** The type of the texts of any locale, derived from the English ones. */
type Translatable<T> = T extends string
  ? string
  : T extends (...values: never[]) => unknown
    ? T
    : { readonly [Key in keyof T]: Translatable<T[Key]> }

/** All texts of the interface, including error pages and accessible names. */
export type InterfaceTexts = Translatable<typeof en>

/** The interface texts by language tag. */
const TABLES: Readonly<Record<string, InterfaceTexts>> = { en }

/** The supported languages of a site. */
export const INTERFACE_LANGUAGES: readonly string[] = Object.keys(TABLES)

/** Finds the texts of a language tag, otherwise those of its language (`en` for `en-GB`). */
function findTexts(htmlLang: string): InterfaceTexts | undefined {
  return TABLES[htmlLang] ?? TABLES[htmlLang.split('-')[0] ?? '']
}

/** Whether there are interface texts for a language tag. */
export function hasInterfaceTexts(htmlLang: string): boolean {
  return findTexts(htmlLang) !== undefined
}

/**
 * Returns the interface texts of a locale.
 * @param htmlLang language tag of the locale; English by default
 * @throws Error for a language without texts, which the configuration rejects
 */
export function interfaceTexts(htmlLang = 'en'): InterfaceTexts {
  const texts = findTexts(htmlLang)
  if (!texts) throw new Error(`There are no interface texts for "${htmlLang}".`)
  return texts
}
