import { type ApiParameter, inlineCode, signatureBlock } from 'docs-engine'
import type { ExpectationFacts, KINDS } from './facts'
import { pageOf } from './links'
import type { OlderExpectation } from './read-short-texts'

const TITLES: Record<keyof typeof KINDS, string> = {
  column_map: 'Values in a column',
  column_aggregate: 'Statistics and distinct values in a column',
  column_pair_map: 'Pairs of columns',
  multicolumn_map: 'Several columns',
  batch: 'Tables',
}

/** Arguments that all methods have. */
const COMMON = ['row_condition', 'condition_parser', 'auto', 'mostly'] as const

/** The Markdown of the page with all Expectations of an older version. */
export function writeList(all: readonly OlderExpectation[]): string {
  const groups = Object.entries(TITLES).flatMap(([kind, title]) => {
    const own = all.filter((expectation) => expectation.kind === kind)
    return [`## ${title}`, ...own.map(write)]
  })
  return `${[INTRO, COMMON_TABLE, ...groups].join('\n\n')}\n`
}

const INTRO =
  'Look up the arguments of an Expectation in GX <Value name="release_version" />. You can call an Expectation as a method of a Validator, or add it to an Expectation Suite by its type and arguments.'

const COMMON_TABLE = `## Common arguments

| Argument | Meaning |
| --- | --- |
| \`mostly\` | Minimum fraction of the values or rows that must be valid, from 0 to 1. |
| \`row_condition\` | Condition that rows must meet to be evaluated. |
| \`condition_parser\` | Syntax of the condition, for example \`"pandas"\`. |
| \`auto\` | If \`True\`, GX estimates the other arguments from the data. |
| \`result_format\` | How much detail the result contains. All methods accept this argument. |
| \`meta\` | Custom metadata, which GX stores with the Expectation. All methods accept this argument. |`

function write({ type, text, arguments: all, newer }: OlderExpectation): string {
  const rest = COMMON.filter((name) => all.some((argument) => argument.name === name))
  const order = [...all].sort((a, b) => rank(a.name) - rank(b.name))
  const common = rest.length === 0 ? '' : ` Common arguments: ${rest.map((name) => inlineCode(name)).join(', ')}.`
  const link = newer === undefined ? '' : `\n\nIn GX Core 1.x: [${inlineCode(newer)}](site:/docs${pageOf(type)})`
  const signature = signatureBlock({ name: type, parameters: order.filter(({ name }) => rank(name) === 0).map(parameterOf) })
  return `### ${type} {#${type}}\n\n${text}\n\n${signature}\n\n${common.trim()}${link}`
}

const rank = (name: string) => (COMMON as readonly string[]).indexOf(name) + 1

const parameterOf = ({ name, default: value }: ExpectationFacts['arguments'][number]): ApiParameter => ({
  name,
  ...(value === undefined ? {} : { default: value }),
})
