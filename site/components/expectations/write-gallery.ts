import { columnsOf, describeSources, kindOf } from './describe'
import type { Expectation } from './read-expectations'
import { ISSUES } from './texts'

const ABOUT: Record<(typeof ISSUES)[number], string> = {
  Completeness: 'Missing values.',
  Uniqueness: 'Duplicates and distinct values.',
  Validity: 'Sets, patterns, and formats.',
  Numeric: 'Ranges, order, and statistics.',
  Schema: 'Names, count, order, and types of columns.',
  Volume: 'Number of rows.',
  'Multi-source': 'Comparisons between two Data Sources.',
  SQL: 'Custom queries.',
}

/** The Markdown of the page that lists all Expectations, without its title. */
export function writeGallery(all: readonly Expectation[], known: readonly string[]): string {
  const groups = ISSUES.map((issue) => {
    const rows = all.filter((expectation) => expectation.issue === issue).map((expectation) => writeRow(expectation, known))
    return `<ExpectationGroup issue="${issue}" about="${ABOUT[issue]}">\n\n${rows.join('\n\n')}\n\n</ExpectationGroup>`
  })
  return `${[
    `Find the Expectation for a data quality issue, and check whether it supports your Data Source. The pages of all ${all.length} Expectations describe their arguments and contain examples that pass and examples that fail.`,
    `<ExpectationGallery total={${all.length}} sources={${JSON.stringify(known)}}>\n\n${groups.join('\n\n')}\n\n</ExpectationGallery>`,
    '## Data Sources',
    'The table lists the Data Sources that each Expectation supports according to its metadata in the library. Pandas and Spark include the files that they read, such as CSV and Parquet files. See the [compatibility reference](/help/compatibility_reference) for versions and packages.',
    '## Next steps',
    [
      '- [Create an Expectation](/core/define_expectations/create_an_expectation) and add it to an Expectation Suite.',
      '- [Test an Expectation](/core/define_expectations/test_an_expectation) with sample data, and read its result.',
      '- [Customize Expectations](/core/customize_expectations/) if none of the built-in ones meets your needs.',
    ].join('\n'),
  ].join('\n\n')}\n`
}

function writeRow(expectation: Expectation, known: readonly string[]): string {
  const props = [
    `name="${expectation.class}"`,
    `type="${expectation.type}"`,
    `evaluates="${expectation.text.evaluates ?? kindOf(expectation)}"`,
    `columns="${columnsOf(expectation)}"`,
    `sources={${JSON.stringify(expectation.data_sources)}}`,
    `support="${describeSources(expectation.data_sources, known)}"`,
  ]
  return `<ExpectationEntry ${props.join(' ')}>${expectation.text.summary}</ExpectationEntry>`
}
