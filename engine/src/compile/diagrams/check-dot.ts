import { DocsError, didYouMean } from '../../model'
import { checkLength, checkNumber, checkSize } from './check-size'
import { ATTRIBUTE_HINTS, ATTRIBUTES, CLASSES } from './dot-names'
import { type DotToken, scanDot } from './scan-dot'

/**
 * Validates a graph before it is passed to Graphviz, which silently ignores unknown attributes and a second graph, and takes hours for large graphs.
 * @throws DocsError `diagram-attribute`, `diagram-broken`, `diagram-size`; `at` is the line of the text
 */
export function checkDot(text: string): void {
  checkLength(text)
  const tokens = scanDot(text)
  let depth = 0
  let closed = false
  tokens.forEach((token, i) => {
    if (closed)
      throw broken(
        token,
        `"${token.text}" follows the end of the graph.`,
        'A diagram is a single graph: remove everything after it.',
      )
    if (token.kind === 'html') {
      throw attribute(
        token,
        'Diagrams do not support HTML labels.',
        'Write the label as quoted text. "\\n" begins a second line in smaller type.',
      )
    }
    if (token.kind === 'punctuation' && token.text === '{') depth++
    if (token.kind === 'punctuation' && token.text === '}') closed = --depth === 0
    const value = tokens[i + 2]
    if (token.kind === 'word' && tokens[i + 1]?.text === '=' && value) checkAttribute(token, value)
  })
  if (tokens.length === 0) throw broken({ line: 1 }, 'The diagram is empty.', 'Write a graph: digraph { a -> b }')
  checkSize(tokens)
}

function checkAttribute(name: DotToken, value: DotToken): void {
  const instead = ATTRIBUTE_HINTS.get(name.text)
  if (instead !== undefined) throw attribute(name, `The diagram sets "${name.text}".`, instead)
  if (!ATTRIBUTES.has(name.text)) {
    throw attribute(name, `Unknown attribute "${name.text}".`, didYouMean(name.text, ATTRIBUTES))
  }
  checkNumber(name, value)
  if (name.text === 'style' && value.text !== 'invis') {
    throw attribute(
      value,
      `The diagram sets the style "${value.text}".`,
      `The only style is "invis". Use class=… for appearance: ${CLASSES.join(', ')}.`,
    )
  }
  if (name.text === 'class') {
    const unknown = value.text.split(/\s+/).find((name) => name !== '' && !CLASSES.includes(name))
    if (unknown !== undefined) throw attribute(value, `Unknown class "${unknown}".`, `The classes are ${CLASSES.join(', ')}.`)
  }
}

function attribute({ line }: Pick<DotToken, 'line'>, title: string, hint: string): DocsError {
  return new DocsError({ code: 'diagram-attribute', title, hint, at: String(line) })
}

function broken({ line }: Pick<DotToken, 'line'>, title: string, hint: string): DocsError {
  return new DocsError({ code: 'diagram-broken', title, hint, at: String(line) })
}
