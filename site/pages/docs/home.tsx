import { CardLink, CodeBlock, type PageContext, type PageProps, parseJson } from 'docs-engine'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { GxCloudCard } from '../../components/GxCloudCard'
import { highlightedLines } from '../../components/highlighted-lines'
import { ResultSummary } from '../../components/ResultSummary'

export const page = {
  id: 'gx_welcome',
  title: 'Home',
  description:
    'Validate tables, files, and dataframes with Great Expectations. Get started with GX Core in Python or GX Cloud in the browser.',
  stylesheets: ['/styles/landing.css'],
}

const FiguresSchema = z.object({ success: z.boolean(), rows: z.number(), unexpected: z.number() })
const FIGURES = { codes: 'snippet-output', at: 'snippets/current/home.py', whole: 'The output of the snippet' } as const

/** The main areas of the docs. Areas without a page are omitted. */
const AREAS = [
  {
    id: 'core/introduction/introduction',
    icon: 'terminal',
    title: 'GX Core',
    text: 'The open source Python library. Keep Expectations in version control alongside your pipeline code, and run them anywhere.',
  },
  {
    id: 'cloud/gx_cloud_lp',
    icon: 'cloud',
    title: 'GX Cloud',
    text: 'The managed service. Connect to data, add Expectations, and set up schedules and alerts in the browser.',
  },
  {
    id: 'reference/index',
    icon: 'code',
    title: 'API reference',
    text: 'Public classes, methods, and functions in GX Core, with types, defaults, and examples.',
  },
  {
    id: 'reference/learn/reference_overview',
    icon: 'book',
    title: 'Learn',
    text: 'Tutorials, data quality use cases, and a glossary.',
  },
] as const

/** What readers want to check, with the words that find it in the gallery. */
const CHECKS = [
  { title: 'Missing values', words: 'null' },
  { title: 'Duplicates', words: 'duplicates' },
  { title: 'Allowed values', words: 'allowed values' },
  { title: 'Ranges', words: 'range' },
  { title: 'Formats, such as email', words: 'email' },
  { title: 'Outliers', words: 'outlier' },
  { title: 'Number of rows', words: 'row count' },
  { title: 'Columns and types', words: 'schema' },
  { title: 'Freshness', words: 'freshness' },
  { title: 'Your own SQL', words: 'sql query' },
] as const

/** What readers often come for, with the section that describes it, or an empty string for the whole page. Tasks without a page are omitted. */
const TASKS = [
  {
    id: 'core/trigger_actions_based_on_results/create_a_checkpoint_with_actions',
    section: 'available-actions',
    title: 'Send an alert when validation fails',
    text: 'Actions for Slack, email, Microsoft Teams, and other services',
  },
  {
    id: 'core/trigger_actions_based_on_results/choose_a_result_format/choose_a_result_format',
    section: 'identify-rows-by-key',
    title: 'Find failed rows',
    text: 'Result formats that return primary keys or complete rows',
  },
  {
    id: 'core/customize_expectations/use_sql_to_define_a_custom_expectation',
    section: 'create-the-expectation',
    title: 'Write a check in SQL',
    text: 'A custom Expectation with a query for unexpected rows',
  },
  {
    id: 'reference/learn/integrations/data_pipeline_tutorial',
    section: 'run-the-pipeline',
    title: 'Run GX in Airflow, Prefect, or Dagster',
    text: 'A pipeline that stops when validation fails',
  },
  {
    id: 'reference/learn/integrations/data_pipeline_tutorial',
    section: 'run-gx-in-ci',
    title: 'Run GX in CI',
    text: 'A GitHub Actions workflow for pull requests',
  },
  {
    id: 'reference/learn/integrations/dbt_tutorial',
    section: 'run-the-pipeline',
    title: 'Use GX with dbt',
    text: 'Validate sources before dbt runs, and models afterward',
  },
  {
    id: 'core/customize_expectations/expectation_conditions',
    section: 'create-a-conditional-expectation',
    title: 'Validate only some rows',
    text: 'Conditions for rows in pandas, SQL, and Spark',
  },
  {
    id: 'core/check_code',
    section: '',
    title: 'Upgrade 0.18 code',
    text: 'Paste a script and see line by line what to change for 1.x',
  },
  {
    id: 'reference/learn/migration_guide',
    version: '0.18',
    section: 'what-changed',
    title: 'Migrate from 0.18 to 1.x',
    text: 'What changed, old and new names, and error messages',
  },
] as const

const SQL = 'core/connect_to_data/sql_data/sql_data'
const FILES = 'core/connect_to_data/filesystem_data/filesystem_data'
const DATAFRAMES = 'core/connect_to_data/dataframes/dataframes'

/** The section of each page with the tabs. */
const SECTIONS = { [SQL]: 'create-the-data-source', [FILES]: 'create-the-data-source', [DATAFRAMES]: 'connect-to-the-dataframe' }

/**
 * Where data can be stored, with the page about connecting to it, the query parameter that selects the tab there, and the mark in
 * `img/data-sources.svg`.
 */
const PLACES = [
  { title: 'pandas', id: DATAFRAMES, mark: 'pandas', tab: 'execution_engine=pandas' },
  { title: 'Spark', id: DATAFRAMES, mark: 'apachespark', tab: 'execution_engine=spark' },
  { title: 'PostgreSQL', id: SQL, mark: 'postgresql', tab: 'dialect=postgresql' },
  { title: 'Snowflake', id: SQL, mark: 'snowflake', tab: 'dialect=snowflake' },
  { title: 'Databricks SQL', id: SQL, mark: 'databricks', tab: 'dialect=databricks' },
  { title: 'BigQuery', id: SQL, mark: 'googlebigquery', tab: 'dialect=bigquery' },
  { title: 'Redshift', id: SQL, mark: 'database', tab: 'dialect=redshift' },
  { title: 'SQLite', id: SQL, mark: 'sqlite', tab: 'dialect=sqlite' },
  { title: 'Other databases', id: SQL, mark: 'database', tab: 'dialect=other' },
  { title: 'Amazon S3', id: FILES, mark: 'files', tab: 'data_location=s3' },
  { title: 'Azure Blob Storage', id: FILES, mark: 'files', tab: 'data_location=abs' },
  { title: 'Google Cloud Storage', id: FILES, mark: 'googlecloudstorage', tab: 'data_location=gcs' },
  { title: 'Local files', id: FILES, mark: 'files', tab: 'data_location=filesystem' },
] as const

/** Links to other pages, the code of the snippet, and its result. */
export function load({ config, doc, href, asset, highlight, snippet }: PageContext) {
  const check = snippet('home.py#check')
  const areas = AREAS.flatMap(({ id, icon, title, text }) => {
    const target = doc(id)
    return target ? [{ href: href(target.route), icon, title, text }] : []
  })
  const gallery = doc('reference/expectations/index')
  const checks = CHECKS.flatMap(({ title, words }) =>
    gallery ? [{ href: `${href(gallery.route)}?q=${encodeURIComponent(words)}`, title }] : [],
  )
  const marks = asset('/img/data-sources.svg')
  const places = PLACES.flatMap(({ id, title, mark, tab }) => {
    const target = doc(id)
    return target ? [{ href: `${href(target.route)}?${tab}#${SECTIONS[id]}`, title, mark: `${marks}#${mark}` }] : []
  })
  const tasks = TASKS.flatMap(({ id, section, title, text, ...task }) => {
    const target = 'version' in task ? doc(id, task.version) : doc(id)
    return target ? [{ href: `${href(target.route)}${section && `#${section}`}`, title, text }] : []
  })
  const latest = config.versions.find((version) => version.isLast)
  return {
    tagline: config.tagline,
    install: `pip install "great_expectations==${latest?.values.release_version}" "${latest?.values.pandas}"`,
    areas,
    checks,
    gallery: gallery && href(gallery.route),
    places,
    tasks,
    code: {
      html: highlightedLines(highlight(check.code, check.language), check.code, snippet('home.py#expectation').code),
      language: check.language,
      copy: check.code,
      tested: check.tested ? latest?.label : undefined,
    },
    figures: parseJson(FiguresSchema, snippet('home.py#result').output ?? '', FIGURES),
  }
}

/** The home page of the docs. */
export default function Home({
  tagline,
  install,
  areas,
  checks,
  gallery,
  places,
  tasks,
  code,
  figures,
}: PageProps<ReturnType<typeof load>>): ReactNode {
  const [core, cloud] = areas
  const { tested, ...view } = code
  return (
    <>
      <section className="hero">
        <div>
          <h1>{tagline}</h1>
          <p className="lead">
            Great Expectations (GX) validates tables, files, and dataframes against human-readable rules. Find bad data before it
            reaches reports and models.
          </p>
          <p className="actions">
            {core && (
              <a className="button button-primary" href={core.href}>
                Get started with {core.title}
              </a>
            )}
            {cloud && (
              <a className="button" href={cloud.href}>
                Explore {cloud.title}
              </a>
            )}
          </p>
          <p className="install" data-copy="">
            <code>{install}</code>
          </p>
        </div>
        <div className="hero-check">
          <CodeBlock {...view} title="check.py" {...(tested === undefined ? {} : { tested })} />
          <ResultSummary {...figures} />
        </div>
      </section>
      {gallery !== undefined && (
        <section className="band" aria-labelledby="checks">
          <h2 id="checks">What do you want to check?</h2>
          <form action={gallery} className="check-search">
            <input type="search" name="q" aria-labelledby="checks" placeholder="For example, primary key" autoComplete="off" />
            <button type="submit" className="button">
              Find Expectations
            </button>
          </form>
          <ul className="checks">
            {checks.map(({ title, ...link }) => (
              <li key={title}>
                <a {...link}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="band" aria-labelledby="get-started">
        <h2 id="get-started">Get started</h2>
        <p>Write Expectations in Python with GX Core, manage them in the browser with GX Cloud, or use both.</p>
        <div className="cards">
          {areas.map(({ text, ...area }) => (
            <CardLink key={area.href} {...area} description={text} />
          ))}
        </div>
      </section>
      <section className="band" aria-labelledby="tasks">
        <h2 id="tasks">Common tasks</h2>
        <p>Follow step-by-step instructions with examples.</p>
        <ul className="tasks">
          {tasks.map(({ title, text, ...link }) => (
            <li key={title}>
              <a {...link}>{title}</a>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="band" aria-labelledby="places">
        <h2 id="places">Connect to your data</h2>
        <p>Choose a database, file location, or dataframe library to see how to connect to your data with GX Core.</p>
        <ul className="places">
          {places.map(({ title, mark, ...link }) => (
            <li key={title}>
              <a {...link}>
                <svg aria-hidden="true">
                  <use href={mark} />
                </svg>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <GxCloudCard />
    </>
  )
}
