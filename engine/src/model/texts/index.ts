import { DocsError } from '../errors'
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

/**
 * The interface texts of a locale: those of its tag, or else of its language (`en` for `en-GB`).
 * @throws DocsError `config-locales` for a language without texts
 */
export function interfaceTexts(htmlLang: string): InterfaceTexts {
  const texts = TABLES[htmlLang] ?? TABLES[new Intl.Locale(htmlLang).language]
  if (texts) return texts
  throw new DocsError({
    code: 'config-locales',
    title: `There are no interface texts for the locale "${htmlLang}".`,
    hint: `Use one of: ${Object.keys(TABLES).join(', ')}; or add a table next to engine/src/model/texts/en.`,
  })
}
