import type { ReactNode } from 'react'

/** Text that contains elements such as links, in the word order of the language. */
export type Sentence = readonly ReactNode[]

/** Template tag that creates a sentence: sentence`Updated ${time}`. */
export function sentence(texts: TemplateStringsArray, ...values: ReactNode[]): Sentence {
  return texts.flatMap((text, i) => (i < values.length ? [text, values[i]] : [text]))
}
