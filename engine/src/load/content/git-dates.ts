import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Between commits in the log; cannot stand in a file name. */
const MARK = '\u0001'

/**
 * The day (ISO, UTC) of the last commit that touched each file below some folders of a site, by path relative to the site with `/`.
 * One pass over the history. `undefined` when git, the repository or its whole history is missing: a shallow clone knows only
 * the last commits and would date every page to them.
 */
export async function readGitDates(siteRoot: string, folders: readonly string[]): Promise<Map<string, string> | undefined> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: siteRoot, maxBuffer: 2 ** 30, env: environment() })).stdout
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return undefined
    const args = [
      '-c',
      'core.quotePath=false',
      '-c',
      'log.showSignature=false',
      'log',
      '-z',
      '--no-renames',
      '--relative',
      `--format=${MARK}%ct`,
      '--name-only',
    ]
    return datesOfLog(await git(...args, '--', ...folders))
  } catch {
    return undefined
  }
}

/** Reads what `git log -z --format=\u0001%ct --name-only` prints, newest commit first. */
export function datesOfLog(log: string): Map<string, string> {
  const dates = new Map<string, string>()
  for (const entry of log.split(MARK).slice(1)) {
    const [seconds = '', ...files] = entry.split('\0').flatMap((part) => part.replace(/^\n/, '') || [])
    const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10)
    for (const file of files) {
      const known = dates.get(file)
      if (known === undefined || known < day) dates.set(file, day)
    }
  }
  return dates
}

/** Git without the reader's settings, so that each machine reads the same. */
function environment(): NodeJS.ProcessEnv {
  return { ...process.env, GIT_CONFIG_NOSYSTEM: '1', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' }
}
