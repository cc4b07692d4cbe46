import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react'

/** A piece of a page in its two forms: React elements for the document, Markdown for the page's plain copy. */
export interface Rendered {
  element: ReactNode
  markdown: string
}

/** A piece that shows nothing: a comment, a definition, or something with an error. */
export const NOTHING: Rendered = { element: null, markdown: '' }

/** The elements of pieces, in order. */
export function elementsOf(pieces: readonly Rendered[]): ReactNode[] {
  return pieces.map((piece) => piece.element)
}

/** The elements of pieces as one. */
export function groupOf(pieces: readonly Rendered[]): ReactNode {
  return createElement(Fragment, null, ...elementsOf(pieces))
}

/** The elements of pieces with keys, for components that put them into lists of their own. */
export function keyedElementsOf(pieces: readonly Rendered[]): ReactNode[] {
  return pieces.map(({ element }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    isValidElement(element) && element.key === null ? cloneElement(element, { key: index }) : element,
  )
}

/** Blocks as Markdown, a blank line between them; empty ones leave nothing behind. */
export function blocksMarkdown(pieces: readonly Rendered[]): string {
  return pieces
    .map((piece) => piece.markdown)
    .filter((markdown) => markdown !== '')
    .join('\n\n')
}

/** Words of a line as Markdown. */
export function inlineMarkdown(pieces: readonly Rendered[]): string {
  return pieces.map((piece) => piece.markdown).join('')
}
