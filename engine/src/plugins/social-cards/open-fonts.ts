import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs'

/** A font that converts text to paths. */
export interface CardFont {
  /** Width of a text in font size 1. */
  measure(text: string): number
  /** Renders a text as SVG. `x` is the left edge of its first letter, `y` the baseline. */
  draw(text: string, place: { x: number; y: number; size: number; fill: string }): string
  /** Characters of a text that the font doesn't contain. */
  missing(text: string): string[]
}

/** The fonts of a card. */
export interface CardFonts {
  /** Titles and names. */
  bold: CardFont
  /** All other texts. */
  plain: CardFont
}

/**
 * Opens the fonts of cards.
 * @param folder folder with the font files
 */
export function openFonts(folder: string): CardFonts {
  return { bold: openFont(folder, 700, -0.02), plain: openFont(folder, 400) }
}

/**
 * Opens one of the fonts in `fonts/`.
 * @param folder folder with the font files
 * @param weight as in CSS
 * @param tracking added to the width of each letter, as a fraction of the font size
 */
function openFont(folder: string, weight: 400 | 700, tracking = 0): CardFont {
  const face = new Face(new Blob(readFileSync(join(folder, `inter-latin-${weight}.ttf`))))
  const font = new Font(face)
  const units = face.upem
  const glyphsOf = (text: string) => {
    const buffer = new TextBuffer()
    buffer.addText(text)
    // A line has one direction. Texts with two would have to be split first.
    buffer.guessSegmentProperties()
    shape(font, buffer)
    return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
      path: font.glyphToPath(codepoint),
      advance: xAdvance + tracking * units,
      xOffset,
      yOffset,
    }))
  }
  return {
    measure: (text) => glyphsOf(text).reduce((sum, { advance }) => sum + advance, 0) / units,
    draw(text, { x, y, size, fill }) {
      let pen = 0
      const paths = glyphsOf(text).map(({ path, advance, xOffset, yOffset }) => {
        const at = `${round(pen + xOffset)} ${round(yOffset)}`
        pen += advance
        return path === '' ? '' : `<path transform="translate(${at})" d="${path}"/>`
      })
      // The y axis points up in fonts and down in SVG.
      const scale = size / units
      return `<g fill="${fill}" transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})">${paths.join('')}</g>`
    },
    missing: (text) =>
      [...text].filter((character) => !/\s/.test(character) && font.nominalGlyph(character.codePointAt(0) ?? 0) === undefined),
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
