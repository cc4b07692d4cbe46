import type { Root } from 'mdast'
import { mdxToMdast } from 'satteri'
import { syntaxError } from './syntax-error'

const FEATURES = { gfm: true, directive: true, headingAttributes: true, frontmatter: false, math: false }

/**
 * Parses the text of a page into a tree with positions. Nothing in it is evaluated.
 * @param place for the position in errors: the file, and the lines before the text
 * @throws DocsError for the first syntax error
 */
export function parseMarkdown(text: string, place: { file: string; linesBefore: number }): Root {
  let tree: ReturnType<typeof mdxToMdast>
  try {
    tree = mdxToMdast(text, { features: FEATURES })
  } catch (cause) {
    throw syntaxError(cause, text, place)
  }
  if (tree.type !== 'root') throw new Error(`a page is parsed into a root, not "${tree.type}"`)
  return tree
}
