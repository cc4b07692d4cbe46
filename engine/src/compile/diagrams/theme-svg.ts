import { Parser } from 'htmlparser2'
import { escapeText } from '../../common'
import type { DiagramSvg } from './diagram-types'

/** Attributes that shapes keep. */
const GEOMETRY = ['d', 'points', 'cx', 'cy', 'rx', 'ry']
/** Pixels between the edges of a cluster and its label. */
const INSET = 14
const SHAPES = new Set(['path', 'polygon', 'polyline', 'ellipse'])

/**
 * Converts the SVG from Graphviz into one that page styles can theme: removes colors, fonts, ids and titles, and keeps classes
 * (`node`, `edge`, `cluster`, and those of the author). The first line of a node is its name, the others are notes.
 */
export function themeSvg(svg: string): DiagramSvg {
  let box: Box | undefined
  let body = ''
  /** Depth inside an element that is removed with its content. */
  let removedDepth = 0
  /** Class of the current group. */
  let part = ''
  /** Left edge of the current cluster. */
  let edge: number | undefined
  let lines = 0
  let inText = false
  const shape = (name: string, attributes: Record<string, string>) => {
    // Shapes without outline are backgrounds: that of the diagram comes first, then those of plain text nodes.
    if (attributes.stroke === 'none') {
      box ??= boxOf(attributes.points ?? '')
      return ''
    }
    const geometry = GEOMETRY.flatMap((key) => (attributes[key] === undefined ? [] : [` ${key}="${roundAll(attributes[key])}"`]))
    return `<${name}${geometry.join('')}${attributes.fill === 'none' ? ' fill="none"' : ''}/>`
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (removedDepth > 0 || name === 'title') removedDepth++
        else if (name === 'g') {
          const { class: className = '' } = attributes
          part = className.split(' ', 1)[0] ?? ''
          edge = undefined
          lines = 0
          body += className === 'graph' ? '<g>' : `<g class="${className}">`
        } else if (SHAPES.has(name)) {
          edge ??= boxOf(attributes.d ?? attributes.points ?? '').x
          body += shape(name, attributes)
        } else if (name === 'text') {
          inText = true
          const isNote = part === 'node' && lines++ > 0
          body += `<text${isNote ? ' class="note"' : ''}${part === 'cluster' ? insetText(attributes, edge ?? 0) : placeText(attributes)}>`
        } else if (name !== 'svg') throw new Error(`unexpected element <${name}> from Graphviz`)
      },
      ontext(text) {
        if (inText) body += escapeText(text)
      },
      onclosetag(name) {
        inText = false
        if (removedDepth > 0) removedDepth--
        else if (name === 'g' || name === 'text') body += `</${name}>`
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(svg)
  if (!box) throw new Error('no background from Graphviz')
  return { width: box.width, viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`, body }
}

/** Position of a text. Most are centered, which is the default in the styles. */
function placeText({ x = '', y = '', 'text-anchor': anchor = '' }: Record<string, string>): string {
  return ` x="${roundAll(x)}" y="${roundAll(y)}"${anchor === 'middle' ? '' : ` text-anchor="${anchor}"`}`
}

/** Position of the label of a cluster: in its upper left corner, away from the edges. */
function insetText({ y = '' }: Record<string, string>, edge: number): string {
  return ` x="${tenth(edge + INSET)}" y="${tenth(Number(y) + INSET / 2)}" text-anchor="start"`
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The bounding box of points, in tenths of a pixel. */
function boxOf(points: string): Box {
  const numbers = points.match(/-?[\d.]+/g)?.map(Number) ?? []
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, i) => i % 2 === axis))
  const span = (values: number[] = []) => {
    const start = Math.min(...values)
    return [start, Math.max(...values) - start].map((number) => tenth(number)) as [number, number]
  }
  const [[x, width], [y, height]] = [span(xs), span(ys)]
  return { x, y, width, height }
}

/** Rounds numbers to tenths of a pixel. */
function roundAll(numbers: string): string {
  return numbers.replace(/-?\d+\.\d+/g, (number) => String(tenth(Number(number))))
}

function tenth(number: number): number {
  return Math.round(number * 10) / 10
}
