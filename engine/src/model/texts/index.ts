import { en } from './en'

export type { Sentence } from './sentence'

/** A text of any locale in the place of the English one. */
type Translatable<T> = T extends string
  ? string
  : T extends (...values: never[]) => unknown
    ? T
    : { readonly [Key in keyof T]: Translatable<T[Key]> }

/** All texts of the interface that are not part of the site's content, error pages and accessible names included. */
export type InterfaceTexts = Translatable<typeof en>

/** The interface texts by language tag. */
const TABLES: Readonly<Record<string, InterfaceTexts>> = { en }

/** The languages that a site can have. */
export const INTERFACE_LANGUAGES: readonly string[] = Object.keys(TABLES)

/** The table of a language tag, or else of its language (`en` for `en-GB`). */
function findTexts(htmlLang: string): InterfaceTexts | undefined {
  return TABLES[htmlLang] ?? TABLES[htmlLang.split('-')[0] ?? '']
}

/** Whether there are interface texts for a language tag. */
export function hasInterfaceTexts(htmlLang: string): boolean {
  return findTexts(htmlLang) !== undefined
}

/**
 * The interface texts of a locale.
 * @param htmlLang language tag of a locale. Default: English
 * @throws Error for a language without texts, which the configuration rejects
 */
export function interfaceTexts(htmlLang = 'en'): InterfaceTexts {
  const texts = findTexts(htmlLang)
  if (!texts) throw new Error(`There are no interface texts for "${htmlLang}".`)
  return texts
}
