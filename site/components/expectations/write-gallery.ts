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
    `Find an Expectation for a data quality issue, and check whether it supports your Data Source. Each of the ${all.length} Expectations has a page that describes its arguments, with examples.`,
    `<ExpectationGallery total={${all.length}} sources={${JSON.stringify(known)}}>\n\n${groups.join('\n\n')}\n\n</ExpectationGallery>`,
    '## Data Sources',
    'The Data Sources listed for each Expectation come from its metadata in the library. In these lists, pandas and Spark include files in formats that they can read, such as CSV and Parquet. For versions and packages, see the [compatibility reference](/help/compatibility_reference).',
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
