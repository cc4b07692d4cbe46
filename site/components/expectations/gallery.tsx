import { defineComponent, Island } from 'docs-engine'
import { z } from 'zod'
import expectationFilter from '../../islands/expectation-filter.island'
import { BreakableCode } from '../BreakableCode'
import { COLUMNS, type Columns } from './describe'
import { pageOf } from './links'
import { ISSUES } from './texts'

/** `<ExpectationGallery>`: a table with a group for each data quality issue. Readers can filter it if scripts are enabled. */
const expectationGallery = defineComponent({
  name: 'ExpectationGallery',
  props: z.strictObject({ total: z.int().positive(), sources: z.array(z.string()).min(1) }),
  content: 'block',
  children: ['ExpectationGroup'],
  render: ({ props: { total, sources }, children }) => (
    <Island
      of={expectationFilter}
      props={{
        issues: [...ISSUES],
        sources,
        columns: Object.entries(COLUMNS).map(([value, label]) => ({ value, label })),
        total,
      }}
      slots={{
        table: (
          <section className="table-scroll">
            <table className="filtered-table expectations">
              <thead>
                <tr>
                  <th scope="col">Expectation</th>
                  <th scope="col">Evaluates</th>
                  <th scope="col">Data Sources</th>
                </tr>
              </thead>
              {children}
            </table>
          </section>
        ),
      }}
    />
  ),
  markdown: ({ children }) => children,
})

const expectationGroup = defineComponent({
  name: 'ExpectationGroup',
  props: z.strictObject({ issue: z.enum(ISSUES), about: z.string().min(1) }),
  content: 'block',
  parents: ['ExpectationGallery'],
  children: ['ExpectationEntry'],
  render: ({ props: { issue, about }, children }) => (
    <tbody data-group={issue}>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {issue} <span>{about}</span>
        </th>
      </tr>
      {children}
    </tbody>
  ),
  markdown: ({ props: { issue, about }, children }) => `**${issue}**: ${about}\n\n${children}`,
})

const expectationEntry = defineComponent({
  name: 'ExpectationEntry',
  props: z.strictObject({
    name: z.string().min(1),
    type: z.string().min(1),
    evaluates: z.string().min(1),
    columns: z.enum(Object.keys(COLUMNS) as Columns[]),
    sources: z.array(z.string()),
    support: z.string().min(1),
  }),
  content: 'inline',
  parents: ['ExpectationGroup'],
  render: ({ props: { name, type, evaluates, columns, sources, support }, children, context }) => (
    <tr data-columns={columns} data-sources={sources.join('|')}>
      <th scope="row">
        <a href={context.link(pageOf(type))}>
          <BreakableCode>{name}</BreakableCode>
        </a>
        <p>{children}</p>
      </th>
      <td>{evaluates}</td>
      <td data-label="Data Sources">{support}</td>
    </tr>
  ),
  markdown: ({ props: { name, type, support }, children, context }) =>
    `- [\`${name}\`](${context.link(pageOf(type))}): ${children} Data Sources: ${support}.`,
})

/** `<ExpectationFacts>`: a list of facts about the Expectation of a page. */
const expectationFacts = defineComponent({
  name: 'ExpectationFacts',
  props: z.strictObject({}),
  content: 'block',
  children: ['ExpectationFact'],
  render: ({ children }) => <dl className="expectation-facts">{children}</dl>,
  markdown: ({ children }) => children,
})

const expectationFact = defineComponent({
  name: 'ExpectationFact',
  props: z.strictObject({ name: z.string().min(1) }),
  content: 'inline',
  parents: ['ExpectationFacts'],
  render: ({ props: { name }, children }) => (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ),
  markdown: ({ props: { name }, children }) => `- ${name}: ${children}`,
})

/** The components of the pages about Expectations. */
export const expectationComponents = [expectationGallery, expectationGroup, expectationEntry, expectationFacts, expectationFact]
