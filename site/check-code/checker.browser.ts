import type { Certainty, Finding, Knowledge } from './model.browser'
import { type Call, type Interpreter, instanceOf, type Observer } from './python/interpreter.browser'
import type { Library } from './python/library.browser'
import { type Argument, children, type Node, readDictionary, stringValue } from './python/syntax.browser'
import { OTHER, objectOf, type Value } from './python/values.browser'
import { type Aliases, CallView } from './rules/call.browser'
import { describe } from './rules/describe.browser'
import { Edits } from './rules/edits.browser'
import { MEMBER_ROWS, NAME_ROWS, PARAMETER_ROWS, TELLING_MEMBERS, TELLING_PARAMETERS } from './rules/rows.browser'
import { Validators } from './rules/validators.browser'
import { WRITERS } from './rules/writers.browser'

/** Names that replace others without any other change. */
const RENAMED_MEMBERS: Readonly<Record<string, string>> = {
  sources: 'data_sources',
  validations_store: 'validation_results_store',
  validations_store_name: 'validation_results_store_name',
  'ExpectationSuite.expectation_suite_name': 'name',
  'ExpectationSuite.evaluation_parameters': 'suite_parameters',
  'ExpectationConfiguration.expectation_type': 'type',
}
/** Parameters that replace others. The key is the removed parameter, after the function if it has another meaning elsewhere. */
const RENAMED_PARAMETERS: Readonly<Record<string, string>> = {
  datasource_name: 'name',
  asset_name: 'name',
  store_name: 'name',
  store_config: 'config',
  'ExpectationSuite.expectation_suite_name': 'name',
  'ExpectationSuite.evaluation_parameters': 'suite_parameters',
  'validate.evaluation_parameters': 'expectation_parameters',
  ge_cloud_base_url: 'cloud_base_url',
  ge_cloud_access_token: 'cloud_access_token',
  ge_cloud_organization_id: 'cloud_organization_id',
}
/** Parameters that can be left out. */
const DROPPED = new Set([
  'include_config',
  'batching_regex',
  'dataframe',
  'auto',
  'profiler_config',
  'send_usage_event',
  'data_context',
])

/** Finds what has changed in the code that an interpreter follows. */
export class Checker implements Observer {
  readonly findings: Finding[] = []
  readonly edits: Edits
  readonly aliases: Aliases = { gx: 'gx', gxe: 'gxe', needed: new Set() }
  readonly #library: Library
  readonly #validators: Validators
  /** Nodes of names that are part of a call, by position: the call replaces them as a whole. */
  readonly #pending = new Map<number, { finding: Finding; owner: string; name: string }>()

  constructor(
    readonly code: string,
    readonly knowledge: Knowledge,
    library: Library,
    readonly interpreter: Interpreter,
  ) {
    this.#library = library
    this.edits = new Edits(code)
    this.#validators = new Validators(this.edits, this.aliases, interpreter.names)
  }

  onImport({ statement, node, module, name, isRemoved }: Parameters<Observer['onImport']>[0]): void {
    if (!isRemoved) return
    const parts = module.split('.')
    const modules = parts.map((_, i) => parts.slice(0, parts.length - i).join('.'))
    const row = [name ?? '', ...modules].map((key) => NAME_ROWS[key]).find((found) => found !== undefined)
    const old =
      name === undefined
        ? `import great_expectations.${module}`
        : `from great_expectations${module && `.${module}`} import ${name}`
    this.#add(node, 'certain', old, row)
    if (row === undefined || name === undefined) return
    const names = children(statement).filter((part) => part.name === 'VariableName')
    const isOnly =
      names.filter(({ from }) => from > (children(statement).find((part) => part.name === 'import')?.from ?? 0)).length === 1
    if (!isOnly) return
    const replacement = IMPORTS[row]?.(name)
    if (replacement === undefined) return
    if (replacement === GXE) this.aliases.needed.add('gxe')
    const line = replacement === GXE ? '' : replacement
    this.edits.add({ from: statement.from, to: statement.to, text: line })
  }

  onAttribute({ node, property, receiver, value, name }: Parameters<Observer['onAttribute']>[0]): void {
    const object = value?.kind === 'function' ? value.returns : value
    if (object === undefined) {
      const isType = name === 'expectation_type' && this.#text(receiver).endsWith('expectation_config')
      if (!TELLING_MEMBERS.has(name) && !isExpectation(name, this.#library) && !isType) return
      const row = isExpectation(name, this.#library) ? 'expectation-methods' : MEMBER_ROWS[name]
      this.#add(property, 'possible', `${this.#text(receiver)}.${name}`, row)
      return
    }
    if (object.kind === 'module') {
      this.#nameInModule(node, property, object.path, name)
      return
    }
    if (object.kind !== 'object' && object.kind !== 'class') return
    const key = object.key
    if (key === undefined || (object.kind === 'object' && object.definition?.attributes.has(name))) return
    if (this.#library.isA(key, 'Validator') && name.startsWith('expect_')) {
      this.#expectation(property, key, name, receiver)
      return
    }
    if (this.#library.isA(key, 'Batch') && isExpectation(name, this.#library)) {
      this.#add(property, 'certain', `${this.#text(receiver)}.${name}()`, 'validator')
      return
    }
    const member = this.#library.member(key, name)
    if (!member || member.state === 'public' || member.state === 'new') return
    const owner = member.owner.split('~')[0] ?? ''
    const row = this.#rowOfMember(key, name)
    const isBroken = name === 'save_expectation_suite'
    const finding = this.#add(
      property,
      member.state === 'gone' || isBroken ? 'certain' : 'works',
      `${this.#text(receiver)}.${name}`,
      row,
      owner === 'DatasourceDict' ? 'AbstractDataContext' : owner,
    )
    this.#pending.set(node.from * 1e7 + node.to, { finding, owner, name })
    const renamed = this.#byLineage(RENAMED_MEMBERS, key, name)
    if (renamed !== undefined) this.edits.add({ from: property.from, to: property.to, text: renamed })
    else if (name === 'batch_request_options')
      this.edits.add({ from: property.from, to: property.to, text: 'get_batch_parameters_keys()' })
  }

  #nameInModule(node: Node, property: Node, module: string, name: string): void {
    const path = module === '' ? name : `${module}.${name}`
    const removed = this.#library.removedModule(path)
    if (removed === undefined && !this.#library.isRemoved(module, name)) return
    if (removed !== undefined && removed !== path) return
    const row = NAME_ROWS[name] ?? NAME_ROWS[path]
    const finding = this.#add(property, 'certain', this.#text(node), row)
    this.#pending.set(node.from * 1e7 + node.to, { finding, owner: '', name })
  }

  #expectation(property: Node, key: string, name: string, receiver: Node): void {
    // A Batch of the new release is a Validator in the old one, without these methods in the new one.
    const isBatch = this.#library.member(key, 'expectation_suite')?.state === 'gone'
    this.#add(property, isBatch ? 'certain' : 'works', `${this.#text(receiver)}.${name}()`, 'expectation-methods')
  }

  onSubscript({ node, receiver, value, index }: Parameters<Observer['onSubscript']>[0]): Value {
    const object = value?.kind === 'function' ? value.returns : value
    const key = stringValue(index ?? null, this.code)
    if (key === 'validation_result' && object === undefined) this.#add(node, 'possible', '["validation_result"]', 'list-results')
    if (key === 'expectation_suite_name' && this.#text(receiver).endsWith('.meta')) {
      const owner = value?.kind === 'function' && value.self?.kind === 'object' ? value.self.key : undefined
      const isResult = owner !== undefined && this.#library.isA(owner, 'ExpectationSuiteValidationResult')
      this.#add(node, isResult ? 'certain' : 'possible', this.#text(node), 'result-suite-name')
    }
    if (object?.kind === 'list') return object.of
    if (object?.kind !== 'object' || object.key === undefined) return object === undefined ? undefined : OTHER
    if (this.#library.isA(object.key, 'CheckpointResult')) {
      this.#add(node, 'certain', this.#text(node), 'result-as-json')
      if (key === 'success' || key === 'run_id') this.edits.add({ from: receiver.to, to: node.to, text: `.${key}` })
      return undefined
    }
    if (this.#library.isA(object.key, 'DatasourceDict')) {
      const parent = receiver.firstChild
      if (parent && index)
        this.edits.add({ from: parent.to, to: node.to, text: `.data_sources.get(${this.edits.apply(index.from, index.to)})` })
      return objectOf('Datasource~2')
    }
    return undefined
  }

  onCall(call: Call): Value {
    const { value, node, callee } = call
    const view = new CallView(call, this.edits, this.#library, this.aliases, (one) => this.interpreter.values.get(one.from))
    if (value === undefined) {
      this.#unknownCall(call)
      return undefined
    }
    if (value.kind === 'local') return value.definition.returns
    if (value.kind === 'localClass') return instanceOf(value.definition)
    if (value.kind === 'other' || value.kind === 'dict' || value.kind === 'list' || value.kind === 'text') return OTHER
    if (value.kind === 'module' || value.kind === 'object') return undefined
    const { owner, name, removed } = calleeOf(value, this.#library)
    const before = this.findings.length
    const parameters = call.args.filter((arg) => this.#isRemoved(arg, owner, name, removed))
    for (const arg of parameters) this.#parameter(arg, owner, name)
    this.#specialCalls(view, owner, name)
    const hasChanged = this.findings.length > before || this.#pending.has(callee.from * 1e7 + callee.to)
    const result = value.kind === 'class' ? objectOf(value.key) : cloned(value.returns)
    const written = this.#write(view, owner, name, hasChanged)
    if (written !== undefined) this.edits.add({ from: node.from, to: node.to, text: written })
    else this.#rewriteParameters(call, parameters, owner, name)
    if (result?.kind === 'object') {
      for (const [key, text] of view.result) result.facts.set(key, text)
      this.#remember(view, result, name, written)
    }
    return this.#validators.call(view, owner, name, result) ?? result
  }

  #isRemoved(arg: Argument, owner: string, name: string, removed: readonly string[]): boolean {
    if (arg.name === undefined) return false
    if (name === 'get_context') return arg.name.startsWith('ge_cloud_')
    if (removed.includes(arg.name)) return true
    if (arg.name === 'order_by' && /^add_\w+_asset$/.test(name)) return true
    if (arg.name === 'class_name' && /^(add|add_or_update|update)_datasource$/.test(name)) return true
    if (arg.name === 'data_connector_name' && /^(Runtime)?BatchRequest/.test(name)) return true
    if (arg.name === 'options' && name === 'build_batch_request') {
      const keys = [...(readDictionary(arg.value, this.code)?.keys() ?? [])]
      return keys.some((key) => key !== 'path' && key !== 'dataframe')
    }
    const expectation = this.#library.isA(owner, 'Validator') ? name : expectationOf(name, this.#library)
    if (expectation === undefined || !Object.hasOwn(this.#library.data.expectations, expectation)) return false
    return this.#library.data.expectations[expectation]?.[2].split(' ').includes(arg.name) === true
  }

  #parameter(arg: Argument, owner: string, name: string): void {
    if (arg.name === undefined) return
    const row =
      this.#byLineage(PARAMETER_ROWS, owner, arg.name) ?? PARAMETER_ROWS[`${name}.${arg.name}`] ?? PARAMETER_ROWS[arg.name]
    const range = { ...arg.value, from: arg.from, to: arg.from + arg.name.length }
    this.#add(range, 'certain', `${name}(${arg.name}=…)`, PARAMETER_ROWS[`${name}.${arg.name}`] ?? row, owner)
  }

  #rewriteParameters(call: Call, parameters: readonly Argument[], owner: string, name: string): void {
    for (const arg of parameters) {
      if (arg.name === undefined) continue
      const renamed = this.#byLineage(RENAMED_PARAMETERS, owner, arg.name) ?? RENAMED_PARAMETERS[`${name}.${arg.name}`]
      const i = call.args.indexOf(arg)
      if (renamed !== undefined) this.edits.add({ from: arg.from, to: arg.from + arg.name.length, text: renamed })
      else if (arg.name === 'ge_cloud_mode' && this.#text(arg.value) === 'True')
        this.edits.add({ from: arg.from, to: arg.to, text: 'mode="cloud"' })
      else if (arg.name === 'expectation_configuration')
        this.edits.add({ from: arg.from, to: arg.to, text: this.edits.apply(arg.value.from, arg.value.to) })
      else if (DROPPED.has(arg.name)) {
        const next = call.args[i + 1]
        const previous = call.args[i - 1]
        const from = next || !previous ? arg.from : previous.to
        this.edits.add({ from, to: next ? next.from : arg.to, text: '' })
      }
    }
  }

  #write(view: CallView, owner: string, name: string, hasChanged: boolean): string | undefined {
    if (!hasChanged && name !== 'build_batch_request' && name !== 'run') return undefined
    const key = [...this.#library.lineage(owner).map((one) => one.split('~')[0])].map((one) => `${one}.${name}`)
    const writer =
      key.map((one) => WRITERS[one]).find(Boolean) ??
      (view.call.value?.kind === 'class' ? WRITERS[owner.split('~')[0] ?? ''] : undefined)
    const text = writer?.(view)
    if (name === 'build_batch_request' && text !== undefined) view.result.set('definition', 'yes')
    // A call that works as it is, of an object that hasn't been changed.
    if (name === 'run' && !hasChanged && !view.instance?.facts.has('options')) return undefined
    return text
  }

  /** Remembers what later calls need to know about an object. */
  #remember(view: CallView, result: Extract<Value, { kind: 'object' }>, name: string, written: string | undefined): void {
    const regex = view.arg('batching_regex')
    if (regex !== undefined) {
      result.facts.set('regex', regex)
      const pattern = stringValue(view.node('batching_regex') ?? null, this.code)
      if (pattern !== undefined) result.facts.set('pattern', pattern)
    }
    const frame = view.arg('dataframe') ?? view.instance?.facts.get('dataframe')
    if (frame !== undefined && name === 'add_dataframe_asset') result.facts.set('dataframe', frame)
    if (name === 'build_batch_request' && written !== undefined) {
      const options = frame === undefined ? view.arg('options') : `{"dataframe": ${frame}}`
      if (options !== undefined) result.facts.set('options', options)
    }
    const known = view.value('batch_request')
    if (known?.kind === 'object' && /checkpoint/i.test(name)) {
      const options = known.facts.get('options')
      if (options !== undefined) result.facts.set('options', options)
    }
  }

  #specialCalls(view: CallView, owner: string, name: string): void {
    if (
      name === 'add_expectation' &&
      this.#library.isA(owner, 'ExpectationSuite') &&
      view.value('expectation_configuration', 0)?.kind === 'dict'
    ) {
      const node = view.node('expectation_configuration', 0)
      if (node) this.#add(node, 'certain', 'add_expectation({…})', 'edit-suite')
    }
    if (!name.startsWith('add_splitter_') || !view.instance) return
    const partition = { year: 'yearly', year_and_month: 'monthly', year_and_month_and_day: 'daily' }[
      name.slice('add_splitter_'.length)
    ]
    const column = view.arg('column_name', 0)
    view.instance.facts.set('partition', partition ?? name)
    if (partition === undefined || column === undefined) return
    view.instance.facts.set('column', column)
    if (view.statement) this.edits.add({ from: view.statement.from, to: view.statement.to, text: '' })
  }

  #unknownCall({ callee, args }: Call): void {
    for (const arg of args) {
      if (arg.name === undefined || !TELLING_PARAMETERS.has(arg.name)) continue
      const range = { ...arg.value, from: arg.from, to: arg.from + arg.name.length }
      const name = callee.lastChild ? this.#text(callee.lastChild) : this.#text(callee)
      this.#add(
        range,
        'possible',
        `${name}(${arg.name}=…)`,
        PARAMETER_ROWS[`${name}.${arg.name}`] ?? PARAMETER_ROWS[arg.name] ?? 'suite-name',
      )
    }
  }

  /** The configuration of a Data Source with Data Connectors, which is a dictionary that another call receives. */
  onDictionary(node: Node): void {
    const entries = readDictionary(node, this.code)
    const first = entries && [...entries.keys()].find((key) => key === 'data_connectors')
    if (first !== undefined) this.#add(node, 'certain', '{"data_connectors": …}', 'block-datasource')
  }

  onClass({ base, body }: Parameters<Observer['onClass']>[0]): void {
    const isExpectationClass = this.#library.isA(base, 'Expectation') || /Expectation$/.test(base)
    const isAction = /Action$/.test(base)
    for (const entry of children(body)) {
      const [target] = children(entry)
      if (isExpectationClass && entry.name === 'AssignStatement' && target && this.#text(target) === 'default_kwarg_values')
        this.#add(target, 'certain', 'default_kwarg_values', 'custom-fields')
      if (entry.name !== 'FunctionDefinition') continue
      const name = children(entry).find((part) => part.name === 'VariableName')
      const list = children(entry).find((part) => part.name === 'ParamList')
      const second = list && children(list).filter((part) => part.name === 'VariableName')[1]
      if (!name) continue
      if (isExpectationClass && this.#text(name) === '_validate' && second && this.#text(second) === 'configuration')
        this.#add(second, 'certain', '_validate(self, configuration, …)', 'custom-validate')
      if (isExpectationClass && this.#text(name) === 'validate_configuration')
        this.#add(name, 'certain', 'validate_configuration()', 'custom-fields')
      if (isAction && this.#text(name) === '_run') this.#add(name, 'certain', '_run()', 'custom-action')
    }
  }

  #rowOfMember(key: string, name: string): string | undefined {
    if (name.startsWith('add_splitter_')) return 'splitters'
    return this.#byLineage(MEMBER_ROWS, key, name)
  }

  #byLineage(rows: Readonly<Record<string, string>>, key: string, name: string): string | undefined {
    for (const owner of this.#library.lineage(key)) {
      const row = rows[`${owner.split('~')[0]}.${name}`]
      if (row !== undefined) return row
    }
    return rows[name]
  }

  #text(node: Node): string {
    return this.code.slice(node.from, node.to)
  }

  #add(range: { from: number; to: number }, certainty: Certainty, old: string, row: string | undefined, owner?: string): Finding {
    const { from, to } = range
    const known = this.findings.find((one) => one.from === from && one.to === to)
    const finding = describe(this.knowledge, {
      from,
      to,
      old: old.replaceAll(/\s+/g, ' '),
      certainty: certainty === 'certain' && this.interpreter.guards > 0 ? 'possible' : certainty,
      row,
      owner,
    })
    if (known) return Object.assign(known, finding)
    this.findings.push(finding)
    return finding
  }
}

const GXE = 'gxe'

/** Imports that replace others, by row. */
const IMPORTS: Readonly<Record<string, (name: string) => string>> = {
  'expectation-configuration': () => GXE,
  'checkpoint-result-import': (name) => `from great_expectations.checkpoint import ${name}`,
  'simple-checkpoint': () => 'from great_expectations import Checkpoint',
  'expectation-bases': (name) =>
    `from great_expectations.expectations.expectation import ${name === 'ColumnExpectation' ? 'ColumnAggregateExpectation as ColumnExpectation' : 'BatchExpectation as TableExpectation'}`,
  'render-parameter': () =>
    'from great_expectations.expectations.expectation import render_suite_parameter_string as render_evaluation_parameter_string',
}

const isExpectation = (name: string, library: Library) =>
  name.startsWith('expect_') && Object.hasOwn(library.data.expectations, name)

/** The type of the Expectation that a class of the new release defines. */
function expectationOf(name: string, { data }: Library): string | undefined {
  if (!name.startsWith('Expect')) return undefined
  return Object.keys(data.expectations).find((type) => data.expectations[type]?.[0] === name)
}

function calleeOf(value: Extract<Value, { kind: 'class' | 'function' }>, library: Library) {
  if (value.kind === 'class')
    return { owner: value.key, name: value.key.split('~')[0] ?? '', removed: library.removedParameters(value.key) }
  const self = value.self?.kind === 'function' ? value.self.returns : value.self
  const key = self?.kind === 'object' || self?.kind === 'class' ? self.key : undefined
  return { owner: key ?? value.owner ?? '', name: value.name, removed: value.removed }
}

/** The object that a call returns: another one each time. */
function cloned(value: Value): Value {
  return value?.kind === 'object' ? { ...value, facts: new Map(value.facts) } : value
}
