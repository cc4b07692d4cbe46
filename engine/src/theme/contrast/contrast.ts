/** A color as red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Reads `#rgb` or `#rrggbb`. */
export function parseHex(color: string): Rgb {
  const hex = color.slice(1)
  const full = hex.length === 3 ? [...hex].map((c) => c + c).join('') : hex
  return [Number.parseInt(full.slice(0, 2), 16), Number.parseInt(full.slice(2, 4), 16), Number.parseInt(full.slice(4, 6), 16)]
}

/** Mixes `part` percent of one color into another, like `color-mix(in srgb, …)`. */
export function mix(color: Rgb, part: number, other: Rgb): Rgb {
  const channel = (i: 0 | 1 | 2) => (color[i] * part + other[i] * (100 - part)) / 100
  return [channel(0), channel(1), channel(2)]
}

/** Relative luminance (WCAG 2). */
function luminance(color: Rgb): number {
  const [r, g, b] = color.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio (WCAG 2), from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
