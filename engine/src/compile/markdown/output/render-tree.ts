import { type Context, createContext, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  addText,
  descendants,
  findElement,
  type HtmlElement,
  type HtmlGroup,
  HtmlLeaf,
  type HtmlNode,
  isElement,
  type MarkdownOverride,
  parseHtml,
} from './html-tree'

/** Whether components are rendered to a tree, whose nodes can be in {@link Slotted}. */
export const TreeContext = createContext(false)

interface SlottedProps {
  /** Content by name of the slot. */
  slots: Readonly<Record<string, ReactNode>>
  /** Renders elements, among them an empty one with the attribute `data-slot` for each slot. */
  render(): ReactNode
}

/** Elements that React renders on its own, around slots with nodes of the tree. */
export const Slotted = ({ render }: SlottedProps): ReactNode => render()

type CustomMarkdownProps = Pick<HtmlGroup, 'write' | 'isContent'> & { children?: ReactNode }

const CustomMarkdown = ({ children }: CustomMarkdownProps): ReactNode => children

/** Sets custom Markdown for an element, which replaces the Markdown converted from its nodes. */
export function withMarkdown(element: ReactNode, write: MarkdownOverride): ReactNode {
  if (element === null || element === undefined || element === false) return null
  return createElement(CustomMarkdown, { write }, element)
}

/** Marks the content of a component, so that its custom Markdown can include it. */
export function markContent(children: readonly ReactNode[]): ReactNode[] {
  return [createElement(CustomMarkdown, { key: 'content', isContent: true }, ...children)]
}

/** Provides the contexts of React for a node. */
export type Contexts = (node: ReactNode) => ReactNode

/**
 * Renders React nodes to a tree, in which other steps can read and complete elements without parsing HTML. Elements with common attributes are
 * converted directly, and function components are called while React renders, so that they can use contexts. React renders the rest to HTML.
 */
export function renderTree(content: ReactNode, contexts: Contexts): HtmlNode[] {
  const tree: HtmlNode[] = []
  const renderer = new TreeRenderer()
  renderer.render(content, tree, (node) => createElement(TreeContext, { value: true }, contexts(node)))
  renderer.finish()
  return tree
}

/** Elements whose content or place depends on React. */
const BY_REACT = new Set(['link', 'meta', 'option', 'script', 'select', 'style', 'textarea', 'title'])
/** Elements whose finished HTML contains no headings, tables, or prose. */
const LEAVES = new Set(['code', 'svg'])

class TreeRenderer {
  /** Renders that wait until the current one has finished, because components lose the state of their hooks if React renders inside them. */
  private readonly waiting: (() => void)[] = []

  finish(): void {
    for (let i = 0; i < this.waiting.length; i++) this.waiting[i]?.()
  }

  /** Converts nodes within the render of a component. */
  render(node: ReactNode, into: HtmlNode[], contexts: Contexts): void {
    const identifierPrefix = `${this.waiting.length}-`
    const Root = () => {
      this.add(node, into, contexts)
      return null
    }
    this.waiting.push(() => void renderToStaticMarkup(contexts(createElement(Root)), { identifierPrefix }))
  }

  private add(node: unknown, into: HtmlNode[], contexts: Contexts): void {
    if (node === null || node === undefined || typeof node === 'boolean') return
    if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') addText(into, String(node))
    else if (isValidElement<Props>(node)) this.addElement(node, into, contexts)
    else if (isIterable(node)) for (const child of node) this.add(child, into, contexts)
    // React reports what it can't render.
    else this.addRendered(node as ReactNode, into, contexts)
  }

  private addElement(node: ReactElement<Props>, into: HtmlNode[], contexts: Contexts): void {
    const { type, props } = node
    if (typeof type === 'string') this.addHost(node, type, into, contexts)
    else if (type === Fragment) this.add(props.children, into, contexts)
    else if (type === CustomMarkdown) {
      const { children, ...group } = props as CustomMarkdownProps
      this.add(children, addGroup(into, group), contexts)
    } else if (type === Slotted) this.addRendered(node, into, contexts, (props as unknown as SlottedProps).slots)
    else if (isContext(type)) {
      const inner: Contexts = (child) => contexts(createElement(type, { value: props.value }, child))
      this.render(props.children as ReactNode, addGroup(into), inner)
    } else if (isPlainFunction(type)) this.add(type(props), into, contexts)
    else this.addRendered(node, into, contexts)
  }

  private addHost(node: ReactElement<Props>, name: string, into: HtmlNode[], contexts: Contexts): void {
    if (BY_REACT.has(name)) {
      this.addRendered(node, into, contexts)
      return
    }
    const { children, dangerouslySetInnerHTML: inner, ...props } = node.props
    const element: HtmlElement = { type: 'element', name, attribs: {}, children: [] }
    into.push(element)
    if (!convertAttributes(name, props, element.attribs)) {
      this.waiting.push(() => {
        const rendered = parseHtml(renderToStaticMarkup(createElement(name, props)))
        element.attribs = findElement(rendered, (found) => found.name === name)?.attribs ?? {}
      })
    }
    // Parsers ignore the first line break.
    if (name === 'pre' && typeof children === 'string' && children.startsWith('\n')) addText(element.children, '\n')
    const html = inner?.__html
    if (typeof html === 'string') element.children.push(...(LEAVES.has(name) ? [new HtmlLeaf(html)] : parseHtml(html)))
    else this.add(children, element.children, contexts)
  }

  /** Adds what React renders on its own. */
  private addRendered(node: ReactNode, into: HtmlNode[], contexts: Contexts, slots: SlottedProps['slots'] = {}): void {
    const children = addGroup(into)
    this.waiting.push(() => {
      const nodes = parseHtml(renderToStaticMarkup(contexts(createElement(TreeContext, { value: false }, node))))
      for (const element of descendants(nodes)) {
        const slot = isElement(element) ? element.attribs['data-slot'] : undefined
        if (isElement(element) && slot !== undefined && Object.hasOwn(slots, slot))
          this.render(slots[slot], element.children, contexts)
      }
      children.push(...nodes)
    })
  }
}

type Props = Record<string, unknown> & { dangerouslySetInnerHTML?: { __html?: unknown } | null }

function addGroup(into: HtmlNode[], group: Pick<HtmlGroup, 'write' | 'isContent'> = {}): HtmlNode[] {
  const children: HtmlNode[] = []
  into.push({ type: 'group', ...group, children })
  return children
}

const isIterable = (node: unknown): node is Iterable<unknown> =>
  typeof node === 'object' && node !== null && Symbol.iterator in node

const isContext = (type: unknown): type is Context<unknown> =>
  typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === Symbol.for('react.context')

const isPlainFunction = (type: unknown): type is (props: Props) => ReactNode =>
  typeof type === 'function' && !type.prototype?.isReactComponent

/** Attributes that React writes as they are, if their value is a text or a number. */
const PLAIN = new Set(
  'alt colSpan d dateTime decoding fill height id loading rel role rowSpan scope sizes srcSet start target title type viewBox width'.split(
    ' ',
  ),
)
const RENAMED: Record<string, string> = { className: 'class', tabIndex: 'tabindex' }
/** Addresses that React writes as they are. */
const ADDRESS = /^(?:[/#.?]|https?:|mailto:)/

/** Converts the properties of an element to attributes. Returns false if there are some that React must convert. */
function convertAttributes(element: string, props: Props, attribs: HtmlElement['attribs']): boolean {
  if (element.includes('-')) return false
  for (const name in props) {
    const value = props[name]
    if (value === undefined || value === null) continue
    const isText = typeof value === 'string' || typeof value === 'number'
    if (/^(?:aria|data)-[a-z-]+$/.test(name) && (isText || typeof value === 'boolean')) attribs[name] = String(value)
    else if (!isText) return false
    else if (PLAIN.has(name)) attribs[name] = String(value)
    else if (RENAMED[name] !== undefined) attribs[RENAMED[name]] = String(value)
    else if ((name === 'href' || name === 'src') && ADDRESS.test(String(value))) attribs[name] = String(value)
    else return false
  }
  return true
}
