import { createWriter } from './prose.mjs'
import { createRandom } from './random.mjs'

const ELEMENTS = 10_000

/** A changelog with about 10,000 elements, the longest page of the site. */
export function writeChangelog() {
  const random = createRandom('changelog')
  const writer = createWriter(random)
  const out = ['---', 'title: Changelog', 'description: What changed in each release, newest first.', '---', '']
  let elements = 0
  for (let release = 0; elements < ELEMENTS; release++) {
    const entries = Array.from({ length: random.int(12, 40) }, () => {
      const number = random.int(1000, 11000)
      return `- ${writer.action()} ([#${number}](https://example.com/changes/${number}))`
    })
    out.push(`## ${Math.floor(30 - release / 8)}.${7 - (release % 8)}.0`, '', writer.sentence(), '', ...entries, '')
    // heading with its link, paragraph, list; entry, link, and the code in it
    elements += 4 + entries.reduce((sum, entry) => sum + 2 + Math.floor(entry.split('`').length / 2), 0)
  }
  return out.join('\n')
}
