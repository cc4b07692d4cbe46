import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bulleted, DocsError } from '../../model'

const run = promisify(execFile)

/** Makes the output of Git independent of the machine's configuration. */
const GIT_ENVIRONMENT = { GIT_CONFIG_NOSYSTEM: '1', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' }

/** The file with the mass edits of the repository. GitHub's blame view reads it, too. */
const IGNORED_COMMITS = '.git-blame-ignore-revs'

/** Separates commits in the log. */
const MARK = '\u0001'

/** Runs Git in the folder of the site and resolves to its output. */
type Git = (...args: string[]) => Promise<string>

/**
 * Reads the date (ISO, UTC) of the last commit of each file in the folders, by path relative to the site. Reads the history once.
 * Commits in the committed `.git-blame-ignore-revs` don't count if a file has others.
 * Resolves to `undefined` if Git or a repository with its full history isn't available; the dates of a shallow clone would be wrong.
 * @throws {DocsError} `ignored-commit` if `.git-blame-ignore-revs` contains anything except comments and full hashes.
 */
export async function readGitDates(siteRoot: string, folders: readonly string[]): Promise<Map<string, string> | undefined> {
  const git: Git = async (...args) =>
    (await run('git', args, { cwd: siteRoot, maxBuffer: 2 ** 30, env: { ...process.env, ...GIT_ENVIRONMENT } })).stdout
  const log = await readLog(git, folders)
  return log === undefined ? undefined : datesOfLog(log, await readIgnoredCommits(git))
}

/** Reads the hash, the date, and the files of each commit. Resolves to `undefined` without a full history. */
async function readLog(git: Git, folders: readonly string[]): Promise<string | undefined> {
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return undefined
    const options = ['-z', '--no-renames', '--relative', `--format=${MARK}%H %ct`, '--name-only']
    return await git('-c', 'core.quotePath=false', '-c', 'log.showSignature=false', 'log', ...options, '--', ...folders)
  } catch {
    return undefined
  }
}

/** Reads the committed list, so that the dates depend on nothing but the current commit. */
async function readIgnoredCommits(git: Git): Promise<Set<string>> {
  const text = await git('show', `HEAD:${IGNORED_COMMITS}`).catch(() => '')
  const entries = text.split('\n').flatMap((line) => line.replace(/#.*/, '').trim() || [])
  const invalid = entries.filter((entry) => !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(entry))
  if (invalid.length > 0) {
    throw new DocsError({
      code: 'ignored-commit',
      title: `${IGNORED_COMMITS} contains entries that are not full hashes of commits.`,
      hint: `Replace or remove them, and commit the file:\n${bulleted(invalid, invalid.length)}`,
      at: IGNORED_COMMITS,
    })
  }
  return new Set(entries)
}

/**
 * Returns the latest date of each file in the output of `git log -z --format="\u0001%H %ct" --name-only`, without the commits in `ignored`.
 * A file that only ignored commits contain has the date of its first commit.
 */
export function datesOfLog(log: string, ignored: ReadonlySet<string> = new Set()): Map<string, string> {
  const first = new Map<string, string>()
  const last = new Map<string, string>()
  for (const entry of log.split(MARK).slice(1)) {
    const [commit = '', ...files] = entry.split('\0').flatMap((part) => part.replace(/^\n/, '') || [])
    const [hash = '', seconds] = commit.split(' ')
    const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10)
    for (const file of files) {
      if (day < (first.get(file) ?? '~')) first.set(file, day)
      if (day > (last.get(file) ?? '') && !ignored.has(hash)) last.set(file, day)
    }
  }
  return new Map([...first, ...last])
}
