import { CARD, type CardFace } from './card-face'
import { fitLines } from './fit-lines'
import type { CardFonts } from './open-fonts'

/** Distance of the content from the edges. All sizes are in pixels. */
const MARGIN = 72
/** The row at the top: logo and name. */
const ROW = { sizes: [36, 32, 28, 24], icon: 56, middle: 100, gap: 20 }
/** The area of the title, to the left of the logo. */
const TITLE = { width: 690, top: 176, bottom: 500, mostLines: 3, lineHeight: 1.08, sizes: [124, 108, 96, 84, 74, 64, 56] }
const VERSION = { sizes: [36, 32, 28, 24], height: 68, inset: 28, gap: 36, radius: 16 }
const FOOTER = { sizes: [30, 27, 24, 21], baseline: 566 }
/** The large logo, which is rotated and cut off at the edge. */
const LOGO = { x: 800, y: 178, size: 500, tilt: -8 }
/** Height of capital letters and depth of descenders, as fractions of the font size. */
const CAPITAL = 0.73
const DESCENT = 0.21

/**
 * Renders a card as SVG. Text is converted to paths, so that the card looks the same on every machine.
 * @returns the SVG, and the characters that the font doesn't have
 */
export function composeCard(face: CardFace, fonts: CardFonts): { svg: string; missing: string[] } {
  const { width, height } = CARD
  const ground = `<rect width="${width}" height="${height}" fill="${face.colors.ground}"/>`
  const parts = [ground, largeLogo(face), brandRow(face, fonts), titleBlock(face, fonts), footerLine(face, fonts)]
  const texts = [face.title, face.version, face.name, face.subtitle, face.footer].join('')
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`,
    missing: [...new Set(fonts.bold.missing(texts))],
  }
}

function largeLogo({ logo }: CardFace): string {
  if (logo === undefined) return ''
  const { x, y, size, tilt } = LOGO
  return `<g transform="rotate(${tilt} ${x + size / 2} ${y + size / 2})">${image(logo, x, y, size)}</g>`
}

/** Logo, name, and subtitle, as in the navbar. A long name leaves no space for the subtitle. */
function brandRow({ logo, name, subtitle, colors }: CardFace, { bold, plain }: CardFonts): string {
  const start = MARGIN + (logo === undefined ? 0 : ROW.icon + ROW.gap)
  const icon = logo === undefined ? '' : image(logo, MARGIN, ROW.middle - ROW.icon / 2, ROW.icon)
  const whole = [name, subtitle].filter(Boolean).join(' ')
  const { size, line } = fitLine(whole, CARD.width - start - MARGIN - ROW.gap * 2, ROW.sizes, bold.measure)
  const y = ROW.middle + (size * CAPITAL) / 2
  if (subtitle === undefined || line !== whole) return icon + bold.draw(line, { x: start, y, size, fill: colors.text })
  const x = start + bold.measure(name) * size + ROW.gap
  const rule = `<path d="M${x.toFixed(1)} ${ROW.middle - size / 2}v${size}" ${thin(colors.text)}/>`
  const word = plain.draw(subtitle, { x: x + ROW.gap, y, size, fill: colors.muted })
  return icon + bold.draw(name, { x: start, y, size, fill: colors.text }) + rule + word
}

/** The title with the version below it, vertically centered between the other rows. */
function titleBlock({ title, version, colors }: CardFace, { bold }: CardFonts): string {
  const { top, bottom, lineHeight } = TITLE
  const below = version === undefined ? 0 : VERSION.gap + VERSION.height
  const { size, lines } = fitLines(title, { ...TITLE, height: bottom - top - below }, bold.measure)
  const between = size * lineHeight
  const height = (lines.length - 1) * between + size * CAPITAL
  const first = (top + bottom - height - below) / 2 + size * CAPITAL
  // Letters have a side bearing, which grows with the font size.
  const x = MARGIN - size * 0.04
  const titleLines = lines.map((line, i) => bold.draw(line, { x, y: first + i * between, size, fill: colors.text }))
  if (version === undefined) return titleLines.join('')

  const y = first + (lines.length - 1) * between + Math.max(VERSION.gap, size * DESCENT + 24)
  const label = fitLine(version, TITLE.width - VERSION.inset * 2, VERSION.sizes, bold.measure)
  const width = bold.measure(label.line) * label.size + VERSION.inset * 2
  const box = `x="${MARGIN + 1}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${VERSION.height}" rx="${VERSION.radius}"`
  const baseline = y + VERSION.height / 2 + (label.size * CAPITAL) / 2
  const place = { x: MARGIN + VERSION.inset + 1, y: baseline, size: label.size, fill: colors.text }
  return `${titleLines.join('')}<rect ${box} fill="none" ${thin(colors.text)}/>${bold.draw(label.line, place)}`
}

function footerLine({ footer, colors }: CardFace, { plain }: CardFonts): string {
  const { size, line } = fitLine(footer, TITLE.width, FOOTER.sizes, plain.measure)
  return plain.draw(line, { x: MARGIN, y: FOOTER.baseline, size, fill: colors.muted })
}

/** Attributes of a thin, pale line. */
const thin = (color: string) => `stroke="${color}" stroke-opacity=".38" stroke-width="2"`

/** Fits a text into one line. */
function fitLine(text: string, width: number, sizes: readonly number[], measure: (text: string) => number) {
  const room = { width, height: Number.POSITIVE_INFINITY, mostLines: 1, lineHeight: 1, sizes }
  const { size, lines } = fitLines(text, room, measure)
  return { size, line: lines[0] ?? '' }
}

function image(href: string, x: number, y: number, size: number): string {
  return `<image href="${href}" x="${x}" y="${y}" width="${size}" height="${size}"/>`
}
