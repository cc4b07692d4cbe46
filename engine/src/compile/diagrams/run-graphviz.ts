import type { RenderOptions, RenderResult, Viz } from '@viz-js/viz'

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

let viz: Promise<Viz> | undefined

/** Lays a graph out in this thread. The library is loaded for the first one. */
export async function runGraphviz(text: string): Promise<RenderResult> {
  viz ??= import('@viz-js/viz').then(({ instance }) => instance())
  return (await viz).render(text, DEFAULTS)
}
