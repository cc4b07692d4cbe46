import { DocsError, didYouMean } from '../../model'
import { checkLength, checkNumber, checkSize } from './check-size'
import { ATTRIBUTES, INSTEAD, LOOKS } from './dot-names'
import { type DotToken, scanDot } from './scan-dot'

/**
 * Finds what Graphviz would draw wrong or drop in silence: attributes that it does not know or that the page does not bear, a second graph, more than can be
 * laid out in time.
 * @throws DocsError `diagram-attribute`, `diagram-broken`, `diagram-size`; `at` is the line of the text
 */
export function checkDot(text: string): void {
  checkLength(text)
  const tokens = scanDot(text)
  let depth = 0
  let closed = false
  tokens.forEach((token, i) => {
    if (closed)
      throw broken(token, `Behind the end of the graph stands "${token.text}".`, 'A diagram is one graph; take the rest away.')
    if (token.kind === 'html') {
      throw attribute(
        token,
        'Between "<" and ">" stands HTML, which a diagram cannot have.',
        'Write a label as text in quotes; "\\n" begins a second line, which is drawn small.',
      )
    }
    if (token.kind === 'sign' && token.text === '{') depth++
    if (token.kind === 'sign' && token.text === '}') closed = --depth === 0
    const value = tokens[i + 2]
    if (token.kind === 'word' && tokens[i + 1]?.text === '=' && value) checkAttribute(token, value)
  })
  if (tokens.length === 0) throw broken({ line: 1 }, 'The diagram is empty.', 'Write a graph: digraph { a -> b }')
  checkSize(tokens)
}

function checkAttribute(name: DotToken, value: DotToken): void {
  const instead = INSTEAD.get(name.text)
  if (instead !== undefined) throw attribute(name, `The diagram sets "${name.text}".`, instead)
  if (!ATTRIBUTES.has(name.text)) {
    throw attribute(name, `There is no attribute "${name.text}".`, didYouMean(name.text, ATTRIBUTES))
  }
  checkNumber(name, value)
  if (name.text === 'style' && value.text !== 'invis') {
    throw attribute(
      value,
      `The diagram sets the style "${value.text}".`,
      `Only "invis" is one. Looks are classes: ${LOOKS.join(', ')}.`,
    )
  }
  if (name.text === 'class') {
    const unknown = value.text.split(/\s+/).find((look) => look !== '' && !LOOKS.includes(look))
    if (unknown !== undefined) throw attribute(value, `There is no look "${unknown}".`, `Looks are ${LOOKS.join(', ')}.`)
  }
}

function attribute({ line }: Pick<DotToken, 'line'>, title: string, hint: string): DocsError {
  return new DocsError({ code: 'diagram-attribute', title, hint, at: String(line) })
}

function broken({ line }: Pick<DotToken, 'line'>, title: string, hint: string): DocsError {
  return new DocsError({ code: 'diagram-broken', title, hint, at: String(line) })
}
