import { Parser } from 'htmlparser2'
import type { Problem } from '../../model'
import { escapeText, formatAttribute } from '../../model'
import { ELEMENTS, LEFT_OUT, PRESENTATION, WITHOUT_EFFECT } from './svg-names'

/** Pictures inside a drawing are part of its file. */
const INLINE_PICTURE = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[\w+/=\s]*$/i
/** References inside a property: `fill="url(#gradient)"`; anything else leads out of the file. */
const OUTWARD_URL = /url\(\s*['"]?\s*(?!#)/i
/** The namespaces that a drawing needs, whatever else it declares. */
const NAMESPACES = new Map([
  ['xmlns', 'http://www.w3.org/2000/svg'],
  ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
])

/** What a drawing may have at most: more is a photograph or a map, which a WebP or PNG shows faster. */
const MOST = { characters: 2_000_000, elements: 20_000, depth: 100 }
/** Problems of one drawing that are told; the others are of the same kind. */
const MOST_PROBLEMS = 10

/**
 * A drawing written anew from what is known to be harmless: no scripts, event attributes, styles or sources elsewhere can be in it, whatever
 * the file says. Comments, metadata and the notes of drawing programs are left out; style attributes become attributes of their own, as the
 * policy of the site wants it.
 * @param file names the drawing in problems
 * @returns the drawing; with problems it must not be used
 */
export function cleanSvg(source: string, file: string): { svg: string; problems: Problem[] } {
  if (source.length > MOST.characters) {
    const title = `The drawing has ${source.length} characters; at most ${MOST.characters} are possible.`
    return { svg: '', problems: [{ severity: 'error', code: 'svg-size', title, hint: SMALLER, at: file }] }
  }
  const problems: Problem[] = []
  /** Elements that are open, as indexes of their tags in \`parts\`. */
  const open: number[] = []
  const parts: string[] = []
  let elements = 0
  /** Depth of the element that is left out with all that is in it. */
  let mutedAt: number | undefined
  let depth = 0
  let roots = 0
  const report = (code: 'svg-unsafe' | 'svg-broken' | 'svg-size', title: string, hint: string) => {
    if (problems.length < MOST_PROBLEMS)
      problems.push({ severity: 'error', code, title, hint, at: `${file}:${placeOf(source, parser.startIndex)}` })
  }
  const unsafe = (found: string, hint: string) => report('svg-unsafe', `The drawing has ${found}.`, hint)

  const parser = new Parser(
    {
      onprocessinginstruction(name, data) {
        if (/!ENTITY/i.test(data)) unsafe('entities of its own', 'Save it again without them, as "plain SVG".')
        else if (name.toLowerCase() === '?xml-stylesheet') unsafe('a style sheet of another file', 'Take the line away.')
      },
      onopentag(name, attributes) {
        depth++
        elements++
        if (elements === MOST.elements + 1) report('svg-size', `The drawing has more than ${MOST.elements} elements.`, SMALLER)
        if (depth === MOST.depth + 1) report('svg-size', `The drawing has elements more than ${MOST.depth} deep.`, SMALLER)
        if (elements > MOST.elements || depth > MOST.depth) mutedAt ??= depth
        if (mutedAt !== undefined) return
        if (LEFT_OUT.has(name) || name.includes(':')) {
          mutedAt = depth
          return
        }
        if (!ELEMENTS.has(name)) {
          mutedAt = depth
          unsafe(`the element <${name}>`, hintFor(name))
          return
        }
        if (open.length === 0) roots++
        if (open.length === 0 && name !== 'svg')
          report('svg-broken', `The file begins with <${name}>.`, 'A drawing is one <svg> element.')
        const root = open.length === 0 ? { xmlns: '', ...attributes } : attributes
        open.push(parts.length)
        parts.push(`<${name}${formatAttributes(cleanAttributes(name, root, unsafe))}>`)
      },
      onclosetag(name, implied) {
        depth--
        if (mutedAt !== undefined) {
          if (depth < mutedAt) mutedAt = undefined
          return
        }
        const start = open.pop()
        if (implied && source[parser.endIndex - 1] !== '/')
          report('svg-broken', `<${name}> is not closed.`, 'The file is cut off or edited by hand: save it again.')
        const tag = parts.at(-1)
        if (start === parts.length - 1 && tag !== undefined) parts[start] = `${tag.slice(0, -1)}/>`
        else parts.push(`</${name}>`)
      },
      ontext(text) {
        if (mutedAt === undefined && open.length > 0) parts.push(escapeText(text))
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(source.replace(/^\uFEFF/, ''))
  parser.end()
  if (roots !== 1 && problems.length === 0)
    report('svg-broken', `The file has ${roots} drawings.`, 'A drawing is one <svg> element.')
  return { svg: `${parts.join('')}\n`, problems }
}

type Unsafe = (found: string, hint: string) => void

function cleanAttributes(element: string, attributes: Record<string, string>, unsafe: Unsafe): Map<string, string> {
  const kept = new Map<string, string>()
  for (const [name, value] of Object.entries(attributes)) {
    if (NAMESPACES.has(name)) kept.set(name, NAMESPACES.get(name) ?? '')
    else if (/^on/i.test(name))
      unsafe(`the event attribute "${name}" on <${element}>`, 'Take it away: pictures do not run anything.')
    else if (/^(?:xlink:)?href$/i.test(name)) {
      if (value.trim().startsWith('#') || (element === 'image' && INLINE_PICTURE.test(value.trim()))) kept.set(name, value)
      else
        unsafe(`a source outside of it on <${element}>: "${shorten(value)}"`, 'Put the picture into the file, or take it away.')
    } else if (name === 'style') continue
    else if (!name.includes(':') || name === 'xml:space' || name === 'xml:lang') {
      if (isOutward(value)) unsafe(`a source outside of it on <${element}>: ${name}="${shorten(value)}"`, OWN_PARTS)
      else kept.set(name, value)
    }
  }
  for (const [property, value] of declarations(attributes.style ?? '')) {
    if (isOutward(value)) unsafe(`a source outside of it on <${element}>: ${property}: ${shorten(value)}`, OWN_PARTS)
    else if (PRESENTATION.has(property)) kept.set(property, value)
    else if (!property.startsWith('-') && !WITHOUT_EFFECT.has(property))
      unsafe(`the style "${property}" on <${element}>`, 'Export the drawing with presentation attributes instead of styles.')
  }
  return kept
}

const SMALLER = 'Simplify the drawing, or save it as PNG.'
const OWN_PARTS = 'A drawing refers to its own parts only: url(#name).'

/** The declarations of a style attribute. */
function declarations(style: string): [property: string, value: string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(':')
    if (colon < 0) return []
    const value = declaration
      .slice(colon + 1)
      .replace(/!important/i, '')
      .trim()
    return [[declaration.slice(0, colon).trim().toLowerCase(), value]]
  })
}

/** Whether a value may fetch or run something: style functions are only read without escapes, which hide what they say. */
function isOutward(value: string): boolean {
  return OUTWARD_URL.test(value) || /\\|javascript:|image-set\(|@import/i.test(value)
}

function hintFor(element: string): string {
  if (element === 'style') return 'Export the drawing with presentation attributes (fill="…") instead of a style sheet.'
  if (element === 'script') return 'Take it away: pictures do not run anything.'
  if (element === 'a') return 'Take the link away and keep what is in it: a picture on a page leads nowhere.'
  return 'A drawing may have shapes, text, gradients, filters and pictures of its own: take the element away.'
}

function formatAttributes(attributes: ReadonlyMap<string, string>): string {
  return [...attributes].map(([name, value]) => formatAttribute(name, value)).join('')
}

function shorten(value: string): string {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value
}

/** `line:column` of an offset. */
function placeOf(source: string, offset: number): string {
  const before = source.slice(0, offset).split('\n')
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}
