/** Size, padding and background of an icon. */
export interface IconShape {
  /** Width and height in pixels. */
  size: number
  /** Size of the image, as a fraction of the icon's size. */
  share: number
  /** Background color; transparent if omitted. */
  ground?: string
}

/**
 * Renders an icon as SVG.
 * @param image the icon of the site, as a data URL
 */
export function drawIcon(image: string, { size, share, ground }: IconShape): string {
  const side = size * share
  const start = (size - side) / 2
  const back = ground === undefined ? '' : `<rect width="${size}" height="${size}" fill="${ground}"/>`
  const element = `<image href="${image}" x="${start}" y="${start}" width="${side}" height="${side}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${back}${element}</svg>`
}
