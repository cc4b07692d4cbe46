import type { Nodes, Root } from 'mdast'
import { isPhrasing } from './phrasing'

/** Replaces a character that isn't text: of a tag, an address, or the markup around a text. */
const GAP = '\uFFFC'
/** Replaces a character of inline code. */
const CODE = '\uFFFB'

/** The text of a paragraph, heading, or table cell. */
export interface Prose {
  kind: Nodes['type']
  /** Offset in the text of the unit. */
  start: number
  /** The source, in which everything but text is replaced, character by character. */
  source: string
  /** Like `source`, but with escaped characters replaced as well. */
  text: string
}

/** Collects the text of all blocks, in order. */
export function proseOf(root: Root, text: string): Prose[] {
  const found: Prose[] = []
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (!('children' in node)) continue
    const children: readonly Nodes[] = node.children
    if (node.type === 'leafDirective' || children.some(isPhrasing)) found.push(read(node, text))
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i]
      if (child && node.type !== 'leafDirective' && !isPhrasing(child)) open.push(child)
    }
  }
  return found
}

function read(block: Nodes, text: string): Prose {
  const start = block.position?.start.offset ?? 0
  const end = block.position?.end.offset ?? start
  let source = ''
  const fill = (until: number, character: string) => {
    source += text.slice(start + source.length, until).replace(/[^\n]/g, character)
  }
  const visit = (node: Nodes) => {
    const from = node.position?.start.offset ?? 0
    const to = node.position?.end.offset ?? from
    if (node.type === 'text' || node.type === 'textDirective' || node.type === 'leafDirective') {
      fill(from, GAP)
      // Brackets below a directive, which look like a link, are reported with it.
      source += text.slice(start + source.length, node.type === 'text' ? to : to - 1)
      fill(to, node.type === 'text' || !/[[(]/.test(text.charAt(to)) ? (text[to - 1] ?? '') : GAP)
    } else if (node.type === 'inlineCode') {
      fill(from, GAP)
      fill(to, CODE)
    } else if ('children' in node && !(node.type === 'link' && text[from] !== '[')) {
      // Blocks inside this one have separate text.
      for (const child of node.children) if (isPhrasing(child)) visit(child)
    }
  }
  visit(block)
  fill(end, GAP)
  return { kind: block.type, start, source, text: source.replace(/\\[!-/:-@[-`{-~]/g, GAP + GAP) }
}
