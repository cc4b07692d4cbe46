import * as vocabulary from './vocabulary.mjs'

/**
 * Writes English text about data from the vocabulary and its sentence patterns.
 * @param {ReturnType<import('./random.mjs').createRandom>} random
 */
export function createWriter(random) {
  const nounPhrase = () => {
    const noun = random.pick(vocabulary.nouns)
    const adjective = random.chance(0.45) ? `${random.pick(vocabulary.adjectives)} ` : ''
    const place = random.chance(0.22) ? ` ${random.pick(['of', 'behind', 'in', 'for'])} the ${random.pick(vocabulary.nouns)}` : ''
    const article = random.pick(['the', 'the', 'the', 'your', 'each', 'a'])
    return mendArticles(`${article} ${adjective}${noun}${place}`)
  }
  const slots = {
    np: nounPhrase,
    noun: () => random.pick(vocabulary.nouns),
    plural: () => random.pick(vocabulary.plurals),
    adjective: () => random.pick(vocabulary.adjectives),
    person: () => random.pick(vocabulary.people),
    verb: () => random.pick(vocabulary.transitive)[0],
    verbs: () => random.pick(vocabulary.transitive)[1],
    happening: () => fill(random.pick(vocabulary.happenings)),
    action: () => fill(random.pick(vocabulary.actions)),
    reason: () => fill(random.pick(vocabulary.reasons)),
    manner: () => fill(random.pick(vocabulary.manners)),
    store: () => random.pick(vocabulary.stores),
    period: () => random.pick(vocabulary.periods),
    column: () => random.pick(vocabulary.columns),
    option: () => random.pick(vocabulary.options),
    value: () => random.pick(vocabulary.values),
    file: () => random.pick(vocabulary.files),
    number: () => String(random.pick([2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 30, 40, 48, 60, 90, 100, 250, 365, 500, 1200])),
    percent: () => `${random.int(1, 99)}${random.chance(0.3) ? `.${random.int(1, 9)}` : ''} %`,
  }
  function fill(form) {
    return mendArticles(
      form.replace(/\{(\w+)\}/g, (_, name) => (/^[A-Z]/.test(name) ? capitalize(slots[name.toLowerCase()]()) : slots[name]())),
    )
  }
  /** One sentence without links. */
  const sentence = () => fill(random.pick(vocabulary.sentences))
  return {
    sentence,
    /** A phrase in the imperative without a period, as in a list. */
    action: () => capitalize(slots.action()),
    /** A noun with its article. */
    nounPhrase,
    /** A heading in sentence case. */
    heading: () => fill(random.pick(vocabulary.headingForms)),
    /** A short clause for a table cell. */
    clause: () => capitalize(slots.happening()),
    /** A paragraph of about `words` words. */
    paragraph(words) {
      const parts = []
      for (let count = 0; count < words; ) {
        const one = sentence()
        parts.push(one)
        count += countWords(one)
      }
      return parts.join(' ')
    },
  }
}

/** Number of words in a text. */
export const countWords = (text) => text.split(/\s+/).filter(Boolean).length

/** The text with a capital first letter. A text that begins with code isn't changed. */
export const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1)

/** `a` before a vowel becomes `an`. */
const mendArticles = (text) => text.replace(/\b([Aa]) (?=(?:[aei]|ou|un[^i])\w)/g, '$1n ')
