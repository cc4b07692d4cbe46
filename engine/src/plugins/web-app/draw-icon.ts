/** How an icon is cut out of the drawing of a site. */
export interface IconShape {
  /** Pixels of each side. */
  size: number
  /** Share of a side that the drawing takes. */
  share: number
  /** Colour behind the drawing; none is transparent. */
  ground?: string
}

/**
 * An icon as SVG.
 * @param drawing the icon of the site, as an address that holds it
 */
export function drawIcon(drawing: string, { size, share, ground }: IconShape): string {
  const side = size * share
  const start = (size - side) / 2
  const back = ground === undefined ? '' : `<rect width="${size}" height="${size}" fill="${ground}"/>`
  const image = `<image href="${drawing}" x="${start}" y="${start}" width="${side}" height="${side}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${back}${image}</svg>`
}
