/** Front matter, which can't contain `<Value>`, and the tags of values. */
const WITHOUT_VALUES = /^---\n[\s\S]*?\n---\n|<Value [^>\n]*>/gm

/**
 * Lists the positions in a page or data file that repeat a value instead of using `<Value name="…" />`. Data files can't use `<Value>`, so
 * their requirements must equal the value.
 * @param {string} file
 * @param {string} text
 * @param {Record<string, string>} values the values of the version of the file
 * @param {{ value: string, find: string, package?: boolean }[]} patterns regular expressions, in which `VALUE` is replaced with the value
 * @returns {{ line: number, found: string, value: string }[]}
 */
export function findLiterals(file, text, values, patterns) {
  const data = file.endsWith('.json')
  const searched = data ? text : text.replace(WITHOUT_VALUES, (match) => match.replace(/[^\n]/g, ' '))
  return patterns.flatMap(({ value, find, package: isPackage = false }) => {
    if (values[value] === undefined || (data && !isPackage)) return []
    const pattern = new RegExp(find.replace('VALUE', RegExp.escape?.(values[value]) ?? values[value].replace(/[.]/g, '\\.')), 'g')
    return [...searched.matchAll(pattern)]
      .filter(([found]) => !data || found !== values[value])
      .map((match) => ({ line: searched.slice(0, match.index).split('\n').length, found: match[0], value }))
  })
}

/**
 * Lists the releases in the details of the badge that differ from the tested environment.
 * @param {Record<string, string>} testedWith
 * @param {string} lock
 * @param {string} python the release of Python that ran the snippets
 * @returns {string[]}
 */
export function findWrongReleases(testedWith, lock, python) {
  return Object.entries(testedWith).flatMap(([name, release]) => {
    const found =
      name === 'Python'
        ? [python]
        : [...lock.matchAll(/^([\w.-]+)==([^\s;\\]+)/gm)]
            .filter(([, key]) => key === name.toLowerCase())
            .map(([, , value]) => value)
    const isTested = name === 'Python' ? python.startsWith(`${release}.`) : found.includes(release)
    return isTested ? [] : [`"testedWith" has ${name} ${release}, but the environment has ${found.join(' or ') || 'none'}.`]
  })
}

/**
 * Lists the values that differ from the release in the lock file of their tutorial.
 * @param {Record<string, string>} values
 * @param {{ value: string, tutorial?: string, of?: string }[]} patterns `of` is the package in the lock file of `tutorial`
 * @param {(tutorial: string) => string} readLock
 * @returns {string[]}
 */
export function findWrongTutorialReleases(values, patterns, readLock) {
  return patterns.flatMap(({ value, tutorial, of }) => {
    if (tutorial === undefined || values[value] === undefined) return []
    const locked = readLock(tutorial).match(new RegExp(`^${of}==([^\\s;\\\\]+)`, 'm'))?.[1] ?? 'no release'
    return locked === values[value]
      ? []
      : [`"${value}" is ${values[value]}, but the tutorial ${tutorial} was tested with ${locked} of ${of}.`]
  })
}

/**
 * Lists the values that differ from the upper bound in `requirements.in`, which the pages are tested with.
 * @param {Record<string, string>} values
 * @param {string} requirements
 * @returns {string[]}
 */
export function findWrongBounds(values, requirements, patterns) {
  return patterns.flatMap(({ value, package: isPackage = false }) => {
    const requirement = values[value]
    if (!isPackage || requirement === undefined || requirements.split('\n').includes(requirement)) return []
    return [`"${value}" is ${requirement}, which requirements.in doesn't contain.`]
  })
}

/**
 * Lists the values that differ from the details of the badge.
 * @param {Record<string, string>} values
 * @param {Record<string, string>} testedWith
 * @param {{ value: string, tested?: string }[]} patterns `tested` is the name in `testedWith`
 * @returns {string[]}
 */
export function findWrongTestedValues(values, testedWith, patterns) {
  return patterns.flatMap(({ value, tested }) => {
    if (tested === undefined || values[value] === undefined || values[value] === testedWith[tested]) return []
    return [`"${value}" is ${values[value]}, but "testedWith" has ${testedWith[tested] ?? 'no release'} for ${tested}.`]
  })
}
