import { expect, test } from 'vitest'
import {
  findLiterals,
  findWrongBounds,
  findWrongReleases,
  findWrongTestedValues,
  findWrongTutorialReleases,
} from './find-literals.mjs'

const VALUES = { release: '1.8.1', pandas: 'pandas<3' }
const PATTERNS = [
  { value: 'release', find: '(?<![\\w.])VALUE(?!\\w)' },
  { value: 'pandas', find: 'pandas<\\d+', package: true },
  { value: 'other', find: 'VALUE' },
]
const find = (file: string, text: string) =>
  findLiterals(file, text, VALUES, PATTERNS).map(({ line, found }) => `${line} ${found}`)

test('finds values in prose, code, headings and attributes', () => {
  const text = 'GX 1.8.1\n\n```bash\npip install "pandas<4"\n```\n\n## New in 1.8.1\n\n<Tab label="1.8.1">\n'
  expect(find('page.md', text)).toEqual(['1 1.8.1', '7 1.8.1', '9 1.8.1', '4 pandas<4'])
})

test('ignores other versions, front matter and values', () => {
  expect(find('page.md', '---\ntitle: GX 1.8.1\n---\n\n11.8.1, 1x8x1, <Value name="1.8.1" />\n')).toEqual([])
})

test('accepts a requirement in data if it equals the value', () => {
  expect(find('data.json', '"Install `pandas<3` for 1.8.1, or `pandas<4`"')).toEqual(['1 pandas<4'])
})

test('compares the bounds with the tested environment', () => {
  expect(findWrongBounds(VALUES, 'gx==1.8.1\npandas<3\n', PATTERNS)).toEqual([])
  expect(findWrongBounds(VALUES, 'pandas<2\n', PATTERNS)).toEqual([
    `"pandas" is pandas<3, which requirements.in doesn't contain.`,
  ])
})

test('compares the releases in the details of the badge with the tested environment', () => {
  const lock = 'numpy==1.26.4 ; python_version < "3.12" \\\nnumpy==2.5.5 \\\npandas==2.3.3 \\\n'
  expect(findWrongReleases({ Python: '3.11', NumPy: '1.26.4', pandas: '2.3.3' }, lock, '3.11.7')).toEqual([])
  expect(findWrongReleases({ Python: '3.1', NumPy: '1.25' }, lock, '3.11.7')).toEqual([
    '"testedWith" has Python 3.1, but the environment has 3.11.7.',
    '"testedWith" has NumPy 1.25, but the environment has 1.26.4 or 2.5.5.',
  ])
})

test('compares the releases of other programs with the lock files of the tutorials', () => {
  const patterns = [{ value: 'dbt', tutorial: 'dbt', of: 'dbt-core' }, { value: 'other' }]
  const wrong = (lock: string) =>
    findWrongTutorialReleases({ dbt: '1.11.16' }, patterns, (tutorial) => (tutorial === 'dbt' ? lock : ''))
  expect(wrong('dbt-adapters==2.0\ndbt-core==1.11.16 \\\n')).toEqual([])
  expect(wrong('dbt-core==1.12.0 \\\n')).toEqual(['"dbt" is 1.11.16, but the tutorial dbt was tested with 1.12.0 of dbt-core.'])
  expect(wrong('dbt-core-plugin==1.11.16')).toEqual([
    '"dbt" is 1.11.16, but the tutorial dbt was tested with no release of dbt-core.',
  ])
})

test('compares values with the releases in the details of the badge', () => {
  const patterns = [{ value: 'python', tested: 'Python' }, { value: 'other' }]
  expect(findWrongTestedValues({ python: '3.11', other: '1' }, { Python: '3.11' }, patterns)).toEqual([])
  expect(findWrongTestedValues({ python: '3.11' }, { Python: '3.12' }, patterns)).toEqual([
    '"python" is 3.11, but "testedWith" has 3.12 for Python.',
  ])
  expect(findWrongTestedValues({ python: '3.11' }, {}, patterns)).toEqual([
    '"python" is 3.11, but "testedWith" has no release for Python.',
  ])
})
