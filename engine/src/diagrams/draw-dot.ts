import type { RenderOptions, Viz } from '@viz-js/viz'
import { DocsError } from '../errors'
import { checkDot } from './check-dot'
import type { Drawing } from './diagram-types'
import { themeSvg } from './theme-svg'

/**
 * How graphs are drawn where a diagram says nothing else. Texts are laid out a little larger than the styles show them (diagram.css), in a
 * font whose widths are known, so that they fit into their boxes in any font of the page.
 */
const DEFAULTS: RenderOptions = {
  format: 'svg',
  engine: 'dot',
  graphAttributes: {
    // Gives the drawing a background, whose size is that of the drawing (theme-svg.ts).
    bgcolor: 'white',
    style: 'rounded',
    fontname: 'Helvetica',
    fontsize: 14,
    labeljust: 'l',
    // Of boxes, in points.
    margin: 14,
    pad: 0.02,
    nodesep: 0.35,
    ranksep: 0.45,
  },
  nodeAttributes: {
    shape: 'box',
    style: 'filled,rounded',
    fontname: 'Helvetica',
    fontsize: 15,
    width: 1.6,
    height: 0.55,
    margin: '0.25,0.12',
  },
  edgeAttributes: { fontname: 'Helvetica', fontsize: 15, arrowsize: 0.7 },
}

/** Graphviz has no widths for other characters and takes those of spaces, one a byte: close enough. */
const HARMLESS = /^Warning: no value for width of non-ASCII/

/**
 * Draws a graph. Equal texts give equal drawings.
 * @throws DocsError `diagram-attribute`, `diagram-broken`; `at` is the line of the text, where it is known
 */
export function drawDot(viz: Viz, text: string): Drawing {
  checkDot(text)
  const result = viz.render(text, DEFAULTS)
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
