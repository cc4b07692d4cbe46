import { type DomUtils, parseDocument } from 'htmlparser2'

export type HtmlNode = ReturnType<typeof parseDocument>['children'][number]
export type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/**
 * Parses HTML that React has rendered. As it closes every element, the rules of XML apply: those of HTML would silently end a paragraph
 * where a block begins. Nodes have their offsets in `html`.
 */
export function parseRendered(html: string): HtmlNode[] {
  return parseDocument(html, { xmlMode: true, withStartIndices: true, withEndIndices: true }).children
}

export const isElement = (node: HtmlNode | undefined): node is HtmlElement => node !== undefined && 'attribs' in node

export const isText = (node: HtmlNode): node is Extract<HtmlNode, { data: string }> => node.type === 'text'

export const hasClass = (element: HtmlElement, name: string): boolean => element.attribs.class?.split(' ').includes(name) === true

/** The children that are elements. */
export const elementsIn = (element: HtmlElement): HtmlElement[] => element.children.filter(isElement)

/** Text with single spaces between its words and none around them. */
export const normalizeSpace = (text: string): string => text.replace(/\s+/g, ' ').trim()
