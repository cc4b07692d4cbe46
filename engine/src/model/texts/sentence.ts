import type { ReactNode } from 'react'

/** Text with elements in it, such as a link, in the word order of the language. */
export type Sentence = readonly ReactNode[]

/** Template tag: sentence`Updated ${time}`. */
export function sentence(texts: TemplateStringsArray, ...values: ReactNode[]): Sentence {
  return texts.flatMap((text, i) => (i < values.length ? [text, values[i]] : [text]))
}
