import { expect, test } from 'vitest'
import { markdownSection } from './markdown-section.browser'

const COPY = `---
title: "Page"
---

# Page

Lead.

## Install \`gx\`

\`\`\`\`bash
## no heading
\`\`\`
## none either
\`\`\`\`

### Details

More.

## Next\\_step

End.
`

test('a section reaches from its heading to the next one, lines of code are no headings', () => {
  const titles = ['Install gx', 'Next_step']
  expect(markdownSection(COPY, titles, 0)).toBe(`${COPY.slice(COPY.indexOf('## Install'), COPY.indexOf('## Next')).trimEnd()}\n`)
  expect(markdownSection(COPY, titles, 1)).toBe('## Next\\_step\n\nEnd.\n')
})

test('where the page shows more headings than the copy has, words tell them apart', () => {
  expect(markdownSection(COPY, ['Drawn', 'Install gx', 'Next_step'], 2)).toBe('## Next\\_step\n\nEnd.\n')
  expect(() => markdownSection(COPY, ['Drawn', 'Install gx', 'Next_step'], 0)).toThrow('no section "Drawn"')
})
