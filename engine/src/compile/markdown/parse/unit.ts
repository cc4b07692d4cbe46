import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast'
import { type ParsedText, parseMarkdown } from './parse-markdown'

/** Values that a page hands to a partial. */
export type Params = Readonly<Record<string, string | number | boolean>>

/** A text being compiled: a page, or a partial inside it. Names and positions are its own. */
export interface Unit {
  /** Relative to the site folder. */
  readonly file: string
  /** Folder of the file inside the version's content folder, without closing slash; empty for the content folder itself. */
  readonly folder: string
  readonly text: string
  /** Lines of the file before the text (front matter). */
  readonly linesBefore: number
  readonly definitions: ReadonlyMap<string, Definition>
  readonly footnotes: ReadonlyMap<string, FootnoteDefinition>
  /** Definitions that come too late: another one has the name. */
  readonly doubled: readonly { node: Definition | FootnoteDefinition; first: Definition | FootnoteDefinition }[]
  /** Definitions that something refers to. */
  readonly references: ReadonlySet<Definition | FootnoteDefinition>
  /** Files that led here, the page first; empty for the page. */
  readonly includedBy: readonly string[]
  /** Set in partials. Names that are asked for are noted in `usedParams`. */
  readonly params?: Params
  readonly usedParams: Set<string>
}

/** Where a text comes from. */
export type UnitOrigin = Pick<Unit, 'file' | 'folder' | 'text' | 'linesBefore' | 'includedBy' | 'params'>

/** A text ready to be rendered, as far as it can be parsed. */
export interface OpenedUnit extends Pick<ParsedText, 'root' | 'faults' | 'isTorn'> {
  unit: Unit
}

/** Parses a text and collects what it defines for itself. */
export function openUnit(origin: UnitOrigin): OpenedUnit {
  // Neither moves a line or a column.
  const source = origin.text.replaceAll('\u0000', '\uFFFD').replaceAll('\r\n', '\n')
  const { root, text, faults, isTorn } = parseMarkdown(source, origin)
  // Most texts define nothing and need not be walked through.
  const defined = collect(text.includes(']:') ? root : undefined)
  return { unit: { ...origin, text, ...defined, usedParams: new Set() }, ...(root ? { root } : {}), faults, isTorn }
}

function collect(root?: Root): Pick<Unit, 'definitions' | 'footnotes' | 'doubled' | 'references'> {
  const definitions = new Map<string, Definition>()
  const footnotes = new Map<string, FootnoteDefinition>()
  const doubled: { node: Definition | FootnoteDefinition; first: Definition | FootnoteDefinition }[] = []
  const linked = new Set<string>()
  const noted = new Set<string>()
  const add = <T extends Definition | FootnoteDefinition>(known: Map<string, T>, node: T) => {
    const first = known.get(node.identifier)
    if (first) doubled.push({ node, first })
    else known.set(node.identifier, node)
  }
  const open: Nodes[] = root ? [root] : []
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'definition') add(definitions, node)
    else if (node.type === 'footnoteDefinition') add(footnotes, node)
    else if (node.type === 'linkReference' || node.type === 'imageReference') linked.add(node.identifier)
    else if (node.type === 'footnoteReference') noted.add(node.identifier)
    if ('children' in node) for (let i = node.children.length - 1; i >= 0; i--) open.push(node.children[i] as Nodes)
  }
  const references = new Set<Definition | FootnoteDefinition>([
    ...[...linked].flatMap((name) => definitions.get(name) ?? []),
    ...[...noted].flatMap((name) => footnotes.get(name) ?? []),
  ])
  return { definitions, footnotes, doubled, references }
}

/** Position of a node for an error, `file:line:column` counted in the whole file. */
export function at(unit: Pick<Unit, 'file' | 'linesBefore'>, node: Pick<Nodes, 'position'>): string {
  const start = node.position?.start
  return start ? `${unit.file}:${start.line + unit.linesBefore}:${start.column}` : unit.file
}

/** The text that a node was made from. */
export function sourceOf(unit: Unit, node: Pick<Nodes, 'position'>): string {
  const { start, end } = node.position ?? {}
  return unit.text.slice(start?.offset ?? 0, end?.offset ?? 0)
}
