// The rules for docs/specification.json: it must be complete, and all listed tests must exist and run.

/** Numbers of statements and decisions. */
const STATEMENTS = 263
const DECISIONS = 33

/**
 * Finds a test in the titles of a file by its full title, or by the last parts of it (`group > title`).
 * @param {readonly string[]} titles result of {@link testTitles}
 */
export const findTests = (titles, test) => titles.filter((title) => title === test || title.endsWith(` > ${test}`))

/**
 * @param {{ sections: Record<string, string>, statements: readonly object[] }} specification
 * @param {(file: string) => readonly string[] | undefined} titlesOf returns the titles of the tests in a file, or `undefined` if the file
 * doesn't exist
 * @returns {string[]} a message per problem
 */
export function lintSpecification({ sections, statements }, titlesOf) {
  const expected = [
    ...Array.from({ length: STATEMENTS }, (_, i) => `${i + 1}`),
    ...Array.from({ length: DECISIONS }, (_, i) => `P-${i + 1}`),
  ]
  const numbers = statements.map(({ id }) => (id.startsWith('P-') ? id : id.replace(/^[^-]*-/, '')))
  return [
    ...expected.filter((number) => !numbers.includes(number)).map((number) => `The statement ${number} is missing.`),
    ...numbers
      .filter((number, i) => !expected.includes(number) || numbers.indexOf(number) !== i)
      .map((number) => `The statement ${number} is unknown or listed twice.`),
    ...statements.flatMap((statement) => lintStatement(statement, { sections, titlesOf })),
  ]
}

function lintStatement({ id, section, statement, tests = [] }, { sections, titlesOf }) {
  const found = []
  const report = (problem) => found.push(`${id} "${statement}" ${problem}`)
  const prefix = id.startsWith('P-') ? 'decisions' : id.slice(0, 1)
  if (!(section in sections) || section !== prefix) report(`is in the section "${section}".`)
  if (tests.length === 0) report('has no tests.')
  for (const { file, test } of tests) {
    const titles = titlesOf(file)
    if (titles === undefined) report(`refers to ${file}, which doesn't exist.`)
    else {
      const count = new Set(findTests(titles, test)).size
      if (count === 0) report(`refers to the test "${test}", which ${file} doesn't contain or doesn't run.`)
      if (count > 1)
        report(`refers to the test "${test}", which matches ${count} tests in ${file}. Add the group: "group > title".`)
    }
  }
  return found
}
