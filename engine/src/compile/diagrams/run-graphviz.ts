import type { RenderOptions, RenderResult, Viz } from '@viz-js/viz'

/**
 * Default attributes. Texts are laid out slightly larger than diagram.css renders them, in a font with known widths, so that they fit into
 * their boxes in any font of the page.
 */
const DEFAULTS: RenderOptions = {
  format: 'svg',
  engine: 'dot',
  graphAttributes: {
    // Adds a background, from which theme-svg.ts reads the size of the diagram.
    bgcolor: 'white',
    style: 'rounded',
    fontname: 'Helvetica',
    fontsize: 14,
    labeljust: 'l',
    // Margin of clusters, in points.
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

/** Lays out a graph in this thread. The library is loaded on first use. */
export async function runGraphviz(text: string): Promise<RenderResult> {
  viz ??= import('@viz-js/viz').then(({ instance }) => instance())
  return (await viz).render(text, DEFAULTS)
}
