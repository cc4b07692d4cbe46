import { DocsError, defineComponent, Island, parseJson, type RenderContext } from 'docs-engine'
import type { ReactNode } from 'react'
import { z } from 'zod'
import glossaryFilter from '../../islands/glossary-filter.island'

/** The part of `terms.json` that the index needs. */
const TermsSchema = z.record(z.string(), z.object({ title: z.string().min(1), page: z.string().optional() }))

/**
 * `<GlossaryIndex />`: a filter for the sections of the page, and links to the first term of each letter. The terms are the entries of
 * `terms.json` that link to a heading of this page.
 */
export const glossaryIndex = defineComponent({
  name: 'GlossaryIndex',
  props: z.strictObject({}),
  content: 'none',
  render: ({ context }) => (
    <Island of={glossaryFilter} props={{}} slots={{ letters: <Letters anchors={firstOfEachLetter(context)} /> }} />
  ),
  markdown: () => '',
})

function Letters({ anchors }: { anchors: ReadonlyMap<string, string> }): ReactNode {
  return (
    <nav className="letters" aria-label="Terms by first letter">
      <ul>
        {[...anchors].map(([letter, anchor]) => (
          <li key={letter}>
            <a href={`#${anchor}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * The anchor of the first term of each letter, in alphabetical order.
 * @throws DocsError `glossary/no-terms`
 */
function firstOfEachLetter({ contentFile, page, at }: RenderContext): Map<string, string> {
  const names = { codes: 'terms-broken', at: `content/${page.version}/terms.json`, whole: 'The list of terms' } as const
  const terms = Object.values(parseJson(TermsSchema, contentFile('terms.json') ?? '{}', names))
  const here = terms.flatMap(({ title, page: target }) => {
    const [id, anchor] = target?.split('#') ?? []
    return id === page.id && anchor !== undefined ? [{ title, anchor }] : []
  })
  if (here.length === 0) {
    throw new DocsError({
      code: 'glossary/no-terms',
      title: `No term in terms.json links to a heading of "${page.id}".`,
      hint: `Set "page": "${page.id}#heading" for the terms that this page defines.`,
      at,
    })
  }
  const first = new Map<string, string>()
  for (const { title, anchor } of here.sort((a, b) => a.title.localeCompare(b.title, 'en'))) {
    const letter = title.charAt(0).toUpperCase()
    if (!first.has(letter)) first.set(letter, anchor)
  }
  return first
}
