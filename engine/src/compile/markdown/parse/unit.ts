import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast'
import { type ParsedText, parseMarkdown } from './parse-markdown'

/** The parameters that a page passes to a partial. */
export type Params = Readonly<Record<string, string | number | boolean>>

/** A compilation unit: the text of a page or a partial, with its definitions and positions. */
export interface Unit {
  /** Relative to the site folder. */
  readonly file: string
  /** Folder of the file inside the version's content folder, without a trailing slash; empty for the content folder itself. */
  readonly folder: string
  readonly text: string
  /** Number of lines before the text (front matter). */
  readonly linesBefore: number
  readonly definitions: ReadonlyMap<string, Definition>
  readonly footnotes: ReadonlyMap<string, FootnoteDefinition>
  /** Definitions whose name is already defined. */
  readonly duplicates: readonly { node: Definition | FootnoteDefinition; first: Definition | FootnoteDefinition }[]
  /** Definitions that the text refers to. */
  readonly references: ReadonlySet<Definition | FootnoteDefinition>
  /** The chain of files that include this one, starting with the page; empty for the page itself. */
  readonly includedBy: readonly string[]
  /** Set in partials. `usedParams` records the names that are read. */
  readonly params?: Params
  readonly usedParams: Set<string>
}

/** The source of a unit. */
export type UnitOrigin = Pick<Unit, 'file' | 'folder' | 'text' | 'linesBefore' | 'includedBy' | 'params'>

/** A parsed unit. */
export interface OpenedUnit extends Pick<ParsedText, 'root' | 'errors' | 'hasRemovedTags'> {
  unit: Unit
}

/** Parses a text and collects its definitions. */
export function openUnit(origin: UnitOrigin): OpenedUnit {
  // Neither replacement changes lines or columns.
  const source = origin.text.replaceAll('\u0000', '\uFFFD').replaceAll('\r\n', '\n')
  const { root, text, errors, hasRemovedTags } = parseMarkdown(source, origin)
  // Most texts contain no definitions and need no traversal.
  const defined = collect(text.includes(']:') ? root : undefined)
  return { unit: { ...origin, text, ...defined, usedParams: new Set() }, ...(root ? { root } : {}), errors, hasRemovedTags }
}

function collect(root?: Root): Pick<Unit, 'definitions' | 'footnotes' | 'duplicates' | 'references'> {
  const definitions = new Map<string, Definition>()
  const footnotes = new Map<string, FootnoteDefinition>()
  const duplicates: { node: Definition | FootnoteDefinition; first: Definition | FootnoteDefinition }[] = []
  const linked = new Set<string>()
  const footnoted = new Set<string>()
  const add = <T extends Definition | FootnoteDefinition>(known: Map<string, T>, node: T) => {
    const first = known.get(node.identifier)
    if (first) duplicates.push({ node, first })
    else known.set(node.identifier, node)
  }
  const open: Nodes[] = root ? [root] : []
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'definition') add(definitions, node)
    else if (node.type === 'footnoteDefinition') add(footnotes, node)
    else if (node.type === 'linkReference' || node.type === 'imageReference') linked.add(node.identifier)
    else if (node.type === 'footnoteReference') footnoted.add(node.identifier)
    if ('children' in node) for (let i = node.children.length - 1; i >= 0; i--) open.push(node.children[i] as Nodes)
  }
  const references = new Set<Definition | FootnoteDefinition>([
    ...[...linked].flatMap((name) => definitions.get(name) ?? []),
    ...[...footnoted].flatMap((name) => footnotes.get(name) ?? []),
  ])
  return { definitions, footnotes, duplicates, references }
}

/** Position of a node for an error: `file:line:column`. */
export function at(unit: Pick<Unit, 'file' | 'linesBefore'>, node: Pick<Nodes, 'position'>): string {
  const start = node.position?.start
  return start ? `${unit.file}:${start.line + unit.linesBefore}:${start.column}` : unit.file
}

/** A text on one line, in at most 40 characters, for the title of an error. */
export function shorten(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > 40 ? `${line.slice(0, 40)}…` : line
}

/** The source text of a node. */
export function sourceOf(unit: Unit, node: Pick<Nodes, 'position'>): string {
  const { start, end } = node.position ?? {}
  return unit.text.slice(start?.offset ?? 0, end?.offset ?? 0)
}
