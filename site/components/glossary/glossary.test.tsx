import { DocsError, type RenderContext } from 'docs-engine'
import { expect, test } from 'vitest'
import { glossaryIndex } from './GlossaryIndex'

const PAGE = 'reference/glossary'

/** Renders the index on a page with these terms; returns the letters with their anchors. */
function lettersOf(terms: Record<string, { title: string; page?: string }>): Map<string, string> {
  const context = { page: { id: PAGE }, at: 'glossary.md:1:1', contentFile: () => JSON.stringify(terms) }
  const island = glossaryIndex.render({ props: {} as never, children: null, context: context as unknown as RenderContext }) as {
    props: { slots: { letters: { props: { anchors: Map<string, string> } } } }
  }
  return island.props.slots.letters.props.anchors
}

test('each letter links to its first term on the page', () => {
  const letters = lettersOf({
    suite: { title: 'Suite', page: `${PAGE}#suite` },
    data_source: { title: 'Data Source', page: `${PAGE}#data-source` },
    data_asset: { title: 'data asset', page: `${PAGE}#data-asset` },
    elsewhere: { title: 'Action', page: 'reference/other#action' },
    nowhere: { title: 'Batch' },
  })
  expect([...letters]).toEqual([
    ['D', 'data-asset'],
    ['S', 'suite'],
  ])
})

test('a page without terms is an error', () => {
  expect(() => lettersOf({ batch: { title: 'Batch' } })).toThrow(DocsError)
})
