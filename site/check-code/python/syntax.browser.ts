import { parser } from '@lezer/python'

/** A node of the syntax tree. */
export type Node = ReturnType<typeof parser.parse>['topNode']

/** An argument of a call or of a class definition. */
export interface Argument {
  /** Name of a keyword argument. */
  name?: string
  /** `*` or `**` for unpacked arguments. */
  star?: '*' | '**'
  value: Node
  from: number
  to: number
}

export const parsePython = (code: string) => parser.parse(code)

export function children(node: Node): Node[] {
  const found: Node[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) if (child.name !== 'Comment') found.push(child)
  return found
}

/** Whether a node is an operator, bracket, or keyword. Their names are what they look like. */
export const isToken = ({ name, from, to }: Node) => !/^[A-Z⚠]/.test(name) || (name.endsWith('Op') && to > from) || name === 'At'

/** The value of a string literal without replacements; `undefined` for other nodes. Escapes are kept as they are. */
export function stringValue(node: Node | null | undefined, code: string): string | undefined {
  if (node?.name === 'ContinuedString') {
    const parts = children(node).map((part) => stringValue(part, code))
    return parts.includes(undefined) ? undefined : parts.join('')
  }
  if (node?.name !== 'String') return undefined
  return /^[a-zA-Z]*("""|'''|"|')([\s\S]*)\1$/.exec(code.slice(node.from, node.to))?.[2]
}

/** The arguments in an `ArgList`. */
export function readArguments(list: Node | null, code: string): Argument[] {
  const found: Argument[] = []
  if (!list) return found
  let current: Node[] = []
  const close = () => {
    const [first, second, third] = current
    const last = current.at(-1)
    current = []
    if (!first || !last) return
    const range = { from: first.from, to: last.to }
    if (first.name === '*' || first.name === '**') {
      if (second) found.push({ star: first.name, value: second, ...range })
    } else if (second?.name === 'AssignOp' && third) {
      found.push({ name: code.slice(first.from, first.to), value: third, ...range })
    } else found.push({ value: first, ...range })
  }
  for (const child of children(list)) {
    if (child.name === ',' || child.name === '(' || child.name === ')') close()
    else current.push(child)
  }
  close()
  return found
}

/** The entries of a dictionary literal whose keys are strings, or `undefined` if there are others. */
export function readDictionary(node: Node | null | undefined, code: string): Map<string, Node> | undefined {
  if (node?.name !== 'DictionaryExpression') return undefined
  const entries = new Map<string, Node>()
  const parts = children(node)
  for (let i = 0; i < parts.length; i++) {
    if (parts[i]?.name === '**') return undefined
    if (parts[i]?.name !== ':') continue
    const key = stringValue(parts[i - 1], code)
    const value = parts[i + 1]
    if (key === undefined || !value) return undefined
    entries.set(key, value)
  }
  return entries
}

/** The items of a list or tuple literal; `undefined` for other nodes. */
export function readItems(node: Node | null | undefined): Node[] | undefined {
  if (node?.name !== 'ArrayExpression' && node?.name !== 'TupleExpression') return undefined
  return children(node).filter((child) => !isToken(child))
}

/** The first position at which the code isn't valid Python. */
export function findSyntaxError(top: Node): number | undefined {
  const cursor = top.cursor()
  do if (cursor.name === '⚠') return cursor.from
  while (cursor.next())
  return undefined
}
