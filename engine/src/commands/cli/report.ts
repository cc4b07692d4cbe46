import { formatProblem, type Problem, sourceReader } from '../../model'

/** Prints problems and their number to standard error. Errors come last, next to the prompt. */
export function printProblems(found: readonly Problem[], root: string): void {
  const read = sourceReader(root)
  // A problem in a partial or component is reported by every page that uses it.
  const problems = [...new Map(found.map((problem) => [`${problem.severity} ${formatProblem(problem)}`, problem])).values()]
  const sorted = [...problems].sort((a, b) => Number(a.severity === 'error') - Number(b.severity === 'error'))
  for (const problem of grouped(sorted))
    console.error(`\n${problem.severity === 'error' ? 'Error' : 'Warning'}: ${formatProblem(problem, read)}`)
  const errors = problems.filter((problem) => problem.severity === 'error').length
  const warnings = problems.length - errors
  if (problems.length > 0) console.error(`\n${count(errors, 'error')}, ${count(warnings, 'warning')}.`)
}

/** A mistake that is repeated more often is printed once, with the positions. */
const MAX_REPEATED = 9
/** Maximum number of positions that are listed. */
const MAX_PLACES = 10

/** Combines problems that differ only in their positions, if there are more than a few. */
function grouped(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const key = JSON.stringify([problem.severity, problem.code, problem.title, problem.hint])
    const group = groups.get(key)
    if (group) group.push(problem)
    else groups.set(key, [problem])
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group
    if (!first || group.length <= MAX_REPEATED) return group
    const places = others.slice(0, MAX_PLACES).map(({ at }) => `- ${at}`)
    const more = others.length > MAX_PLACES ? [`- … and ${others.length - MAX_PLACES} more`] : []
    const list = [`The same in ${count(others.length, 'other place')}:`, ...places, ...more].join('\n')
    return [{ ...first, hint: [first.hint, list].filter(Boolean).join('\n') }]
  })
}

/** `1 page`, `2 pages`. */
export function count(n: number, noun: string): string {
  return `${n.toLocaleString('en')} ${noun}${n === 1 ? '' : 's'}`
}

/** `812 B`, `11.4 KB`, `3.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1e6).toFixed(1)} MB`
}
