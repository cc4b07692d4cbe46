/** The kinds of page there is a template for. */
export const PAGE_KINDS = ['procedure', 'how-to', 'chooser', 'landing', 'use-case', 'tutorial', 'term', 'reference'] as const

/** Kind of a page, by what a reader wants of it. */
export type PageKind = (typeof PAGE_KINDS)[number]

/** Text of a new page after its front matter. Each is complete and builds as it stands; its sentences say what belongs there. */
export const TEMPLATES: Record<PageKind, string> = {
  procedure: `Say what the reader has at the end of this page.

<Prerequisites>
- What must be installed or exist before the first step.
</Prerequisites>

## Procedure

<Steps>
<Step title="Say the first action">
One step, one block of code.

\`\`\`bash
echo "first"
\`\`\`
</Step>
<Step title="Say the second action">
What to do, and what the reader sees then.

\`\`\`bash
echo "second"
\`\`\`
</Step>
</Steps>

## Result

How the reader can tell that it worked.

## Next

Where to go from here.
`,
  'how-to': `Say which task this page solves, in one sentence.

<Prerequisites>
- What must be installed or exist before the first step.
</Prerequisites>

## 1. Say the first action

What to do, with the command or code for it.

## 2. Say the second action

What to do, and what the reader sees then.

## Next

Where to go from here.
`,
  chooser: `Say what the reader has at the end, whichever way they choose.

<Tabs group="choice" query="choice">
<Tab label="First choice" value="first" default>
Everything that the first choice needs, complete.
</Tab>
<Tab label="Second choice" value="second">
Everything that the second choice needs, complete.
</Tab>
</Tabs>

## Next

What is the same for all from here on.
`,
  landing: `Say in one sentence what readers choose from here.

{/* One card for each page:
<CardGrid>
<Card to="./first_page.md" title="First page">
One line.
</Card>
</CardGrid>
*/}
`,
  'use-case': `Say which question about their data the reader can answer after this page.

## Sample data

| column | what it holds |
| --- | --- |
| name | What a row says. |

## Answer the question

The few checks that answer it, with their code and their result.

## Pitfalls

- What looks right and is not.

## Next

Where to go from here.
`,
  tutorial: `Say what the reader builds, from an empty folder to a result, and how long it takes.

<Prerequisites>
- What must be installed or exist before the first step.
</Prerequisites>

## Set up a folder

Every command is shown.

\`\`\`bash
mkdir tutorial
\`\`\`

## Say the next part of the way

What to do, and what the reader sees then.

## What you have now

What was built, and where to go from here.
`,
  term: `Say what it is, in one sentence that stands alone.

## Where it belongs

How it stands to its neighbours.

## How it is made and used

The shortest example that a reader would write.
`,
  reference: `Say what can be looked up here.

| name | default | meaning |
| --- | --- | --- |
| \`name\` | none | What it does. |
`,
}
