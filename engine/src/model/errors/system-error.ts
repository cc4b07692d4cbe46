import { DocsError } from './docs-error'

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Descriptions of error codes. Other errors have the message of Node.js. */
const REASONS: Record<string, string> = {
  ENOENT: 'does not exist',
  EACCES: 'cannot be read or written: permission denied',
  EPERM: 'cannot be changed: operation not permitted',
  EROFS: 'is on a read-only file system',
  ENOTDIR: 'is not a folder, or is inside a file',
  EISDIR: 'is a folder',
  EEXIST: 'already exists',
  EMFILE: 'cannot be opened: too many open files',
}

/** Codes that Linux uses if the limit for watched files is reached. */
const WATCH_LIMIT = new Set(['ENOSPC', 'EMFILE'])

/**
 * Converts an error of the file system to a DocsError with the code `watch-limit`, `disk-full`, or `file-access`. Returns `undefined` for
 * other errors.
 */
export function systemError(error: unknown): DocsError | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error) || typeof error.code !== 'string') return undefined
  const path = 'path' in error && typeof error.path === 'string' ? error.path : undefined
  if (error.syscall === 'watch' && WATCH_LIMIT.has(error.code)) {
    return new DocsError({
      code: 'watch-limit',
      title: `The limit for watched files is reached${path === undefined ? '' : `: ${path}`}.`,
      hint: 'On Linux, raise the limit, for example with `sudo sysctl fs.inotify.max_user_watches=524288`, or close other programs that watch files.',
      cause: error,
    })
  }
  if (DISK_FULL.has(error.code)) {
    return new DocsError({
      code: 'disk-full',
      title: `The disk is full${path === undefined ? '' : `: ${path} cannot be written`}.`,
      hint: 'Free disk space, or raise the file size limit, and run the command again.',
      cause: error,
    })
  }
  const reason = REASONS[error.code]
  return new DocsError({
    code: 'file-access',
    title:
      path !== undefined && reason !== undefined ? `${path} ${reason}.` : `The file system returned an error: ${error.message}`,
    hint: 'Check the path, its owner, and its permissions, and run the command again.',
    cause: error,
  })
}

/** Errors that are printed without a stack trace: those of the engine and of the file system. */
export function asDocsError(error: unknown): DocsError | undefined {
  return error instanceof DocsError ? error : systemError(error)
}
