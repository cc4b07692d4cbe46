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

export interface GalleryContext {
  /** Data Sources that any Expectation supports. */
  known: readonly string[]
  /** What readers type if they need the Expectation of a type. The filter finds it by these questions. */
  askedFor(type: string): readonly string[]
}

/** Describes the Expectations for readers who compare products. */
const PUBLIC_GALLERY = 'https://greatexpectations.io/expectations'

/** The Markdown of the page that lists all Expectations, without its title. */
export function writeGallery(all: readonly Expectation[], context: GalleryContext): string {
  const { known } = context
  const issues = ISSUES.map((value) => ({ value, label: value, count: all.filter(({ issue }) => issue === value).length }))
  const groups = ISSUES.map((issue) => {
    const rows = all.filter((expectation) => expectation.issue === issue).map((expectation) => writeRow(expectation, context))
    return `<ExpectationGroup issue="${issue}" about="${ABOUT[issue]}">\n\n${rows.join('\n\n')}\n\n</ExpectationGroup>`
  })
  return `${[
    `<ExpectationGallery issues={${JSON.stringify(issues)}} sources={${JSON.stringify(known)}}>\n\n${groups.join('\n\n')}\n\n</ExpectationGallery>`,
    '## Data Sources',
    'The Data Sources listed for each Expectation come from its metadata in the library. In these lists, pandas and Spark include files in formats that they can read, such as CSV and Parquet. For versions and packages, see the [compatibility reference](/help/compatibility_reference).',
    '## Next steps',
    [
      '- [Create an Expectation](/core/define_expectations/create_an_expectation) and add it to an Expectation Suite.',
      '- [Test an Expectation](/core/define_expectations/test_an_expectation) with sample data, and read its result.',
      '- [Customize Expectations](/core/customize_expectations/) if none of the built-in ones meets your needs.',
      `- Browse the [public Expectations gallery](${PUBLIC_GALLERY}) on the website of Great Expectations.`,
    ].join('\n'),
  ].join('\n\n')}\n`
}

function writeRow(expectation: Expectation, { known, askedFor }: GalleryContext): string {
  const asked = askedFor(expectation.type)
  const props = [
    `name="${expectation.class}"`,
    `type="${expectation.type}"`,
    `evaluates="${expectation.text.evaluates ?? kindOf(expectation)}"`,
    `columns="${columnsOf(expectation)}"`,
    `sources={${JSON.stringify(expectation.data_sources)}}`,
    `support="${describeSources(expectation.data_sources, known)}"`,
    ...(asked.length === 0 ? [] : [`asked={${JSON.stringify(asked)}}`]),
  ]
  return `<ExpectationEntry ${props.join(' ')}>${statementOf(expectation.text.summary)}</ExpectationEntry>`
}

/** "Checks that a table has …" as "A table has …". */
const statementOf = (summary: string) => summary.replace(/^Checks that,? (.)/, (_, first: string) => first.toUpperCase())
