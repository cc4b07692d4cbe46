import type { Library } from './library.browser'
import { type Argument, children, isToken, type Node, readArguments, stringValue } from './syntax.browser'
import { either, type LocalClass, type LocalFunction, OTHER, objectOf, Scope, type Value } from './values.browser'

/** Name of the package whose names are followed. */
export const PACKAGE = 'great_expectations'

/** Modules whose names are those of another one. */
const CLASSES_OF_FUNCTIONS: Readonly<Record<string, string>> = { get_context: 'AbstractDataContext' }

/** What an interpreter reports while it follows the code. */
export interface Observer {
  /** An import of a module, or of a name in it. `node` is the name, or the module if it is gone. */
  onImport(event: { statement: Node; node: Node; module: string; name?: string; isRemoved: boolean }): void
  onAttribute(event: { node: Node; property: Node; receiver: Node; value: Value; name: string }): void
  onSubscript(event: { node: Node; receiver: Node; value: Value; index: Node | undefined }): Value
  onCall(event: Call): Value
  onDictionary(node: Node): void
  onClass(event: { node: Node; name: string; base: string; body: Node }): void
}

/** A call. */
export interface Call {
  node: Node
  callee: Node
  value: Value
  args: readonly Argument[]
  values: readonly Value[]
}

/** Follows the values of variables through Python code, and reports what it does with the library. */
export class Interpreter {
  /** Names that the code binds. */
  readonly names = new Set<string>()
  /** Values of the variables in expressions, by position. */
  readonly values = new Map<number, Value>()
  /** Depth of blocks that only run with one of several releases, or whose errors are caught. */
  guards = 0
  readonly #functions = new Map<number, LocalFunction>()
  readonly #classes = new Map<number, LocalClass>()

  constructor(
    readonly code: string,
    readonly library: Library,
    public observer: Observer,
  ) {}

  text(node: Node): string {
    return this.code.slice(node.from, node.to)
  }

  run(node: Node, scope: Scope): void {
    for (const child of children(node)) if (!isToken(child)) this.statement(child, scope)
  }

  statement(node: Node, scope: Scope): void {
    switch (node.name) {
      case 'ImportStatement':
        this.#import(node, scope)
        break
      case 'AssignStatement':
        this.#assign(node, scope)
        break
      case 'FunctionDefinition':
        this.#function(node, scope)
        break
      case 'ClassDefinition':
        this.#class(node, scope)
        break
      case 'IfStatement':
      case 'WhileStatement':
      case 'MatchStatement':
      case 'TryStatement':
        this.#branches(node, scope)
        break
      case 'ForStatement':
        this.#for(node, scope)
        break
      case 'WithStatement':
        this.#with(node, scope)
        break
      case 'ReturnStatement':
        this.#return(node, scope)
        break
      case 'Body':
      case 'StatementGroup':
      case 'DecoratedStatement':
      case 'Script':
        this.run(node, scope)
        break
      default:
        for (const child of children(node)) if (!isToken(child)) this.evaluate(child, scope)
    }
  }

  #import(node: Node, scope: Scope): void {
    const parts = children(node)
    const start = parts.findIndex(({ name }) => name === 'import')
    if (parts[0]?.name !== 'from') {
      this.#importModules(node, parts.slice(1), scope)
      return
    }
    const module = parts.slice(1, start)
    const path = module.map((part) => this.text(part)).join('')
    const first = module[0]
    const last = module.at(-1)
    const own = ownPath(path)
    const removed = own === undefined ? undefined : this.library.removedModule(own)
    if (own !== undefined && removed !== undefined && first && last) {
      const name = parts.slice(start + 1).find((part) => part.name === 'VariableName')
      this.observer.onImport({
        statement: node,
        node: first,
        module: own,
        ...(name ? { name: this.text(name) } : {}),
        isRemoved: true,
      })
    }
    for (let i = start + 1; i < parts.length; i++) {
      const part = parts[i]
      if (part?.name !== 'VariableName' || parts[i - 1]?.name === 'as') continue
      const name = this.text(part)
      const alias = parts[i + 1]?.name === 'as' ? parts[i + 2] : part
      if (own !== undefined && removed === undefined) {
        const isRemoved = this.library.isRemoved(own, name) || this.library.removedModule(join(own, name)) !== undefined
        this.observer.onImport({ statement: node, node: part, module: own, name, isRemoved })
      }
      if (alias) scope.set(this.text(alias), own === undefined ? OTHER : this.nameIn(own, name))
    }
  }

  #importModules(node: Node, parts: Node[], scope: Scope): void {
    let path = ''
    let start: Node | undefined
    for (let i = 0; i <= parts.length; i++) {
      const part = parts[i]
      if (part && part.name !== ',' && part.name !== 'as') {
        start ??= part
        path += this.text(part)
        continue
      }
      const own = ownPath(path)
      if (own !== undefined && start && this.library.removedModule(own) !== undefined)
        this.observer.onImport({ statement: node, node: start, module: own, isRemoved: true })
      const alias = part?.name === 'as' ? parts[++i] : undefined
      if (alias) i++
      const name = alias ? this.text(alias) : path.split('.')[0]
      if (name) scope.set(name, own === undefined ? OTHER : { kind: 'module', path: alias ? own : '' })
      path = ''
      start = undefined
    }
  }

  /** The value of a name in a module of the library. */
  nameIn(module: string, name: string): Value {
    const returns = CLASSES_OF_FUNCTIONS[name]
    if (returns !== undefined) return { kind: 'function', name, returns: objectOf(returns), removed: [] }
    if (/^[A-Z]/.test(name)) {
      const fluent = module.includes('fluent') ? `${name}~2` : name
      return { kind: 'class', key: this.library.hasClass(fluent) ? fluent : name }
    }
    return { kind: 'module', path: join(module, name) }
  }

  #assign(node: Node, scope: Scope): void {
    const parts = children(node)
    const operators = parts.flatMap(({ name }, i) => (name === 'AssignOp' ? [i] : []))
    const last = operators.at(-1)
    const type = parts.find(({ name }) => name === 'TypeDef')
    const declared = type ? this.#typeIn(type, scope) : undefined
    if (last === undefined) {
      if (parts[0]) this.#bind(parts[0], declared, scope)
      return
    }
    const values = parts
      .slice(last + 1)
      .filter((part) => !isToken(part))
      .map((part) => this.evaluate(part, scope))
    const value = values.length === 1 ? (values[0] ?? declared) : OTHER
    let targets: Node[] = []
    for (const part of parts.slice(0, last + 1)) {
      if (part.name !== 'AssignOp') {
        if (!isToken(part) && part.name !== 'TypeDef') targets.push(part)
        continue
      }
      const [only, ...more] = targets
      if (only && more.length === 0) this.#bind(only, value, scope)
      else for (const [i, target] of targets.entries()) this.#bind(target, values.length > 1 ? values[i] : undefined, scope)
      targets = []
    }
  }

  #bind(target: Node, value: Value, scope: Scope): void {
    if (target.name === 'VariableName') {
      this.names.add(this.text(target))
      scope.set(this.text(target), value)
    } else if (target.name === 'MemberExpression') {
      const object = target.firstChild
      const property = target.lastChild
      const owner = object ? this.evaluate(object, scope) : undefined
      if (owner?.kind === 'object' && owner.definition && property?.name === 'PropertyName')
        owner.definition.attributes.set(this.text(property), value)
      else if (object && property?.name === 'PropertyName')
        this.observer.onAttribute({ node: target, property, receiver: object, value: owner, name: this.text(property) })
    } else for (const child of children(target)) if (!isToken(child)) this.#bind(child, undefined, scope)
  }

  #typeIn(node: Node, scope: Scope): Value {
    const [expression] = children(node).filter((child) => !isToken(child))
    const value = expression ? this.evaluate(expression, scope) : undefined
    if (value?.kind === 'class') return objectOf(value.key)
    return value?.kind === 'localClass' ? instanceOf(value.definition) : undefined
  }

  #function(node: Node, scope: Scope): void {
    const parts = children(node)
    const name = parts.find((part) => part.name === 'VariableName')
    const list = parts.find((part) => part.name === 'ParamList')
    const body = parts.find((part) => part.name === 'Body')
    const definition = this.#functions.get(node.from) ?? {
      returns: undefined,
      hasReturned: false,
      passed: new Map(),
      parameters: [],
    }
    this.#functions.set(node.from, definition)
    definition.hasReturned = false
    const inner = new Scope(scope, definition)
    definition.parameters = this.#parameters(list, inner, definition)
    if (name) scope.set(this.text(name), { kind: 'local', definition })
    if (body) this.run(body, inner)
    if (!definition.hasReturned) definition.returns = OTHER
  }

  #parameters(list: Node | undefined, scope: Scope, definition?: LocalFunction): string[] {
    const names: string[] = []
    const parts = list ? children(list) : []
    parts.forEach((part, i) => {
      if (part.name === 'TypeDef') {
        const name = names.at(-1)
        const type = this.#typeIn(part, scope)
        if (name && type) scope.set(name, type)
      } else if (part.name === 'VariableName' && parts[i - 1]?.name !== 'AssignOp') {
        const name = this.text(part)
        names.push(name)
        scope.set(name, definition?.passed.get(name))
      } else if (!isToken(part)) this.evaluate(part, scope)
    })
    return names
  }

  #class(node: Node, scope: Scope): void {
    const parts = children(node)
    const name = parts.find((part) => part.name === 'VariableName')
    const body = parts.find((part) => part.name === 'Body')
    const list = parts.find((part) => part.name === 'ArgList') ?? null
    const bases = readArguments(list, this.code).filter((arg) => arg.name === undefined && !arg.star)
    const values = bases.map(({ value }) => this.evaluate(value, scope))
    const base = values.flatMap((value) => {
      if (value?.kind === 'class') return [value.key]
      return value?.kind === 'localClass' ? (value.definition.base ?? []) : []
    })[0]
    const known = this.#classes.get(node.from)
    const definition: LocalClass = known ?? { base, isKnown: values.every((value) => value !== undefined), attributes: new Map() }
    this.#classes.set(node.from, definition)
    if (!name || !body) return
    scope.set(this.text(name), { kind: 'localClass', definition })
    if (base !== undefined) this.observer.onClass({ node, name: this.text(name), base, body })
    const inner = new Scope(scope)
    for (const entry of children(body)) {
      const method = entry.name === 'DecoratedStatement' ? entry.lastChild : entry
      if (method?.name === 'FunctionDefinition') this.#method(method, inner, definition)
      else if (!isToken(entry)) this.statement(entry, inner)
    }
    for (const [key, value] of inner.variables) if (!definition.attributes.has(key)) definition.attributes.set(key, value)
  }

  #method(node: Node, scope: Scope, definition: LocalClass): void {
    const list = children(node).find((part) => part.name === 'ParamList')
    const self = list && children(list).find((part) => part.name === 'VariableName')
    const known = this.#functions.get(node.from) ?? { returns: undefined, hasReturned: false, passed: new Map(), parameters: [] }
    this.#functions.set(node.from, known)
    if (self) known.passed.set(this.text(self), instanceOf(definition))
    this.#function(node, scope)
  }

  /** Runs each branch on the variables before the statement. Afterward, variables have what all branches have in common. */
  #branches(node: Node, scope: Scope): void {
    const parts = children(node)
    const guarded = isGuard(node, this.code)
    const before = new Map(scope.variables)
    const ends: Map<string, Value>[] = []
    for (const part of parts) {
      if (part.name === 'Body') {
        scope.variables.clear()
        for (const [name, value] of before) scope.variables.set(name, value)
        if (guarded) this.guards++
        this.run(part, scope)
        if (guarded) this.guards--
        ends.push(new Map(scope.variables))
      } else if (!isToken(part)) this.evaluate(part, scope)
    }
    const isComplete = node.name === 'IfStatement' ? parts.some(({ name }) => name === 'else') : node.name === 'TryStatement'
    if (!isComplete) ends.push(before)
    for (const name of new Set(ends.flatMap((end) => [...end.keys()]))) {
      const values = ends.filter((end) => end.has(name)).map((end) => end.get(name))
      scope.variables.set(name, values.reduce(either))
    }
  }

  #for(node: Node, scope: Scope): void {
    const parts = children(node)
    const at = parts.findIndex(({ name }) => name === 'in')
    const end = parts.findIndex(({ name }, i) => i > at && name === 'Body')
    const source = parts.slice(at + 1, end).filter((part) => !isToken(part))
    const values = source.map((part) => this.evaluate(part, scope))
    const targets = parts.slice(1, at).filter((part) => !isToken(part))
    const [value] = values
    const item = values.length === 1 ? itemOf(value) : undefined
    for (const target of targets) this.#bind(target, targets.length === 1 ? item : undefined, scope)
    for (const part of parts.slice(end)) if (part.name === 'Body') this.run(part, scope)
  }

  #with(node: Node, scope: Scope): void {
    let value: Value
    const parts = children(node)
    parts.forEach((part, i) => {
      if (part.name === 'Body') this.run(part, scope)
      else if (parts[i - 1]?.name === 'as') this.#bind(part, value?.kind === 'object' ? value : undefined, scope)
      else if (!isToken(part)) value = this.evaluate(part, scope)
    })
  }

  #return(node: Node, scope: Scope): void {
    const values = children(node)
      .filter((part) => !isToken(part))
      .map((part) => this.evaluate(part, scope))
    let owner: Scope | undefined = scope
    while (owner && !owner.definition) owner = owner.parent
    const definition = owner?.definition
    if (!definition) return
    const value = values.length === 1 ? values[0] : OTHER
    definition.returns = definition.hasReturned ? either(definition.returns, value) : value
    definition.hasReturned = true
  }

  evaluate(node: Node, scope: Scope): Value {
    switch (node.name) {
      case 'VariableName': {
        const value = scope.get(this.text(node)) ?? (BUILT_IN.has(this.text(node)) ? OTHER : undefined)
        this.values.set(node.from, value)
        return value
      }
      case 'MemberExpression':
        return this.#member(node, scope)
      case 'CallExpression':
        return this.#call(node, scope)
      case 'ParenthesizedExpression':
      case 'AwaitExpression':
        return this.#all(node, scope)[0]
      case 'NamedExpression': {
        const [value] = this.#all(node, scope).slice(-1)
        if (node.firstChild) this.#bind(node.firstChild, value, scope)
        return value
      }
      case 'ConditionalExpression': {
        const [first, , third] = this.#all(node, scope)
        return either(first, third)
      }
      case 'DictionaryExpression':
        this.#all(node, scope)
        this.observer.onDictionary(node)
        return { kind: 'dict', node }
      case 'ArrayExpression':
      case 'TupleExpression':
      case 'SetExpression': {
        const values = this.#all(node, scope)
        return { kind: 'list', of: values.length > 0 ? values.reduce(either) : OTHER }
      }
      case 'String': {
        const text = stringValue(node, this.code)
        return text === undefined ? OTHER : { kind: 'text', text }
      }
      case 'LambdaExpression': {
        const inner = new Scope(scope)
        for (const part of children(node))
          if (part.name === 'ParamList') this.#parameters(part, inner)
          else if (!isToken(part)) this.evaluate(part, inner)
        return OTHER
      }
      case 'BinaryExpression': {
        const [first, second] = this.#all(node, scope)
        return children(node).some(({ name }) => name === 'or' || name === 'and') ? either(first, second) : OTHER
      }
      default:
        if (node.name.includes('Comprehension')) return this.#comprehension(node, scope)
        this.#all(node, scope)
        return OTHER
    }
  }

  #all(node: Node, scope: Scope): Value[] {
    return children(node)
      .filter((part) => !isToken(part))
      .map((part) => this.evaluate(part, scope))
  }

  #comprehension(node: Node, scope: Scope): Value {
    const inner = new Scope(scope)
    const parts = children(node)
    const first = parts.findIndex(({ name }) => name === 'for')
    for (let i = first; i < parts.length; i++) {
      if (parts[i]?.name !== 'for') continue
      const at = parts.findIndex(({ name }, j) => j > i && name === 'in')
      const source = parts[at + 1]
      const value = source ? this.evaluate(source, inner) : undefined
      const targets = parts.slice(i + 1, at).filter((part) => !isToken(part))
      for (const target of targets) this.#bind(target, targets.length === 1 ? itemOf(value) : undefined, inner)
    }
    parts.forEach((part, i) => {
      if (parts[i - 1]?.name === 'if') this.evaluate(part, inner)
    })
    const values = parts
      .slice(0, first)
      .filter((part) => !isToken(part))
      .map((part) => this.evaluate(part, inner))
    return node.name.startsWith('Dict') ? OTHER : { kind: 'list', of: values[0] }
  }

  #member(node: Node, scope: Scope): Value {
    const [receiver, ...rest] = children(node)
    if (!receiver) return undefined
    const value = this.evaluate(receiver, scope)
    const property = rest.find(({ name }) => name === 'PropertyName')
    if (!property) {
      const indexes = rest.filter((part) => !isToken(part))
      for (const index of indexes) this.evaluate(index, scope)
      return this.observer.onSubscript({ node, receiver, value, index: indexes[0] })
    }
    const name = this.text(property)
    this.observer.onAttribute({ node, property, receiver, value, name })
    return this.attribute(value, name)
  }

  attribute(value: Value, name: string): Value {
    if (value === undefined) return undefined
    switch (value.kind) {
      case 'module':
        return this.nameIn(value.path, name)
      case 'class':
      case 'object': {
        const own = value.kind === 'object' ? value.definition?.attributes : undefined
        if (own?.has(name)) return own.get(name)
        const member = value.key === undefined ? undefined : this.library.member(value.key, name)
        const type: Value = member?.type === undefined ? undefined : objectOf(member.type)
        const returns: Value = type && member?.isList ? { kind: 'list', of: type } : type
        const owner = value.key === undefined ? {} : { owner: member?.owner ?? value.key }
        return { kind: 'function', name, ...owner, self: value, returns, removed: member?.removed ?? [] }
      }
      case 'function':
        // Attributes of a property: its value has the type that calls of a method return.
        return this.attribute(value.returns, name)
      case 'localClass':
        return value.definition.attributes.get(name)
      case 'local':
        return undefined
      default:
        return OTHER
    }
  }

  #call(node: Node, scope: Scope): Value {
    const callee = node.firstChild
    if (!callee) return undefined
    const value = this.evaluate(callee, scope)
    const args = readArguments(children(node).find((part) => part.name === 'ArgList') ?? null, this.code)
    const values = args.map((arg) => this.evaluate(arg.value, scope))
    if (value?.kind === 'local') this.#pass(value.definition, args, values)
    if (callee.name === 'VariableName' && value?.kind === 'other') {
      const name = this.text(callee)
      if (SAME_ITEMS.has(name)) return listOf(values[0])
      if (ONE_ITEM.has(name)) return itemOf(values[0])
    }
    return this.observer.onCall({ node, callee, value, args, values })
  }

  #pass(definition: LocalFunction, args: readonly Argument[], values: readonly Value[]): void {
    const offset =
      definition.passed.has(definition.parameters[0] ?? '') && /^(self|cls)$/.test(definition.parameters[0] ?? '') ? 1 : 0
    args.forEach((arg, i) => {
      const name = arg.name ?? (arg.star ? undefined : definition.parameters[i + offset])
      if (name === undefined) return
      const known = definition.passed.get(name)
      definition.passed.set(name, definition.passed.has(name) ? either(known, values[i]) : values[i])
    })
  }
}

const ownPath = (path: string) =>
  path === PACKAGE ? '' : path.startsWith(`${PACKAGE}.`) ? path.slice(PACKAGE.length + 1) : undefined

/** Functions that return the items of their argument, or one of them. */
const SAME_ITEMS = new Set(['list', 'iter', 'sorted', 'reversed', 'tuple', 'set'])
const ONE_ITEM = new Set(['next', 'max', 'min', 'getattr'])

function listOf(value: Value): Value {
  const list = value?.kind === 'function' ? value.returns : value
  return list?.kind === 'list' || list?.kind === 'other' ? list : undefined
}

/** What a loop over a value yields. */
function itemOf(value: Value): Value {
  const list = value?.kind === 'function' ? value.returns : value
  if (list?.kind === 'list') return list.of
  return list?.kind === 'other' ? OTHER : undefined
}

const join = (module: string, name: string) => (module === '' ? name : `${module}.${name}`)

export const instanceOf = (definition: LocalClass): Value => ({
  kind: 'object',
  key: definition.base,
  definition,
  facts: new Map(),
})

/** Whether a statement tests the release, or catches the errors of code that doesn't work in it. */
function isGuard(node: Node, code: string): boolean {
  if (node.name === 'TryStatement')
    return /\bexcept[^\n]*\b(ImportError|ModuleNotFoundError|AttributeError|TypeError)\b/.test(code.slice(node.from, node.to))
  if (node.name !== 'IfStatement') return false
  const body = children(node).find(({ name }) => name === 'Body')
  return body !== undefined && /__version__|hasattr\(|\bversion\b/i.test(code.slice(node.from, body.from))
}

const BUILT_IN = new Set(
  'abs all any bool bytes dict dir enumerate filter float format frozenset getattr hasattr hash id input int isinstance iter len list map max min next object open print range repr reversed round set sorted str sum super tuple type vars zip Exception ValueError True False None __name__ __file__ spark dbutils display'.split(
    ' ',
  ),
)
