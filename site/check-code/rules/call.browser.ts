import type { Call } from '../python/interpreter.browser'
import type { Library } from '../python/library.browser'
import { children, type Node } from '../python/syntax.browser'
import type { Instance, Value } from '../python/values.browser'
import type { Edits } from './edits.browser'

/** Imports that the replacements need, with the names of the reader. */
export interface Aliases {
  gx: string
  gxe: string
  /** Import statements to add. */
  needed: Set<string>
}

/** A call, seen by the functions that write its replacement. */
export class CallView {
  /** What the code has done with the object that the call returns. */
  readonly result = new Map<string, string>()

  constructor(
    readonly call: Call,
    readonly edits: Edits,
    readonly library: Library,
    readonly aliases: Aliases,
    /** The value of an expression in the arguments. */
    readonly valueAt: (node: Node) => Value,
  ) {}

  text(node: Node): string {
    return this.edits.apply(node.from, node.to)
  }

  /** The object whose method is called. */
  get self(): string {
    const receiver = this.call.callee.firstChild
    return receiver ? this.text(receiver) : ''
  }

  get receiver(): Value {
    return this.call.value?.kind === 'function' ? this.call.value.self : undefined
  }

  /** The object whose method is called, if its class is known. */
  get instance(): Instance | undefined {
    return this.receiver?.kind === 'object' ? this.receiver : undefined
  }

  index(name: string, position?: number): number {
    const { args } = this.call
    const found = args.findIndex((arg) => arg.name === name)
    if (found >= 0 || position === undefined) return found
    const arg = args[position]
    return arg && arg.name === undefined && !arg.star ? position : -1
  }

  node(name: string, position?: number): Node | undefined {
    return this.call.args[this.index(name, position)]?.value
  }

  value(name: string, position?: number): Value {
    return this.call.values[this.index(name, position)]
  }

  /** The code of an argument. */
  arg(name: string, position?: number): string | undefined {
    const node = this.node(name, position)
    return node && this.text(node)
  }

  /** Whether the call has unpacked arguments, so that not all of them are known. */
  get isOpen(): boolean {
    return this.call.args.some(({ star }) => star)
  }

  /** The keyword arguments except some. */
  others(...names: string[]): string[] {
    return this.call.args.flatMap((arg) =>
      arg.name !== undefined && !names.includes(arg.name) ? [`${arg.name}=${this.text(arg.value)}`] : [],
    )
  }

  /** The alias of the package. */
  get gx(): string {
    this.aliases.needed.add('gx')
    return this.aliases.gx
  }

  /** The class of an Expectation, with its module. */
  expectation(type: string): string | undefined {
    const name = Object.hasOwn(this.library.data.expectations, type) ? this.library.data.expectations[type]?.[0] : undefined
    if (!name) return undefined
    this.aliases.needed.add('gxe')
    return `${this.aliases.gxe}.${name}`
  }

  /** The expression statement that consists of the call. */
  get statement(): Node | undefined {
    const parent = this.call.node.parent
    return parent?.name === 'ExpressionStatement' ? parent : undefined
  }

  /** The assignment of the call to one variable. */
  get assignment(): { statement: Node; target: Node } | undefined {
    const statement = this.call.node.parent
    if (statement?.name !== 'AssignStatement') return undefined
    const [target, operator, ...rest] = children(statement)
    return target?.name === 'VariableName' && operator?.name === 'AssignOp' && rest.length === 1
      ? { statement, target }
      : undefined
  }

  /** White space at the beginning of the line of the call. */
  get indent(): string {
    const { code } = this.edits
    const start = code.lastIndexOf('\n', this.call.node.from - 1) + 1
    return /^[ \t]*/.exec(code.slice(start))?.[0] ?? ''
  }
}

/** Writes a call on one line, or on several lines if it is long. */
export function writeCall(name: string, args: readonly string[], indent: string): string {
  const line = `${name}(${args.join(', ')})`
  if (line.length + indent.length <= 88 && !line.includes('\n')) return line
  const inner = `${indent}    `
  return `${name}(\n${args.map((arg) => `${inner}${arg},\n`).join('')}${indent})`
}
