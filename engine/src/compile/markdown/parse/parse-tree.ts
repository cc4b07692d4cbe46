import type { Nodes, Root } from 'mdast'
import { mdxToMdast } from 'satteri'

const FEATURES = { gfm: true, directive: true, headingAttributes: true, frontmatter: false, math: false }

/** A line that closes an admonition, without its indentation. */
const CLOSING = /^:{3,}[ \t]*(?:\n|$)/
/** Ends a table without a blank line, which would change the spacing of a list around it. */
const COMMENT = '{/**/}\n'

/** A line that is inserted for the parser. */
interface Insertion {
  /** Offset in the text. */
  offset: number
  line: string
}

/**
 * Parses a text. Directly after a table or a definition, the parser doesn't recognize the line that closes an admonition, so this function parses the
 * text again with a comment before each such line. Positions refer to the text without these comments.
 * @throws Error of the parser
 */
export function parseTree(text: string): Root {
  const insertions: Insertion[] = []
  for (;;) {
    const tree = parseWith(text, insertions)
    const offset = text.includes(':::') ? unrecognizedClosing(tree, text, insertions) : undefined
    if (offset === undefined) return tree
    const start = text.lastIndexOf('\n', offset - 1) + 1
    insertions.push({ offset: start, line: text.slice(start, offset) + COMMENT })
    insertions.sort((a, b) => a.offset - b.offset)
  }
}

function parseWith(text: string, insertions: readonly Insertion[]): Root {
  let source = ''
  let from = 0
  for (const { offset, line } of insertions) {
    source += text.slice(from, offset) + line
    from = offset
  }
  const root = parse(source + text.slice(from), insertions)
  if (insertions.length > 0) eachNode(root, (node) => moveBack(node, insertions))
  return root
}

function parse(source: string, insertions: readonly Insertion[]): Root {
  try {
    const tree = mdxToMdast(source, { features: FEATURES })
    if (tree.type !== 'root') throw new Error(`a page is parsed into a root, not "${tree.type}"`)
    return tree
  } catch (cause) {
    if (insertions.length === 0 || !(cause instanceof Error)) throw cause
    const lines = insertions.map(({ offset, line }, i) => lineAt(source, offset + lengthBefore(insertions, i) + line.length))
    const message = cause.message.replace(
      /(\d+)(?=:\d+)/g,
      (line) => `${Number(line) - lines.filter((l) => l <= Number(line)).length}`,
    )
    throw new Error(message, { cause })
  }
}

/** Offset of the first line of colons that the parser took for a row of a table or for a paragraph in an admonition. */
function unrecognizedClosing(root: Root, text: string, insertions: readonly Insertion[]): number | undefined {
  const known = new Set(insertions.map(({ offset, line }) => offset + line.length - COMMENT.length))
  let found: number | undefined
  const visit = (node: Nodes, inAdmonition: boolean) => {
    const offset = node.position?.start.offset ?? 0
    if (found !== undefined) return
    if (inAdmonition && (node.type === 'tableRow' || node.type === 'paragraph')) {
      if (CLOSING.test(text.slice(offset, (node.position?.end.offset ?? 0) + 1)) && !known.has(offset)) found = offset
      return
    }
    if ('children' in node) for (const child of node.children) visit(child, inAdmonition || node.type === 'containerDirective')
  }
  visit(root, false)
  return found
}

function eachNode(root: Nodes, visit: (node: Nodes) => void): void {
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    visit(node)
    if ('children' in node) open.push(...node.children)
  }
}

/** Converts the position of a node in the text with insertions to its position in the text. */
function moveBack({ position }: Nodes, insertions: readonly Insertion[]): void {
  for (const point of position ? [position.start, position.end] : []) {
    let offset = point.offset ?? 0
    for (const inserted of insertions) {
      if (offset <= inserted.offset) break
      const length = Math.min(inserted.line.length, offset - inserted.offset)
      offset -= length
      if (length === inserted.line.length) point.line--
      else point.column = 1
    }
    point.offset = offset
  }
}

const lengthBefore = (insertions: readonly Insertion[], index: number) =>
  insertions.slice(0, index).reduce((sum, { line }) => sum + line.length, 0)

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length
