import type { FootnoteDefinition } from 'mdast'
import type { ComponentType, ReactNode } from 'react'
import type { InterfaceTexts, LinkPlace, Problems, SiteConfig, Source, VersionConfig } from '../../model'
import type { Highlight } from '../code'
import type { RenderDiagram } from '../diagrams'
import type { ComponentRegistry } from './component-registry'
import type { Lookups } from './lookups'
import type { MarkdownOverride } from './output/markdown-override'
import type { Handlers } from './render-nodes'
import type { Scope } from './scope'

/** The element around the text of a page; `route` is that of the page. */
export type TextWrapper = ComponentType<{ route: string; children?: ReactNode }>

/** A footnote that the page refers to; its number is its place in the list. */
export interface Footnote {
  definition: FootnoteDefinition
  /** Where it was defined. */
  scope: Scope
  /** How often the page refers to it. */
  references: number
}

/** What one run of the compiler over a page knows and collects. */
export interface Page {
  readonly source: Source
  readonly id: string
  readonly label: string
  /** Without base URL. */
  readonly route: string
  readonly config: SiteConfig
  /** Texts of the interface in the language of the site. */
  readonly texts: InterfaceTexts
  readonly version: VersionConfig
  readonly lookups: Lookups
  readonly components: ComponentRegistry
  readonly highlight: Highlight
  readonly renderDiagram: RenderDiagram
  readonly wrapper: TextWrapper
  readonly handlers: Handlers
  /** The Markdown of components that have their own, in the order in which they were rendered. */
  readonly overrides: MarkdownOverride[]
  readonly problems: Problems
  /** Content folder of the version, relative to the site folder, with closing slash. */
  readonly contentRoot: string
  /** Where the page first links to an address of this site, by that address. */
  readonly places: Map<string, LinkPlace>
  /** Where the text sets ids, in order. */
  readonly explicitIds: Map<string, string[]>
  /** In the order of their first reference. */
  readonly footnotes: Footnote[]
  /** Names of the snippets shown, in order, each once. */
  readonly snippets: Set<string>
  /** Something a reader would run was not run with this version. */
  unproven: boolean
  /** Text of a first heading of level 1, when the front matter has no title. */
  title?: string
  /** Last number by stem, for unique ids. */
  readonly idCounters: Map<string, number>
}
