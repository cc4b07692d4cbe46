import { createElement, type ReactNode } from 'react'
import type { MarkdownOverride, PageState } from '../state'
import type { HtmlElement } from './html-tree'

/** Temporary elements, removed when the article is finished. They mark components with custom Markdown, and their content. */
const OVERRIDE = 'markdown-override'
const CONTENT = 'markdown-content'

/** Sets custom Markdown for an element, which replaces the Markdown converted from its HTML. */
export function withMarkdown(element: ReactNode, override: MarkdownOverride, page: Pick<PageState, 'overrides'>): ReactNode {
  if (element === null || element === undefined || element === false) return null
  return createElement(OVERRIDE, { index: page.overrides.push(override) - 1 }, element)
}

/** Marks the content of a component, so that its custom Markdown can include it. */
export function markContent(children: readonly ReactNode[]): ReactNode[] {
  return [createElement(CONTENT, { key: 'content' }, ...children)]
}

/** Whether an element is a temporary marker. */
export const isMarker = ({ name }: HtmlElement): boolean => name === OVERRIDE || name === CONTENT

/** The override that an element refers to. */
export function overrideOf(element: HtmlElement, overrides: readonly MarkdownOverride[]): MarkdownOverride | undefined {
  return element.name === OVERRIDE ? overrides[Number(element.attribs.index)] : undefined
}

export const isContent = ({ name }: HtmlElement): boolean => name === CONTENT
