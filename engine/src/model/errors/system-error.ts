import { DocsError } from './docs-error'

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** What the file system says, in words; other codes keep the words of Node. */
const REASONS: Record<string, string> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be read or written',
  EPERM: 'may not be changed',
  EROFS: 'lies on a disk that can only be read',
  ENOTDIR: 'is no folder, or stands below a file',
  EISDIR: 'is a folder',
  EEXIST: 'exists already',
  EMFILE: 'cannot be opened: too many files are open',
}

/** More files than the system watches for one user: the code that Linux uses for a full disk, or too many open files. */
const NO_WATCH = new Set(['ENOSPC', 'EMFILE'])

/**
 * A refusal of the file system as an error for the person in front of it: `watch-limit`, `disk-full` or `file-access`. Any other error is none of
 * the operator's business and gives `undefined`.
 */
export function systemError(error: unknown): DocsError | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error) || typeof error.code !== 'string') return undefined
  const path = 'path' in error && typeof error.path === 'string' ? error.path : undefined
  if (error.syscall === 'watch' && NO_WATCH.has(error.code)) {
    return new DocsError({
      code: 'watch-limit',
      title: `The system watches no more files${path === undefined ? '' : `: ${path}`}.`,
      hint: 'On Linux, raise the limit, for example with `sudo sysctl fs.inotify.max_user_watches=524288`, or close other programs that watch files.',
      cause: error,
    })
  }
  if (NO_ROOM.has(error.code)) {
    return new DocsError({
      code: 'disk-full',
      title: `There is no room left on the disk${path === undefined ? '' : ` to write ${path}`}.`,
      hint: 'Free some space, or raise the limit on file sizes, and run the command again.',
      cause: error,
    })
  }
  const reason = REASONS[error.code]
  return new DocsError({
    code: 'file-access',
    title: path !== undefined && reason !== undefined ? `${path} ${reason}.` : `The file system refuses: ${error.message}`,
    hint: 'Look at the path, at who owns it and at its permissions, and run the command again.',
    cause: error,
  })
}

/** The errors that are told in a few lines instead of with a stack: ours, and those of the file system. */
export function asDocsError(error: unknown): DocsError | undefined {
  return error instanceof DocsError ? error : systemError(error)
}
