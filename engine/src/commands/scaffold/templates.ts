/** Kinds of pages with a template. */
export const PAGE_KINDS = ['procedure', 'how-to', 'chooser', 'landing', 'use-case', 'tutorial', 'term', 'reference'] as const

/** Kind of a page, by its purpose. */
export type PageKind = (typeof PAGE_KINDS)[number]

/** Text of a new page after its front matter. It builds without changes; its sentences are instructions for the author. */
export const TEMPLATES: Record<PageKind, string> = {
  procedure: `Describe in one sentence what this page is for.

<Prerequisites>
- List what must be installed or exist before the first step.
</Prerequisites>

## Procedure

<Steps>
<Step title="First action">
Describe the step. Use one code block per step.

\`\`\`bash
echo "first"
\`\`\`
</Step>
<Step title="Second action">
Describe the step and its result.

\`\`\`bash
echo "second"
\`\`\`
</Step>
</Steps>

## Result

Describe how to verify that it worked.

## Next

Link to the pages that readers need next.
`,
  'how-to': `Describe in one sentence which task this page solves.

<Prerequisites>
- List what must be installed or exist before the first step.
</Prerequisites>

## 1. First action

Describe the step, with its command or code.

## 2. Second action

Describe the step and its result.

## Next

Link to the pages that readers need next.
`,
  chooser: `Describe in one sentence what all choices have in common.

<Tabs group="choice" query="choice">
<Tab label="First choice" value="first" default>
Complete instructions for the first choice.
</Tab>
<Tab label="Second choice" value="second">
Complete instructions for the second choice.
</Tab>
</Tabs>

## Next

Describe what is the same for all choices.
`,
  landing: `Describe in one sentence which pages readers can choose from.

{/* One card for each page:
<CardGrid>
<Card to="./first_page.md" title="First page">
One sentence.
</Card>
</CardGrid>
*/}
`,
  'use-case': `Describe in one sentence which question this page answers.

## Sample data

| Column | Description |
| --- | --- |
| name | Describe the values. |

## Answer the question

Show the code that answers the question, and its result.

## Pitfalls

- List common mistakes.

## Next

Link to the pages that readers need next.
`,
  tutorial: `Describe what readers build and how long it takes.

<Prerequisites>
- List what must be installed or exist before the first step.
</Prerequisites>

## Set up a folder

Show every command.

\`\`\`bash
mkdir tutorial
\`\`\`

## Next part

Describe the steps and their results.

## Summary

Summarize the result, and link to the pages that readers need next.
`,
  term: `Define the term in one sentence.

## Related terms

Describe how it relates to other terms.

## Example

Show the shortest realistic example.
`,
  reference: `Describe in one sentence what this page lists.

| Name | Default | Description |
| --- | --- | --- |
| \`name\` | none | Describe the effect. |
`,
}
