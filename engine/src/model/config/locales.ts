import { z } from 'zod'
import { hasInterfaceTexts, INTERFACE_LANGUAGES } from '../../common'
import { TextSchema } from './fields'

function isLanguageTag(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1
  } catch {
    return false
  }
}

const LocaleSchema = z.strictObject({
  label: TextSchema.meta({ description: 'Name of the language in the language itself.', examples: ['English'] }),
  htmlLang: z
    .string()
    .refine(isLanguageTag, 'Expected a language tag such as "en" or "en-GB".')
    .refine(hasInterfaceTexts, `Expected a language that has interface texts: ${INTERFACE_LANGUAGES.join(', ')}.`)
    .meta({ description: 'Language tag for the `lang` attribute.', examples: ['en'] }),
  direction: z.enum(['ltr', 'rtl']).describe('Text direction.'),
})

export const LocalesSchema = z
  .array(LocaleSchema)
  .min(1)
  .default([{ label: 'English', htmlLang: 'en', direction: 'ltr' }])
  .describe('Language of the site: a list with exactly one entry. Translated content is not supported.')

/** Locale of the site. */
export type Locale = z.output<typeof LocaleSchema>
