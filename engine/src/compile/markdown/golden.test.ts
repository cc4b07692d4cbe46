import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileCleanly, type TestSite } from '../../../test/support/compile-for-test'

/*
 * Each page `golden/<name>.md` is compiled and compared with the HTML of its article (`<name>.html`, with one block per line for readable diffs) and
 * its Markdown copy (`<name>.copy.md`). After an intended change, run `UPDATE_GOLDEN=1 npx vitest run golden` and review the diff.
 */
const folder = join(import.meta.dirname, 'golden')
const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && !name.endsWith('.copy.md'))

const site: TestSite = {
  pages: { 'core/page.md': '/docs/core/page', 'core/other.md': '/docs/core/other/', 'home.md': '/docs/home' },
  assets: ['/img/chart.png', '/data/trips.csv'],
  pending: ['/docs/core/later'],
  values: { min_python: '3.10' },
  cards: [{ href: '/docs/core/other/', title: 'Other', description: 'About the other.' }],
  files: {
    'content/current/_install.md':
      'Install the extra `<Param>`: **<Param name="extra" />**, see [the other page](./core/other.md).\n\n```bash\npip install x\n```\n',
    'content/current/terms.json':
      '{ "data_context": { "title": "Data Context", "definition": "Where all begins.", "page": "core/other" } }',
  },
  snippets: {
    'core/try_gx.py': {
      text: '# fixtures: trips.csv\n\n# region: context\nimport great_expectations as gx\n# endregion: context\n\n# region: validate\nresult = batch.validate(suite)\nprint(result.success)\nassert result.success  # hidden\n# endregion: validate\n',
      language: 'python',
      tested: true,
      release: '2.0',
      outputs: { validate: 'True' },
    },
  },
}

test.each(pages)('golden page %s', async (page) => {
  const article = await compileCleanly(readFileSync(join(folder, page), 'utf8'), site)
  compare(page.replace('.md', '.html'), onePerLine(article.html))
  compare(page.replace('.md', '.copy.md'), article.markdown)
})

function compare(name: string, actual: string): void {
  const file = join(folder, name)
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, actual)
  expect(actual).toBe(readFileSync(file, 'utf8'))
}

function onePerLine(html: string): string {
  const blocks =
    /(?<!^)(?=<(?:\/?(?:ul|ol|div|section|table|thead|tbody|tr|details|blockquote|figure)|p|li|h[1-6]|pre|summary|hr|td|th|label|code class)[\s>/])/g
  const text = html.split('<pre').map((part, index) => (index === 0 ? part.replace(blocks, '\n') : inCode(part, blocks)))
  return `${text.join('<pre')}\n`
}

/** Leaves the lines of code unchanged. */
function inCode(part: string, blocks: RegExp): string {
  const end = part.indexOf('</pre>')
  return part.slice(0, end) + part.slice(end).replace(blocks, '\n')
}
