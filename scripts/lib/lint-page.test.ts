import { expect, test } from 'vitest'
import { lintPage } from './lint-page.mjs'

const page = (body: string) => lintPage(`---\ntitle: "Page"\n---\n\n${body}`)
const words = (count: number) => `${Array.from({ length: count }, (_, i) => `word${i}`).join(' ')}.`

test('a valid page has no findings', () => {
  expect(
    page(
      `# Page\n\nA lead.\n\n## Part\n\n### Detail\n\n${words(30)} ${words(30)}\n\n## Next\n\n> **Note**\n>\n> These steps haven't been run against an AWS account. More.\n`,
    ),
  ).toEqual([])
})

test.each([
  ['two titles', '# Page\n\nA lead.\n\n# Again\n', '2 titles; a page has one'],
  ['a skipped level', '# Page\n\nA lead.\n\n### Detail\n', 'a heading of level 3 follows one of level 1'],
  ['no lead', '# Page\n\n## Part\n', 'no lead sentence below the title'],
  ['a long sentence', `# Page\n\nA lead. ${words(31)}\n`, `a sentence of 31 words: “${words(31).slice(0, 80)}…”`],
  ['a long sentence in a list', `# Page\n\nA lead.\n\n- ${words(31)}\n`, `a sentence of 31 words: “${words(31).slice(0, 80)}…”`],
  [
    'another wording of the note on missing tests',
    '# Page\n\nA lead.\n\n> **Not tested against a live AWS account**\n',
    "“> **Not tested against a live AWS account**” instead of the sentence “These steps haven't been run against a … account.”",
  ],
  [
    'a table for troubleshooting with another header',
    '# Page\n\nA lead.\n\n| Symptom | Cause | Solution |\n| --- | --- | --- |\n',
    'a table that begins with “| Symptom | Cause | Solution |” instead of “| Error message or symptom | Cause | Solution |”',
  ],
])('reports %s', (_, body, finding) => {
  expect(page(body)).toEqual([finding])
})

test('ignores code, tables and URLs', () => {
  const code = `\`\`\`python\n# ${words(40)}\n\`\`\``
  expect(
    page(`# Page\n\nA lead.\n\n${code}\n\n| ${words(40)} |\n\nRun \`${words(40)}\` as [told](https://example.com/a).\n`),
  ).toEqual([])
})
