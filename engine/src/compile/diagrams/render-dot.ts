import { DocsError } from '../../model'
import { checkDot } from './check-dot'
import type { Layout } from './create-layout'
import type { DiagramSvg } from './diagram-types'
import { themeSvg } from './theme-svg'

/** Graphviz measures a non-ASCII character as one space per byte, which is close enough. */
const IGNORED_WARNING = /^Warning: no value for width of non-ASCII/

/**
 * Renders a graph. The result depends only on the text.
 * @throws DocsError `diagram-attribute`, `diagram-broken`, `diagram-size`; `at` is the line of the text, if it is known
 */
export async function renderDot(layout: Layout, text: string): Promise<DiagramSvg> {
  checkDot(text)
  const result = await layout(text)
  const error = result.errors.find(({ message }) => !IGNORED_WARNING.test(message))
  const svg = result.status === 'success' && !error ? themeSvg(result.output) : undefined
  if (svg?.body.includes('class="node')) return svg
  const message = error?.message ?? 'it has no node'
  const line = /\bin line (\d+)/.exec(message)?.[1]
  throw new DocsError({
    code: 'diagram-broken',
    title: `The diagram cannot be rendered: ${message.replace(/^Warning: /, '')}.`,
    hint: 'Write it in DOT: digraph { a [label="A"]; a -> b }. Names with spaces or punctuation need quotes.',
    ...(line === undefined ? {} : { at: line }),
  })
}
