import { expect, test } from 'vitest'
import { markdownSection } from './markdown-section.browser'

const COPY = `---
title: "Page"
---

# Page

Lead.

## Install \`gx\`

\`\`\`\`bash
pip install gx
## no heading
\`\`\`
## none either
\`\`\`\`

### Details

More.

## Next\\_step

End.
`

test('a section ends at the next heading; lines of code are not headings', () => {
  const titles = ['Install gx', 'Next_step']
  expect(markdownSection(COPY, titles, 0)).toBe(`${COPY.slice(COPY.indexOf('## Install'), COPY.indexOf('## Next')).trimEnd()}\n`)
  expect(markdownSection(COPY, titles, 1)).toBe('## Next\\_step\n\nEnd.\n')
})

test('if the page has more headings than its Markdown, sections are found by their text', () => {
  expect(markdownSection(COPY, ['Rendered', 'Install gx', 'Next_step'], 2)).toBe('## Next\\_step\n\nEnd.\n')
  expect(() => markdownSection(COPY, ['Rendered', 'Install gx', 'Next_step'], 0)).toThrow('no section "Rendered"')
})
