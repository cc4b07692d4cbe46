import { DocsError } from '../../model'
import { checkDot } from './check-dot'
import type { Layout } from './create-layout'
import type { DiagramSvg } from './diagram-types'
import { themeSvg } from './theme-svg'

/** Graphviz has no widths for other characters and takes those of spaces, one a byte: close enough. */
const HARMLESS = /^Warning: no value for width of non-ASCII/

/**
 * Draws a graph. Equal texts give equal drawings.
 * @throws DocsError `diagram-attribute`, `diagram-broken`, `diagram-size`; `at` is the line of the text, where it is known
 */
export async function renderDot(layout: Layout, text: string): Promise<DiagramSvg> {
  checkDot(text)
  const result = await layout(text)
  const fault = result.errors.find(({ message }) => !HARMLESS.test(message))
  const drawing = result.status === 'success' && !fault ? themeSvg(result.output) : undefined
  if (drawing?.body.includes('class="node')) return drawing
  const message = fault?.message ?? 'it has no node'
  const line = /\bin line (\d+)/.exec(message)?.[1]
  throw new DocsError({
    code: 'diagram-broken',
    title: `The diagram cannot be drawn: ${message.replace(/^Warning: /, '')}.`,
    hint: 'It is written in DOT: digraph { a [label="A"]; a -> b }. Names with spaces or signs need quotes.',
    ...(line === undefined ? {} : { at: line }),
  })
}
