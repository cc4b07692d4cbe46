import { Parser } from 'htmlparser2'
import { escapeText, formatAttribute } from '../../common'
import type { Problem } from '../../model'
import { ELEMENTS, IGNORED_PROPERTIES, PRESENTATION_ATTRIBUTES, REMOVED_ELEMENTS } from './svg-names'

/** Images inside an SVG must be embedded. */
const EMBEDDED_IMAGE = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[\w+/=\s]*$/i
/** A reference to another file. `fill="url(#gradient)"` refers to the same file. */
const EXTERNAL_URL = /url\(\s*['"]?\s*(?!#)/i
/** The namespaces that are kept. */
const NAMESPACES = new Map([
  ['xmlns', 'http://www.w3.org/2000/svg'],
  ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
])

/** Limits of an SVG. Larger graphics, such as maps, load faster as WebP or PNG. */
const LIMITS = { characters: 2_000_000, elements: 20_000, depth: 100 }
/** Maximum number of problems per file. Further problems are usually of the same kind. */
const MAX_PROBLEMS = 10

/**
 * Sanitizes an SVG with an allowlist: the result contains no scripts, event attributes, styles or external sources. Comments, metadata and
 * data of graphics editors are removed; style attributes become presentation attributes, because the content security policy blocks them.
 * @param file path to report in problems
 * @returns the sanitized SVG, which must not be used if there are problems
 */
export function cleanSvg(source: string, file: string): { svg: string; problems: Problem[] } {
  if (source.length > LIMITS.characters) {
    const title = `The SVG has ${source.length} characters; the maximum is ${LIMITS.characters}.`
    return { svg: '', problems: [{ severity: 'error', code: 'svg-size', title, hint: SIZE_HINT, at: file }] }
  }
  const problems: Problem[] = []
  /** The open elements, as indexes of their tags in `parts`. */
  const open: number[] = []
  const parts: string[] = []
  let elements = 0
  /** Depth of the element that is removed with its content. */
  let removedAt: number | undefined
  let depth = 0
  let roots = 0
  const report = (code: 'svg-unsafe' | 'svg-broken' | 'svg-size', title: string, hint: string) => {
    if (problems.length < MAX_PROBLEMS)
      problems.push({ severity: 'error', code, title, hint, at: `${file}:${positionOf(source, parser.startIndex)}` })
  }
  const unsafe = (found: string, hint: string) => report('svg-unsafe', `The SVG contains ${found}.`, hint)

  const parser = new Parser(
    {
      onprocessinginstruction(name, data) {
        if (/!ENTITY/i.test(data)) unsafe('entity declarations', 'Save it as "plain SVG", without them.')
        else if (name.toLowerCase() === '?xml-stylesheet') unsafe('an external style sheet', 'Remove the line.')
      },
      onopentag(name, attributes) {
        depth++
        elements++
        if (elements === LIMITS.elements + 1) report('svg-size', `The SVG has more than ${LIMITS.elements} elements.`, SIZE_HINT)
        if (depth === LIMITS.depth + 1)
          report('svg-size', `The SVG has elements nested more than ${LIMITS.depth} deep.`, SIZE_HINT)
        if (elements > LIMITS.elements || depth > LIMITS.depth) removedAt ??= depth
        if (removedAt !== undefined) return
        if (REMOVED_ELEMENTS.has(name) || name.includes(':')) {
          removedAt = depth
          return
        }
        if (!ELEMENTS.has(name)) {
          removedAt = depth
          unsafe(`the element <${name}>`, hintFor(name))
          return
        }
        if (open.length === 0) roots++
        if (open.length === 0 && name !== 'svg')
          report('svg-broken', `The file begins with <${name}>.`, 'The root must be one <svg> element.')
        const root = open.length === 0 ? { xmlns: '', ...attributes } : attributes
        open.push(parts.length)
        parts.push(`<${name}${formatAttributes(cleanAttributes(name, root, unsafe))}>`)
      },
      onclosetag(name, implied) {
        depth--
        if (removedAt !== undefined) {
          if (depth < removedAt) removedAt = undefined
          return
        }
        const start = open.pop()
        if (implied && source[parser.endIndex - 1] !== '/')
          report('svg-broken', `<${name}> is not closed.`, 'The file is incomplete or was edited manually: save it again.')
        const tag = parts.at(-1)
        if (start === parts.length - 1 && tag !== undefined) parts[start] = `${tag.slice(0, -1)}/>`
        else parts.push(`</${name}>`)
      },
      ontext(text) {
        if (removedAt === undefined && open.length > 0) parts.push(escapeText(text))
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(source.replace(/^\uFEFF/, ''))
  parser.end()
  if (roots !== 1 && problems.length === 0)
    report('svg-broken', `The file has ${roots} root elements.`, 'The root must be one <svg> element.')
  return { svg: `${parts.join('')}\n`, problems }
}

type Unsafe = (found: string, hint: string) => void

function cleanAttributes(element: string, attributes: Record<string, string>, unsafe: Unsafe): Map<string, string> {
  const kept = new Map<string, string>()
  for (const [name, value] of Object.entries(attributes)) {
    if (NAMESPACES.has(name)) kept.set(name, NAMESPACES.get(name) ?? '')
    else if (/^on/i.test(name)) unsafe(`the event attribute "${name}" on <${element}>`, 'Remove it: images do not run scripts.')
    else if (/^(?:xlink:)?href$/i.test(name)) {
      if (value.trim().startsWith('#') || (element === 'image' && EMBEDDED_IMAGE.test(value.trim()))) kept.set(name, value)
      else unsafe(`an external source on <${element}>: "${shorten(value)}"`, 'Embed the image, or remove it.')
    } else if (name === 'style') continue
    else if (!name.includes(':') || name === 'xml:space' || name === 'xml:lang') {
      if (isExternal(value)) unsafe(`an external source on <${element}>: ${name}="${shorten(value)}"`, REFERENCE_HINT)
      else kept.set(name, value)
    }
  }
  for (const [property, value] of declarations(attributes.style ?? '')) {
    if (isExternal(value)) unsafe(`an external source on <${element}>: ${property}: ${shorten(value)}`, REFERENCE_HINT)
    else if (PRESENTATION_ATTRIBUTES.has(property)) kept.set(property, value)
    else if (!property.startsWith('-') && !IGNORED_PROPERTIES.has(property))
      unsafe(`the style "${property}" on <${element}>`, 'Export it with presentation attributes instead of styles.')
  }
  return kept
}

const SIZE_HINT = 'Simplify it, or save it as PNG.'
const REFERENCE_HINT = 'Refer only to elements of the same file: url(#name).'

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

/** Whether a value may load or run something. Escapes are rejected, because they can hide function names. */
function isExternal(value: string): boolean {
  return EXTERNAL_URL.test(value) || /\\|javascript:|image-set\(|@import/i.test(value)
}

function hintFor(element: string): string {
  if (element === 'style') return 'Export it with presentation attributes (fill="…") instead of a style sheet.'
  if (element === 'script') return 'Remove it: images do not run scripts.'
  if (element === 'a') return 'Remove the link and keep its content: links in images do not work.'
  return 'Remove it: only shapes, text, gradients, filters and embedded images are supported.'
}

function formatAttributes(attributes: ReadonlyMap<string, string>): string {
  return [...attributes].map(([name, value]) => formatAttribute(name, value)).join('')
}

function shorten(value: string): string {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value
}

/** `line:column` of an offset. */
function positionOf(source: string, offset: number): string {
  const before = source.slice(0, offset).split('\n')
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}
