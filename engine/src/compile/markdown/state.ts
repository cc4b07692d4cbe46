import type { FootnoteDefinition, Nodes } from 'mdast'
import type { ReactNode } from 'react'
import type { InterfaceTexts } from '../../common'
import type { LinkPlace, PageContext, Problems, SiteSettings, Source, VersionConfig } from '../../model'
import type { Highlight } from '../code/highlighter'
import type { RenderDiagram } from '../diagrams/diagram-renderer'
import type { ComponentRegistry } from './component-registry'
import type { Lookups } from './lookups'
import type { Unit } from './parse/unit'

/** A footnote in use. Its number is its position in the list. */
export interface Footnote {
  definition: FootnoteDefinition
  /** The scope of its definition. */
  scope: Scope
  /** Number of references. */
  references: number
}

/** The state of compiling a page. */
export interface PageState {
  readonly source: Source
  readonly id: string
  /** Without base URL. */
  readonly route: string
  readonly config: SiteSettings
  /** Texts of the interface in the language of the site. */
  readonly texts: InterfaceTexts
  readonly context: PageContext
  readonly version: VersionConfig
  readonly lookups: Lookups
  readonly components: ComponentRegistry
  readonly highlight: Highlight
  readonly renderDiagram: RenderDiagram
  readonly handlers: Handlers
  readonly problems: Problems
  /** Content folder of the version, relative to the site folder, with a trailing slash. */
  readonly contentRoot: string
  /** The position of the first link to each internal address. */
  readonly places: Map<string, LinkPlace>
  /** The positions of explicit ids, in order. */
  readonly explicitIds: Map<string, string[]>
  /** In the order of their first references. */
  readonly footnotes: Footnote[]
  /** Unique names of the shown snippets, in order. */
  readonly snippets: Set<string>
  /** Whether the page shows code that was not run with its version. */
  hasUntestedCode: boolean
  /** The first heading of level 1, if the front matter has no title. */
  title?: string
  /** The last number used for each id prefix. */
  readonly idCounters: Map<string, number>
}

/** The position of a node in the page: its unit and its ancestors. */
export interface Scope {
  readonly page: PageState
  readonly unit: Unit
  /** Name of the component that directly contains the node. */
  readonly parent?: string
  /** Nesting depth. */
  readonly depth: number
  /** Whether the node is outside of all blocks, where a first heading of level 1 can be the title. */
  readonly top?: boolean
  /** Whether the node is inside a link or a heading, where code and images aren't links. */
  readonly inLink?: boolean
}

/** Renders a node. Returns null for nodes that aren't shown, and after an error. */
export type Handler<Node> = (node: Node, scope: Scope) => ReactNode

/** Render functions by node type. */
export type HandlerTable = { [Type in Nodes['type']]?: Handler<Extract<Nodes, { type: Type }>> }

/** The handlers of blocks and of inline content. Some types are both. */
export interface Handlers {
  blocks: HandlerTable
  inlines: HandlerTable
}
