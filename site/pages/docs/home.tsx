import { CardLink, CodeBlock, type PageLoadContext, type PageProps } from 'docs-engine'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { GxCloudCard } from '../../components/GxCloudCard'
import { highlightedLines } from '../../components/highlighted-lines'
import { Verdict } from '../../components/Verdict'

export const page = {
  id: 'gx_welcome',
  title: 'Home',
  description:
    'Check tables, files and dataframes with Great Expectations: start with GX Core in Python, or with GX Cloud in the browser.',
}

const FiguresSchema = z.object({ success: z.boolean(), rows: z.number(), unexpected: z.number() })

/** The ways into the docs; one whose page does not exist yet is left out. */
const WAYS = [
  {
    id: 'core/introduction/introduction',
    icon: 'terminal',
    title: 'GX Core',
    text: 'The open-source Python library. Write Expectations beside your pipeline, keep them in version control, run them anywhere.',
  },
  {
    id: 'cloud/gx_cloud_lp',
    icon: 'cloud',
    title: 'GX Cloud',
    text: 'The managed service. Connect a Data Source, then work on coverage, schedules and alerts in the browser.',
  },
  {
    id: 'reference/index',
    icon: 'code',
    title: 'API reference',
    text: 'The public classes and methods of GX Core, with types, defaults and examples.',
  },
  {
    id: 'reference/learn/reference_overview',
    icon: 'book',
    title: 'Learn',
    text: 'The words and ideas behind Great Expectations, and where each of them turns up in your work.',
  },
] as const

const SQL = 'core/connect_to_data/sql_data/sql_data'
const FILES = 'core/connect_to_data/filesystem_data/filesystem_data'
const DATAFRAMES = 'core/connect_to_data/dataframes/dataframes'

/** Where data may lie: the page that connects to it, and the parameter that chooses its tab there. */
const PLACES = [
  { title: 'pandas', id: DATAFRAMES, kind: 'dataframe', tab: 'execution_engine=pandas' },
  { title: 'Spark', id: DATAFRAMES, kind: 'dataframe', tab: 'execution_engine=spark' },
  { title: 'PostgreSQL', id: SQL, kind: 'database', tab: 'dialect=postgresql' },
  { title: 'Snowflake', id: SQL, kind: 'database', tab: 'dialect=snowflake' },
  { title: 'Databricks', id: SQL, kind: 'database', tab: 'dialect=databricks' },
  { title: 'BigQuery', id: SQL, kind: 'database', tab: 'dialect=bigquery' },
  { title: 'Redshift', id: SQL, kind: 'database', tab: 'dialect=redshift' },
  { title: 'SQLite', id: SQL, kind: 'database', tab: 'dialect=sqlite' },
  { title: 'Other databases', id: SQL, kind: 'database', tab: 'dialect=other' },
  { title: 'Amazon S3', id: FILES, kind: 'files', tab: 'data_location=s3' },
  { title: 'Azure Blob', id: FILES, kind: 'files', tab: 'data_location=abs' },
  { title: 'Google Cloud', id: FILES, kind: 'files', tab: 'data_location=gcs' },
  { title: 'CSV and Parquet', id: FILES, kind: 'files', tab: 'data_location=filesystem' },
] as const

/** What the page shows of other pages and of the snippet. */
export function load({ config, doc, href, highlight, snippet }: PageLoadContext) {
  const check = snippet('home.py#check')
  const ways = WAYS.flatMap(({ id, icon, title, text }) => {
    const target = doc(id)
    return target ? [{ href: href(target.route), icon, title, text }] : []
  })
  const places = PLACES.flatMap(({ id, title, kind, tab }) => {
    const target = doc(id)
    return target ? [{ href: `${href(target.route)}?${tab}`, title, kind }] : []
  })
  return {
    tagline: config.tagline,
    ways,
    places,
    code: {
      html: highlightedLines(highlight(check.code, check.language), check.code, snippet('home.py#expectation').code),
      language: check.language,
      copy: check.code,
      tested: check.tested ? config.versions.find((version) => version.isLast)?.label : undefined,
    },
    figures: FiguresSchema.parse(JSON.parse(snippet('home.py#verdict').output ?? 'null')),
  }
}

/** The front page of the docs. */
export default function Home({ tagline, ways, places, code, figures }: PageProps<ReturnType<typeof load>>): ReactNode {
  const [core, cloud] = ways
  const { tested, ...view } = code
  return (
    <>
      <section className="hero">
        <div>
          <h1>{tagline}</h1>
          <p className="lead">
            Great Expectations checks tables, files and dataframes against rules that people can read, and tells you what broke
            before anyone downstream notices.
          </p>
          <p className="actions">
            {core && (
              <a className="button button-primary" href={core.href}>
                Start with {core.title}
              </a>
            )}
            {cloud && (
              <a className="button" href={cloud.href}>
                Explore {cloud.title}
              </a>
            )}
          </p>
          <p className="install" data-copy="">
            <code>pip install great_expectations</code>
          </p>
        </div>
        <div className="hero-check">
          <CodeBlock {...view} title="check.py" {...(tested === undefined ? {} : { tested })} />
          <Verdict {...figures} />
        </div>
      </section>
      <section className="band" aria-labelledby="two-ways">
        <h2 id="two-ways">Two ways to work</h2>
        <p>The same Expectations, in code of your own or in a managed service.</p>
        <div className="cards">
          {ways.map(({ text, ...way }) => (
            <CardLink key={way.href} {...way} description={text} />
          ))}
        </div>
      </section>
      <section className="band" aria-labelledby="places">
        <h2 id="places">Where does your data live?</h2>
        <p>Choose a place to see how GX Core connects to it.</p>
        <ul className="places">
          {places.map(({ title, kind, ...link }) => (
            <li key={title}>
              <a {...link} className={kind}>
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
