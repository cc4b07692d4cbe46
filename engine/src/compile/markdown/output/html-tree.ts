import { type DomUtils, parseDocument } from 'htmlparser2'

export type HtmlNode = ReturnType<typeof parseDocument>['children'][number]
export type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/**
 * Parses HTML that React has rendered. React closes every element, so the HTML is parsed like XML: an HTML parser would silently end a paragraph
 * where a block begins. Nodes contain their offsets in `html`.
 */
export function parseRendered(html: string): HtmlNode[] {
  return parseDocument(html, { xmlMode: true, withStartIndices: true, withEndIndices: true }).children
}

export const isElement = (node: HtmlNode | undefined): node is HtmlElement => node !== undefined && 'attribs' in node

export const isText = (node: HtmlNode): node is Extract<HtmlNode, { data: string }> => node.type === 'text'

export const hasClass = (element: HtmlElement, name: string): boolean => element.attribs.class?.split(' ').includes(name) === true

/** The child elements. */
export const elementsIn = (element: HtmlElement): HtmlElement[] => element.children.filter(isElement)

/** Collapses white space to single spaces, and removes it at both ends. */
export const normalizeSpace = (text: string): string => text.replace(/\s+/g, ' ').trim()
