import { Parser } from 'htmlparser2'
import { escapeText } from '../../model'
import type { DiagramSvg } from './diagram-types'

/** Attributes that shapes keep. */
const GEOMETRY = ['d', 'points', 'cx', 'cy', 'rx', 'ry']
/** Pixels between the edges of a box and its label. */
const INSET = 14
const SHAPES = new Set(['path', 'polygon', 'polyline', 'ellipse'])

/**
 * Graphviz's drawing without its colours, fonts, ids and titles: parts have classes instead (`node`, `edge`, `cluster`, and looks), so that
 * the styles of the page draw them. The first of several lines in a node is its name, the others are notes.
 */
export function themeSvg(svg: string): DiagramSvg {
  let box: Box | undefined
  let body = ''
  /** Depth inside an element that is left out with all that is in it. */
  let muted = 0
  /** Class of the part that is read. */
  let part = ''
  /** Left edge of the box that is read. */
  let edge: number | undefined
  let lines = 0
  let inText = false
  const shape = (name: string, attributes: Record<string, string>) => {
    // Shapes without outline are the background of the whole, which comes first, and that of nodes that are text alone.
    if (attributes.stroke === 'none') {
      box ??= boxOf(attributes.points ?? '')
      return ''
    }
    const geometry = GEOMETRY.flatMap((key) => (attributes[key] === undefined ? [] : [` ${key}="${short(attributes[key])}"`]))
    return `<${name}${geometry.join('')}${attributes.fill === 'none' ? ' fill="none"' : ''}/>`
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (muted > 0 || name === 'title') muted++
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
        } else if (name !== 'svg') throw new Error(`Graphviz draws <${name}>, which no diagram asks for`)
      },
      ontext(text) {
        if (inText) body += escapeText(text)
      },
      onclosetag(name) {
        inText = false
        if (muted > 0) muted--
        else if (name === 'g' || name === 'text') body += `</${name}>`
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(svg)
  if (!box) throw new Error('Graphviz draws no background')
  return { width: box.width, viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`, body }
}

/** Place of a text as Graphviz has set it; the styles say that most are centered. */
function placeText({ x = '', y = '', 'text-anchor': anchor = '' }: Record<string, string>): string {
  return ` x="${short(x)}" y="${short(y)}"${anchor === 'middle' ? '' : ` text-anchor="${anchor}"`}`
}

/** Place of the label of a box: in its upper left corner, away from the edges. */
function insetText({ y = '' }: Record<string, string>, edge: number): string {
  return ` x="${tenth(edge + INSET)}" y="${tenth(Number(y) + INSET / 2)}" text-anchor="start"`
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The box around points, in tenths of a pixel. */
function boxOf(points: string): Box {
  const numbers = points.match(/-?[\d.]+/g)?.map(Number) ?? []
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, i) => i % 2 === axis))
  const span = (values: number[] = []) => {
    const least = Math.min(...values)
    return [least, Math.max(...values) - least].map((number) => tenth(number)) as [number, number]
  }
  const [[x, width], [y, height]] = [span(xs), span(ys)]
  return { x, y, width, height }
}

/** Numbers to a tenth of a pixel. */
function short(numbers: string): string {
  return numbers.replace(/-?\d+\.\d+/g, (number) => String(tenth(Number(number))))
}

function tenth(number: number): number {
  return Math.round(number * 10) / 10
}
