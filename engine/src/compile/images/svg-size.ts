import { Parser } from 'htmlparser2'

/** Pixels per unit. */
const PIXELS: Record<string, number> = { px: 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, pt: 96 / 72, pc: 16, em: 16, ex: 8 }

/** The intrinsic size of an SVG, from `width` and `height`, or from its `viewBox`; `undefined` if it has neither. */
export function svgSize(source: string): { width: number; height: number } | undefined {
  const root = rootAttributes(source)
  const [width, height] = [lengthOf(root.width), lengthOf(root.height)]
  const [, , boxWidth, boxHeight] = (root.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(lengthOf)
  const box = boxWidth !== undefined && boxHeight !== undefined ? { width: boxWidth, height: boxHeight } : undefined
  if (width !== undefined && height !== undefined) return { width, height }
  if (box && width !== undefined) return { width, height: (width * box.height) / box.width }
  if (box && height !== undefined) return { width: (height * box.width) / box.height, height }
  return box
}

function rootAttributes(source: string): Record<string, string> {
  let root: Record<string, string> | undefined
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        root ??= name === 'svg' ? attributes : {}
        parser.pause()
      },
    },
    { xmlMode: true },
  )
  parser.write(source)
  return root ?? {}
}

/** A positive length in pixels; `undefined` for percentages, which depend on the page. */
function lengthOf(text = ''): number | undefined {
  const [, number = '', unit = 'px'] = /^\s*(\+?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]+)?\s*$/i.exec(text) ?? []
  const pixels = Number(number) * (PIXELS[unit.toLowerCase()] ?? Number.NaN)
  return pixels > 0 && Number.isFinite(pixels) ? pixels : undefined
}
