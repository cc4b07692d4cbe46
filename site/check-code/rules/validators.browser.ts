import type { Instance, Value } from '../python/values.browser'
import type { Aliases, CallView } from './call.browser'
import type { Edits } from './edits.browser'
import { writeExpectation } from './writers.browser'

/** Replaces Validators by a Batch and an Expectation Suite. */
export class Validators {
  constructor(
    readonly edits: Edits,
    readonly aliases: Aliases,
    /** Names that the code binds. */
    readonly names: ReadonlySet<string>,
  ) {}

  /** Changes a call that creates or uses a Validator. Returns what is known of the Validator. */
  call(view: CallView, owner: string, name: string, result: Value): Value {
    if (name === 'get_validator' && result?.kind === 'object') return this.#create(view, result)
    if (!view.library.isA(owner, 'Validator')) return undefined
    if (Object.hasOwn(view.library.data.expectations, name)) this.#expect(view, name)
    else if (name === 'save_expectation_suite') this.#save(view)
    return undefined
  }

  /** `validator = context.get_validator(…)` becomes two assignments. */
  #create(view: CallView, result: Instance): Value {
    const request = view.value('batch_request')
    const { assignment } = view
    const data = view.arg('batch_request')
    if (!assignment || request?.kind !== 'object' || !request.facts.has('definition') || data === undefined || view.isOpen)
      return result
    const context = view.self
    const given = view.arg('expectation_suite')
    const named = view.arg('expectation_suite_name')
    const created = view.arg('create_expectation_suite_with_name')
    const suiteValue =
      given ??
      (named === undefined
        ? created === undefined
          ? undefined
          : `${context}.suites.add(${view.gx}.ExpectationSuite(name=${created}))`
        : `${context}.suites.get(${named})`)
    if (suiteValue === undefined) return result
    const variable = this.edits.code.slice(assignment.target.from, assignment.target.to)
    const suite = this.#free('suite', variable)
    const batch = this.#free('batch', variable)
    const options = request.facts.get('options')
    const parameters = options === undefined ? '' : `batch_parameters=${options}`
    const lines = [`${suite} = ${suiteValue}`, `${batch} = ${data}.get_batch(${parameters})`]
    this.edits.add({ from: assignment.statement.from, to: assignment.statement.to, text: lines.join(`\n${view.indent}`) })
    result.facts.set('suite', suite)
    result.facts.set('batch', batch)
    result.facts.set('request', data)
    if (options !== undefined) result.facts.set('options', options)
    return result
  }

  /** A method call as a statement adds the Expectation to the Suite; where the result is used, the Batch is validated. */
  #expect(view: CallView, name: string): void {
    const facts = view.instance?.facts
    const suite = facts?.get('suite')
    const batch = facts?.get('batch')
    const { node } = view.call
    if (suite === undefined || batch === undefined) {
      // A Batch that `pandas_default.read_…()` returns.
      if (view.instance?.key !== undefined && view.library.member(view.instance.key, 'expectation_suite')?.state === 'gone') {
        const expectation = writeExpectation(view, name)
        if (expectation !== undefined)
          this.edits.add({ from: node.from, to: node.to, text: `${view.self}.validate(${expectation})` })
      }
      return
    }
    const expectation = writeExpectation(view, name)
    if (expectation === undefined) return
    const text = view.statement ? `${suite}.add_expectation(${expectation})` : `${batch}.validate(${expectation})`
    this.edits.add({ from: node.from, to: node.to, text })
  }

  /** Only a Suite with all of its Expectations is the same in both releases. */
  #save(view: CallView): void {
    const discard = view.arg('discard_failed_expectations', 0)
    const suite = view.instance?.facts.get('suite')
    if (discard === 'False' && suite !== undefined && view.statement)
      this.edits.add({ from: view.statement.from, to: view.statement.to, text: `${suite}.save()` })
  }

  /** A name that the code doesn't use. */
  #free(name: string, variable: string): string {
    return this.names.has(name) && name !== variable ? `${variable}_${name}` : name
  }
}
