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
  props: z.strictObject({
    issues: z.array(z.strictObject({ value: z.enum(ISSUES), label: z.string(), count: z.int() })),
    sources: z.array(z.string()).min(1),
  }),
  content: 'block',
  children: ['ExpectationGroup'],
  render: ({ props: { issues, sources }, children }) => (
    <Island
      of={expectationFilter}
      props={{ issues, sources, columns: Object.entries(COLUMNS).map(([value, label]) => ({ value, label })) }}
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
    /** Texts by which the filter also finds it. */
    asked: z.array(z.string()).default([]),
  }),
  content: 'inline',
  parents: ['ExpectationGroup'],
  render: ({ props: { name, type, evaluates, columns, sources, support, asked }, children, context }) => (
    <tr data-columns={columns} data-sources={sources.join('|')} data-words={type} data-asked={asked.join('|')}>
      <th scope="row">
        <p>{children}</p>
        <a href={context.link(pageOf(type))}>
          <BreakableCode>{name}</BreakableCode>
        </a>
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
