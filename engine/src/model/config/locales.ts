import { z } from 'zod'
import { hasInterfaceTexts, INTERFACE_LANGUAGES } from '../texts'

function isLanguageTag(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1
  } catch {
    return false
  }
}

/** Specification §3, locale. */
export const LocaleSchema = z.strictObject({
  /** Name in the language itself. */
  label: z.string().min(1),
  /** Value of `html[lang]`, e.g. `en`. */
  htmlLang: z
    .string()
    .refine(isLanguageTag, 'Expected a language tag such as "en" or "en-GB".')
    .refine(hasInterfaceTexts, `Expected a language that has interface texts: ${INTERFACE_LANGUAGES.join(', ')}.`),
  direction: z.enum(['ltr', 'rtl']),
})

/**
 * The language of the site. A list, as the specification has it, with exactly one entry: translated content is not supported, and a second
 * language would only lead to the same pages (`config-locales`).
 * @example [{ label: 'English', htmlLang: 'en', direction: 'ltr' }]
 */
export const LocalesSchema = z
  .array(LocaleSchema)
  .min(1)
  .default([{ label: 'English', htmlLang: 'en', direction: 'ltr' }])

/** Specification §3, locale: label, htmlLang, direction. */
export type Locale = z.output<typeof LocaleSchema>
