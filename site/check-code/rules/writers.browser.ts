import { readArguments, readDictionary, readItems, stringValue } from '../python/syntax.browser'
import type { Value } from '../python/values.browser'
import { writeActions } from './actions.browser'
import { type CallView, writeCall } from './call.browser'

/** Returns the code that replaces a call, or `undefined` if it depends on something that isn't known. */
type Writer = (call: CallView) => string | undefined

/** Names of variables that the replacements of Validators add. */
export interface ValidatorNames {
  suite: string
  batch: string
}

const factsOf = (value: Value) => (value?.kind === 'object' ? value.facts : undefined)

const renamed =
  (path: string, name: string, position = 0): Writer =>
  (call) => {
    const arg = call.arg(name, position)
    return arg === undefined ? undefined : `${call.self}.${path}(${arg})`
  }

const newSuite =
  (method: string): Writer =>
  (call) => {
    const given = call.arg('expectation_suite')
    if (given !== undefined) return `${call.self}.suites.${method}(${given})`
    const name = call.arg('expectation_suite_name', 0)
    if (name === undefined || call.isOpen) return undefined
    const rest = call.others('expectation_suite_name', 'overwrite_existing', 'id')
    return `${call.self}.suites.${method}(${call.gx}.ExpectationSuite(${[`name=${name}`, ...rest].join(', ')}))`
  }

const savedSuite: Writer = (call) => {
  const suite = call.arg('expectation_suite', 0)
  return suite === undefined ? undefined : `${call.self}.suites.add_or_update(${suite})`
}

/** The arguments of an Expectation as keyword arguments. */
function expectationArguments(call: CallView, type: string): string[] | undefined {
  const [, positions = '', removed = ''] = call.library.data.expectations[type] ?? []
  const names = positions.split(' ')
  const dropped = removed.split(' ')
  const found: string[] = []
  for (const [i, arg] of call.call.args.entries()) {
    if (arg.star) {
      found.push(call.edits.apply(arg.from, arg.to))
      continue
    }
    const name = arg.name ?? names[i]
    if (name === undefined) return undefined
    if (!dropped.includes(name)) found.push(`${name}=${call.text(arg.value)}`)
  }
  return found
}

/** The object that replaces a call of an Expectation method. */
export function writeExpectation(call: CallView, type: string): string | undefined {
  const name = call.expectation(type)
  const args = name && expectationArguments(call, type)
  return args && writeCall(name, args, call.indent)
}

const configuration: Writer = (call) => {
  const type = stringValue(call.node('expectation_type', 0) ?? null, call.edits.code)
  const node = call.node('kwargs', 1)
  if (type === undefined || !node) return undefined
  const name = call.expectation(type)
  const entries = readDictionary(node, call.edits.code)
  const pairs = entries
    ? [...entries].map(([key, value]) => `${key}=${call.text(value)}`)
    : node.name === 'CallExpression' && node.firstChild && call.text(node.firstChild) === 'dict'
      ? readArguments(node.lastChild, call.edits.code).map(({ from, to }) => call.edits.apply(from, to))
      : undefined
  const meta = call.arg('meta')
  return name && pairs && writeCall(name, [...pairs, ...(meta === undefined ? [] : [`meta=${meta}`])], call.indent)
}

/** Groups of a date in a regular expression, with the method for files that are partitioned by it. */
const PARTITIONS: Readonly<Record<string, string>> = { day_month_year: 'daily', month_year: 'monthly', year: 'yearly' }

/** The file that a regular expression matches, if it doesn't match any other. */
const literalPath = (pattern: string) => (/^(?:[\w\s/-]|\\?\.)+$/.test(pattern) ? pattern.replaceAll('\\.', '.') : undefined)

/** The Batch Definition that replaces a Batch Request. */
const batchDefinition: Writer = (call) => {
  const { instance } = call
  const key = instance?.key
  if (!instance || key === undefined || call.isOpen) return undefined
  const add = `${call.self}.add_batch_definition`
  if (call.library.isA(key, 'DataFrameAsset')) return `${add}_whole_dataframe("all")`
  if (call.library.isA(key, '_SQLAsset')) {
    const column = instance.facts.get('column')
    const partition = instance.facts.get('partition')
    if (partition === undefined) return `${add}_whole_table("all")`
    return column === undefined ? undefined : `${add}_${partition}("${partition}", column=${column})`
  }
  const regex = instance.facts.get('regex')
  const pattern = instance.facts.get('pattern')
  if (regex !== undefined && pattern !== undefined) {
    const path = literalPath(pattern)
    if (path !== undefined) return `${add}_path("all", path="${path}")`
    const groups = [...pattern.matchAll(/\(\?P<(\w+)>/g)].map(([, name]) => name)
    const method = PARTITIONS[groups.sort().join('_')]
    return method && `${add}_${method}("${method}", regex=${regex})`
  }
  return call.library.isA(key, '_PandasDataAsset') && !instance.facts.has('regex') ? `${add}("all")` : undefined
}

/** A Validation Definition for a Batch Request and an Expectation Suite. */
function validationDefinition(
  call: CallView,
  context: string,
  name: string,
  request: Value,
  data: string | undefined,
  suite: string | undefined,
) {
  if (!factsOf(request)?.has('definition') || data === undefined || suite === undefined) return undefined
  const args = [`name=${name}`, `data=${data}`, `suite=${suite}`]
  const made = writeCall(`${call.gx}.ValidationDefinition`, args, `${call.indent}            `)
  return writeCall(`${context}.validation_definitions.add_or_update`, [made], `${call.indent}        `)
}

/** A Checkpoint with Validation Definitions for its Batch Requests and Expectation Suites. */
function checkpoint(call: CallView, context: string | undefined, method: string): string | undefined {
  const name = call.arg('name', 0)
  if (name === undefined || context === undefined || call.isOpen) return undefined
  const [definitions, requests] = definitionsOf(call, context, name)
  if (definitions.length === 0 || definitions.includes(undefined)) return undefined
  const given = call.node('action_list')
  const actions = given ? writeActions(given, call) : []
  if (actions === undefined || given?.name === 'VariableName') return undefined
  const list = `[\n${definitions.map((one) => `${call.indent}        ${one},\n`).join('')}${call.indent}    ]`
  const args = [`name=${name}`, `validation_definitions=${list}`]
  if (actions.length > 0) args.push(`actions=[${actions.join(', ')}]`)
  const made = `${call.gx}.Checkpoint(\n${args.map((arg) => `${call.indent}    ${arg},\n`).join('')}${call.indent})`
  if (requests.length === 1) for (const [key, text] of factsOf(requests[0]) ?? []) call.result.set(key, text)
  return `${context}.checkpoints.${method}(${made})`
}

function definitionsOf(call: CallView, context: string, name: string): [(string | undefined)[], Value[]] {
  const suiteOf = (text: string | undefined) => text && `${context}.suites.get(${text})`
  const validator = call.value('validator')
  if (validator) {
    const facts = factsOf(validator)
    const request: Value = { kind: 'object', key: undefined, facts: new Map([...(facts ?? []), ['definition', '']]) }
    return [[validationDefinition(call, context, name, request, facts?.get('request'), facts?.get('suite'))], [request]]
  }
  const request = call.value('batch_request')
  if (request) {
    const suite = suiteOf(call.arg('expectation_suite_name'))
    return [[validationDefinition(call, context, name, request, call.arg('batch_request'), suite)], [request]]
  }
  const items = readItems(call.node('validations')) ?? []
  const requests: Value[] = []
  const definitions = items.map((item, i) => {
    const entries = readDictionary(item, call.edits.code)
    const data = entries?.get('batch_request')
    const suite = entries?.get('expectation_suite_name')
    if (!data || !suite) return undefined
    const value = call.valueAt(data)
    requests.push(value)
    const title = items.length === 1 ? name : `f"{${name}} ${i + 1}"`
    return validationDefinition(call, context, title, value, call.text(data), suiteOf(call.text(suite)))
  })
  return [definitions, requests]
}

const run: Writer = (call) => {
  if (call.isOpen) return undefined
  const args: string[] = []
  const facts = call.instance?.facts
  const frame = call.value('batch_request')
  const parameters = factsOf(frame)?.get('options') ?? facts?.get('options')
  if (call.index('batch_request') >= 0 && parameters === undefined) return undefined
  if (parameters !== undefined) args.push(`batch_parameters=${parameters}`)
  const values = call.arg('evaluation_parameters')
  if (values !== undefined) args.push(`expectation_parameters=${values}`)
  const name = call.arg('run_name')
  if (name !== undefined) args.push(`run_id=${call.gx}.RunIdentifier(run_name=${name})`)
  const kept = call.others('batch_request', 'evaluation_parameters', 'run_name', 'checkpoint_name', 'name')
  if (kept.some((arg) => !/^run_id=/.test(arg))) return undefined
  return `${call.self}.run(${[...args, ...kept].join(', ')})`
}

const runByName: Writer = (call) => {
  const name = call.arg('checkpoint_name', 0)
  const rest = run(call)
  return name === undefined ? undefined : rest?.replace(`${call.self}.run(`, `${call.self}.checkpoints.get(${name}).run(`)
}

const contextOf = (call: CallView) => call.arg('data_context')

/** Writers by class and method, or by class for constructors. */
export const WRITERS: Readonly<Record<string, Writer>> = {
  'AbstractDataContext.add_expectation_suite': newSuite('add'),
  'AbstractDataContext.create_expectation_suite': newSuite('add'),
  'AbstractDataContext.add_or_update_expectation_suite': newSuite('add_or_update'),
  'AbstractDataContext.update_expectation_suite': savedSuite,
  'AbstractDataContext.save_expectation_suite': savedSuite,
  'AbstractDataContext.get_expectation_suite': renamed('suites.get', 'expectation_suite_name'),
  'AbstractDataContext.delete_expectation_suite': renamed('suites.delete', 'expectation_suite_name'),
  'AbstractDataContext.list_expectation_suite_names': ({ self }) => `[suite.name for suite in ${self}.suites.all()]`,
  'AbstractDataContext.list_expectation_suites': ({ self }) => `[suite.name for suite in ${self}.suites.all()]`,
  'AbstractDataContext.get_datasource': renamed('data_sources.get', 'datasource_name'),
  'AbstractDataContext.delete_datasource': renamed('data_sources.delete', 'datasource_name'),
  'AbstractDataContext.get_checkpoint': renamed('checkpoints.get', 'name'),
  'AbstractDataContext.delete_checkpoint': renamed('checkpoints.delete', 'name'),
  'AbstractDataContext.list_checkpoints': ({ self }) => `[checkpoint.name for checkpoint in ${self}.checkpoints.all()]`,
  'AbstractDataContext.run_checkpoint': runByName,
  'AbstractDataContext.add_checkpoint': (call) => addCheckpoint(call, 'add'),
  'AbstractDataContext.add_or_update_checkpoint': (call) => addCheckpoint(call, 'add_or_update'),
  'DataAsset.build_batch_request': batchDefinition,
  'BaseCheckpoint.run': run,
  'CheckpointResult.list_validation_results': ({ self }) => `list(${self}.run_results.values())`,
  'CheckpointResult.to_json_dict': ({ self }) => `${self}.describe_dict()`,
  'FileDataContext.create': (call) => {
    const folder = call.arg('project_root_dir', 0)
    return `${call.gx}.get_context(mode="file"${folder === undefined ? '' : `, project_root_dir=${folder}`})`
  },
  DataContext: (call) => {
    const folder = call.arg('context_root_dir', 0)
    return `${call.gx}.get_context(mode="file"${folder === undefined ? '' : `, context_root_dir=${folder}`})`
  },
  ExpectationConfiguration: configuration,
  Checkpoint: (call) => checkpoint(call, contextOf(call), 'add_or_update'),
  SimpleCheckpoint: (call) => checkpoint(call, contextOf(call), 'add_or_update'),
}

function addCheckpoint(call: CallView, method: string): string | undefined {
  const given = call.arg('checkpoint')
  return given === undefined ? checkpoint(call, call.self, method) : `${call.self}.checkpoints.${method}(${given})`
}
