import { createElement, type ReactNode } from 'react'
import type { Page } from '../page'
import type { HtmlElement } from './html-tree'

/** Writes a component as Markdown; `content` is the Markdown of what is between its tags. */
export type MarkdownOverride = (content: string) => string

/** Elements that exist only until the article is finished: they mark what has its own Markdown, and the content inside it. */
const OVERRIDE = 'markdown-override'
const CONTENT = 'markdown-content'

/** Gives an element its own Markdown, instead of the one read from its HTML. */
export function withMarkdown(element: ReactNode, override: MarkdownOverride, page: Page): ReactNode {
  if (element === null || element === undefined || element === false) return null
  return createElement(OVERRIDE, { index: page.overrides.push(override) - 1 }, element)
}

/** Marks the content of a component, so that its own Markdown can include it. */
export function markContent(children: readonly ReactNode[]): ReactNode[] {
  return [createElement(CONTENT, { key: 'content' }, ...children)]
}

/** Whether an element is a marker, which readers never receive. */
export const isMarker = ({ name }: HtmlElement): boolean => name === OVERRIDE || name === CONTENT

/** The override that an element refers to. */
export function overrideOf(element: HtmlElement, overrides: readonly MarkdownOverride[]): MarkdownOverride | undefined {
  return element.name === OVERRIDE ? overrides[Number(element.attribs.index)] : undefined
}

export const isContent = ({ name }: HtmlElement): boolean => name === CONTENT
