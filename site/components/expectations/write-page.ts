import { type ApiParameter, escapePageText, inlineCode, signatureBlock } from 'docs-engine'
import { describeSources, kindOf } from './describe'
import type { ArgumentFacts } from './facts'
import { classLink } from './links'
import type { Expectation, Expectations } from './read-expectations'

/** Data of a version that all its pages need. */
export interface PageContext extends Expectations {
  /** Sample data that the examples use: names of files in the folder `data` of the static files. */
  files: readonly string[]
  /** Data Sources that any Expectation supports. */
  known: readonly string[]
  sourceOf(file: string, line: number): string
}

/** The Markdown of the page of one Expectation, without its title and its description. */
export function writePage(expectation: Expectation, context: PageContext): string {
  const { text, file, line, path } = expectation
  const { shared, all } = context
  const isCommon = ({ name }: ArgumentFacts) => Object.hasOwn(shared.common, name) && !Object.hasOwn(text.arguments, name)
  const own = expectation.arguments.filter((argument) => !isCommon(argument))
  const order = Object.keys(shared.common)
  const common = expectation.arguments.filter(isCommon).sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  const about = (name: string) => text.arguments[name] ?? shared.arguments[name] ?? shared.common[name] ?? ''
  return blocks([
    `<ApiInfo path="from ${path} import ${expectation.class}" source="${context.sourceOf(file, line)}" />`,
    text.use,
    writeFacts(expectation, context.known),
    writeExamples(expectation, context.files),
    '## Arguments',
    writeClass(expectation.class, own, common),
    writeParameters(own, about),
    writeAtRunTime(own),
    common.length === 0 ? undefined : writeParameters(common, about, 'Common arguments'),
    writeResult(expectation, context),
    `## Null values\n\n${text.nulls}`,
    `## Performance\n\n${text.cost}`,
    text.notes.length === 0 ? undefined : `## Limitations and tips {#notes}\n\n${text.notes.join('\n\n')}`,
    writeRelated(expectation, all),
  ])
}

function writeFacts(expectation: Expectation, known: readonly string[]): string {
  const { issue, text, data_sources } = expectation
  const rows = [
    ['Data quality issue', `[${issue}](/reference/expectations/?issue=${encodeURIComponent(issue)})`],
    ['Evaluates', escapePageText(text.evaluates ?? kindOf(expectation))],
    ['Data Sources', escapePageText(describeSources(data_sources, known))],
  ]
  const cells = rows.map(([name, value]) => `<ExpectationFact name="${name}">${value}</ExpectationFact>`)
  return `<ExpectationFacts>\n\n${cells.join('\n\n')}\n\n</ExpectationFacts>`
}

function writeExamples({ type, text, unregistered }: Expectation, files: readonly string[]): string {
  const snippet = (region: string, output: boolean) =>
    `<Snippet name="reference/expectations/${type}.py#${region}"${output ? ' output' : ''} />`
  if (unregistered) return blocks(['## Example', writeFiles(files), snippet('setup', false), text.fails, snippet('error', true)])
  return blocks([
    '## Examples',
    writeFiles(files),
    snippet('setup', false),
    '### Example that passes {#passes}',
    text.passes,
    snippet('passes', true),
    '### Example that fails {#fails}',
    text.fails,
    snippet('fails', true),
  ])
}

function writeFiles(files: readonly string[]): string {
  const links = files.map((name) => `[${name}](static:/data/${name})`)
  const save = links.length === 0 ? '' : `Save ${new Intl.ListFormat('en').format(links)} in your working directory. `
  const batch = '[Batch](/core/define_expectations/retrieve_a_batch_of_test_data)'
  return `${save}Start with this code, which creates the ${batch} that the examples validate:`
}

/** The signature. Common arguments have no types in it, because the list below has them. */
function writeClass(name: string, own: readonly ArgumentFacts[], common: readonly ArgumentFacts[]): string {
  const parameter = ({ name, type, default: value }: ArgumentFacts): ApiParameter => ({
    name,
    kind: 'keyword_only',
    ...(type === undefined ? {} : { type }),
    ...(value === undefined ? {} : { default: value }),
  })
  const parameters = [...own.map(parameter), ...common.map(({ type, ...rest }) => parameter(rest))]
  return signatureBlock({ prefix: 'class', name, parameters })
}

function writeParameters(list: readonly ArgumentFacts[], about: (name: string) => string, title?: string): string {
  const rows = list.map(({ name, type, default: value }) => {
    const facts = [
      type === undefined ? undefined : inlineCode(type),
      value === undefined ? 'required' : `default ${inlineCode(value)}`,
    ]
    return writeRow(name, about(name), facts.filter((fact) => fact !== undefined).join(' · '))
  })
  return writeList(rows, title)
}

function writeAtRunTime(own: readonly ArgumentFacts[]): string | undefined {
  const names = own.filter(({ parameter }) => parameter).map(({ name }) => inlineCode(name))
  if (names.length === 0) return undefined
  const verb = names.length === 1 ? 'accepts' : 'accept'
  const value =
    '[parameters supplied at run time](/core/define_expectations/create_an_expectation#parameters-supplied-at-run-time)'
  return `${new Intl.ListFormat('en').format(names)} also ${verb} ${value}.`
}

function writeResult({ result, text }: Expectation, { shared }: PageContext): string | undefined {
  if (result.length === 0) return undefined
  const rows = result.map((name) => writeRow(name, text.result[name] ?? shared.result[name] ?? ''))
  const format = '[result format](/core/trigger_actions_based_on_results/choose_a_result_format/)'
  return `## Result\n\nWith \`SUMMARY\`, the default ${format} of \`batch.validate()\`, \`result.result\` contains ${rows.length === 1 ? 'this key' : 'these keys'}:\n\n${writeList(rows)}`
}

function writeRelated({ text }: Expectation, all: readonly Expectation[]): string | undefined {
  const items = text.related.flatMap(({ type, when }) => {
    const found = all.find((expectation) => expectation.type === type)
    return found ? [`- ${when.replace(/\.$/, '')}: ${classLink(found)}`] : []
  })
  return items.length === 0
    ? undefined
    : `## Similar Expectations\n\nUse another Expectation in these cases:\n\n${items.join('\n')}`
}

const writeRow = (name: string, about: string, facts = '') =>
  `<Parameter name="${name}">\n\n${facts === '' ? '' : `<ApiType>${facts}</ApiType>\n\n`}${about}\n\n</Parameter>`

const writeList = (rows: readonly string[], title?: string) =>
  `<Parameters${title === undefined ? '' : ` title="${title}"`}>\n\n${rows.join('\n\n')}\n\n</Parameters>`

const blocks = (parts: readonly (string | undefined)[]) => `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
