import type { Node } from './syntax.browser'

/** What is known about the value of an expression. `undefined` is a value about which nothing is known. */
export type Value =
  | { kind: 'module'; path: string }
  /** A class of the library. */
  | { kind: 'class'; key: string }
  | Instance
  /** A function of the library, or a method with its receiver. */
  | { kind: 'function'; name: string; owner?: string; self?: Value; returns?: Value; removed: readonly string[] }
  | { kind: 'local'; definition: LocalFunction }
  | { kind: 'localClass'; definition: LocalClass }
  | { kind: 'list'; of: Value }
  | { kind: 'dict'; node: Node }
  | { kind: 'text'; text: string }
  /** A value that isn't of the library. */
  | { kind: 'other' }
  | undefined

/** An object of a class of the library or of the checked code. */
export interface Instance {
  kind: 'object'
  /** Key of its class, or of the base in the library of a class of the checked code. */
  key: string | undefined
  definition?: LocalClass
  /** What the code has done with the object, by name. */
  facts: Map<string, string>
}

/** A function of the checked code. */
export interface LocalFunction {
  returns: Value
  hasReturned: boolean
  /** What calls pass for its parameters. */
  passed: Map<string, Value>
  parameters: string[]
}

/** A class of the checked code. */
export interface LocalClass {
  /** Key of the class of the library that it inherits from. */
  base: string | undefined
  /** Whether all of its bases are known. */
  isKnown: boolean
  attributes: Map<string, Value>
}

export const OTHER: Value = { kind: 'other' }

export const objectOf = (key: string): Instance => ({ kind: 'object', key, facts: new Map() })

/** What is known of a value that is one of two. */
export function either(a: Value, b: Value): Value {
  if (a === b) return a
  if (a === undefined || b === undefined) return undefined
  if (a.kind === 'object' && b.kind === 'object') return a.key === b.key && a.definition === b.definition ? a : undefined
  if (a.kind === 'other') return b.kind === 'text' || b.kind === 'other' ? OTHER : undefined
  if (b.kind === 'other') return a.kind === 'text' ? OTHER : undefined
  return JSON.stringify(signature(a)) === JSON.stringify(signature(b)) ? a : undefined
}

const signature = (value: NonNullable<Value>) =>
  value.kind === 'module' ? [value.path] : value.kind === 'class' ? [value.key] : [value.kind, Math.random()]

/** Variables of a module, function, class, or comprehension. */
export class Scope {
  readonly variables = new Map<string, Value>()

  constructor(
    readonly parent?: Scope,
    readonly definition?: LocalFunction,
  ) {}

  has(name: string): boolean {
    return this.variables.has(name) || (this.parent?.has(name) ?? false)
  }

  get(name: string): Value {
    return this.variables.has(name) ? this.variables.get(name) : this.parent?.get(name)
  }

  set(name: string, value: Value): void {
    this.variables.set(name, value)
  }
}
