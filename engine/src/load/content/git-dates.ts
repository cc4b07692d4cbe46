import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Makes the output of Git independent of the machine's configuration. */
const GIT_ENVIRONMENT = { GIT_CONFIG_NOSYSTEM: '1', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' }

/** Separates commits in the log. */
const MARK = '\u0001'

/**
 * Reads the date (ISO, UTC) of the last commit of each file in the folders, by path relative to the site. Reads the history once.
 * Resolves to `undefined` if Git or a repository with its full history isn't available; the dates of a shallow clone would be wrong.
 */
export async function readGitDates(siteRoot: string, folders: readonly string[]): Promise<Map<string, string> | undefined> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: siteRoot, maxBuffer: 2 ** 30, env: { ...process.env, ...GIT_ENVIRONMENT } })).stdout
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return undefined
    const options = ['-z', '--no-renames', '--relative', `--format=${MARK}%ct`, '--name-only']
    return datesOfLog(
      await git('-c', 'core.quotePath=false', '-c', 'log.showSignature=false', 'log', ...options, '--', ...folders),
    )
  } catch {
    return undefined
  }
}

/** Parses the output of `git log -z --format=\u0001%ct --name-only`. */
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
