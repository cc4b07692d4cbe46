import { Parser } from 'htmlparser2'

/** A node of the tree that ends as the HTML of an article and as its Markdown copy. */
export type HtmlNode = HtmlElement | HtmlText | HtmlLeaf | HtmlGroup

export interface HtmlElement {
  type: 'element'
  name: string
  /** Names are written as React writes them: `class`, `colSpan`. */
  attribs: Record<string, string>
  children: HtmlNode[]
}

/** Text, without character references. */
export interface HtmlText {
  type: 'text'
  data: string
}

/** Nodes without an element of their own. */
export interface HtmlGroup {
  type: 'group'
  /** Whether this is what is between the tags of a component with custom Markdown. */
  isContent?: true
  /** Writes the nodes as Markdown, instead of converting them. `content` is the Markdown of what is between the tags of the component. */
  write?: MarkdownOverride
  children: HtmlNode[]
}

/** Writes a component as Markdown. `content` is the Markdown of the content between its tags. */
export type MarkdownOverride = (content: string) => string

/** Finished HTML, such as highlighted code and graphics, which is parsed only if its nodes are needed. */
export class HtmlLeaf {
  readonly type = 'leaf'
  private plain: string | undefined

  /** @param nodes its nodes, if they are known */
  constructor(
    readonly html: string,
    private nodes?: readonly HtmlNode[],
  ) {}

  get children(): readonly HtmlNode[] {
    this.nodes ??= parseHtml(this.html)
    return this.nodes
  }

  /** Its text. Code, the most frequent leaf, isn't parsed for it. */
  get text(): string {
    this.plain ??= NEEDS_PARSER.test(this.html)
      ? this.children.map(textOf).join('')
      : this.html.replace(TAG, '').replace(REFERENCE, (reference) => CHARACTERS[reference] ?? reference)
    return this.plain
  }

  /** Whether it can contain ids or links. */
  get hasTargets(): boolean {
    return /\s(?:id|href)=/.test(this.html)
  }
}

/** The character references that the engine writes into code. */
const CHARACTERS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const REFERENCE = /&(?:amp|lt|gt|quot);/g
const TAG = /<(?:[^"'>]|"[^"]*"|'[^']*')*>/g
/** Matches other character references, comments, and elements that contain no text. */
const NEEDS_PARSER = /&(?!(?:amp|lt|gt|quot);)|<(?:!|script|style|textarea|title)/i

/** Parses finished HTML. */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlNode[] = []
  const open: HtmlNode[][] = [root]
  const add = (node: HtmlNode) => (open.at(-1) ?? root).push(node)
  const parser = new Parser(
    {
      onopentag(name, attribs) {
        const element: HtmlElement = { type: 'element', name, attribs, children: [] }
        add(element)
        open.push(element.children)
      },
      ontext: (text) => addText(open.at(-1) ?? root, text),
      onclosetag: () => open.pop(),
      oncomment: (text) => add(new HtmlLeaf(`<!--${text}-->`, [])),
    },
    // Elements and attributes of graphics have names in mixed case.
    { lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
  )
  parser.end(html)
  return root
}

/** Adds text to nodes. Adjacent texts are one node. */
export function addText(nodes: HtmlNode[], text: string): void {
  const last = nodes.at(-1)
  if (last?.type === 'text') last.data += text
  else if (text !== '') nodes.push({ type: 'text', data: text })
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** Elements whose text has no character references. */
const VERBATIM = new Set(['script', 'style'])

/** Writes nodes as HTML, as React does. */
export function serializeHtml(nodes: readonly HtmlNode[]): string {
  let html = ''
  for (const node of nodes) {
    if (node.type === 'text') html += escapeHtml(node.data)
    else if (node.type === 'leaf') html += node.html
    else if (node.type === 'group') html += serializeHtml(node.children)
    else html += serializeElement(node)
  }
  return html
}

function serializeElement({ name, attribs, children }: HtmlElement): string {
  let tag = `<${name}`
  for (const attribute in attribs) tag += ` ${attribute}="${escapeHtml(attribs[attribute] ?? '')}"`
  if (VOID.has(name)) return `${tag}/>`
  const content = VERBATIM.has(name) ? children.map(textOf).join('') : serializeHtml(children)
  return `${tag}>${content}</${name}>`
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

const escapeHtml = (text: string): string =>
  /["&'<>]/.test(text) ? text.replace(/["&'<>]/g, (character) => ESCAPES[character] ?? character) : text

export const isElement = (node: HtmlNode | undefined): node is HtmlElement => node?.type === 'element'

export const isText = (node: HtmlNode): node is HtmlText => node.type === 'text'

export const hasClass = (node: HtmlNode, name: string): boolean =>
  isElement(node) && node.attribs.class?.split(' ').includes(name) === true

/** The child elements, except those with custom Markdown. */
export function elementsIn({ children }: Pick<HtmlElement, 'children'>): HtmlElement[] {
  return children.flatMap((node) => {
    if (node.type === 'group') return node.write || node.isContent ? [] : elementsIn(node)
    return isElement(node) ? [node] : []
  })
}

/** The text of a node and everything in it. */
export function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.data
  return node.type === 'leaf' ? node.text : node.children.map(textOf).join('')
}

/** Yields nodes and everything in them, except the nodes of leaves, in document order. */
export function* descendants(nodes: readonly HtmlNode[]): Generator<HtmlNode> {
  for (const node of nodes) {
    yield node
    if (node.type === 'element' || node.type === 'group') yield* descendants(node.children)
  }
}

/** Finds the first element that meets a condition. */
export function findElement(nodes: readonly HtmlNode[], test: (element: HtmlElement) => boolean): HtmlElement | undefined {
  for (const node of descendants(nodes)) if (isElement(node) && test(node)) return node
  return undefined
}

/** Finds all elements with a name. */
export const elementsNamed = (name: string, nodes: readonly HtmlNode[]): HtmlElement[] =>
  [...descendants(nodes)].filter(isElement).filter((element) => element.name === name)

/** Collapses white space to single spaces, and removes it at both ends. */
export const normalizeSpace = (text: string): string => text.replace(/\s+/g, ' ').trim()
