import { defineComponent, Island } from 'docs-engine'
import { z } from 'zod'
import codeChecker from './CodeChecker.island'

const GUIDE = '/docs/0.18/reference/learn/migration_guide'
/** Regions of a script for the old release that together are an example. */
const SAMPLE = ['connect', 'suite', 'checkpoint', 'result'].map((region) => `0.18:reference/learn/migration_guide.py#${region}`)

/** `<CodeChecker />`: a field for code of the old release that shows what must change in it. Without scripts, a link to the guide. */
export const codeCheckerPanel = defineComponent({
  name: 'CodeChecker',
  props: z.strictObject({}),
  content: 'none',
  render: ({ context }) => (
    <>
      <p className="checker-fallback">
        The check runs in your browser and needs JavaScript. Without it, use the tables of{' '}
        <a href={`${context.link(`site:${GUIDE}`)}#old-and-new-names`}>old and new names</a> in the migration guide.
      </p>
      <Island
        of={codeChecker}
        props={{ guide: context.link(`site:${GUIDE}`), sample: SAMPLE.map((name) => context.snippet(name).code).join('\n\n') }}
      />
    </>
  ),
  markdown: ({ context }) =>
    `The check runs in a browser. Elsewhere, use the [tables of old and new names](${context.link(`site:${GUIDE}`)}#old-and-new-names).`,
})
