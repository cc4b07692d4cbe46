import { relative } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { debounce } from './debounce'

/**
 * Editors write a file in several steps, and a checkout writes many files: changes this close together are one. Longer than the 50 ms in
 * which chokidar reports repeated changes of a file only once, so that the last one is always read.
 */
export const QUIET_MS = 60
/** Built output next to the sources (`dist`, `dist-test`, `dist.next-1`), packages, hidden folders, backups of editors, tests. */
const IGNORED = /^dist([.-][^\\/]*)?([\\/]|$)|(^|[\\/])(node_modules|\.[^\\/]*)([\\/]|$)|~$|\.test\.tsx?$/

/** Whether changes of a file or folder don't matter; the path is relative to the watched folder. */
export function isIgnored(path: string): boolean {
  return IGNORED.test(path)
}

/**
 * Calls `onChange` after files below the folders have changed, once per burst. Built output, caches and packages do not count.
 * Resolves when every later change will be noticed.
 * @returns stops watching
 * @throws the error of the file system if a folder can't be watched
 */
export async function watchFolders(folders: readonly string[], onChange: () => void): Promise<() => Promise<void>> {
  const changes = debounce(onChange, QUIET_MS)
  const watchers = folders.map((folder) =>
    // Not `atomic`, which would delay the news of a removed file by 100 ms; the debounce covers files that are replaced.
    watch(folder, { ignoreInitial: true, atomic: false, ignored: (path) => isIgnored(relative(folder, path)) }).on(
      'all',
      changes.call,
    ),
  )
  const stop = async () => {
    changes.cancel()
    await Promise.all(watchers.map((watcher) => watcher.close()))
  }
  try {
    await Promise.all(watchers.map(untilReady))
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** An error that comes later has no listener and ends the program. */
async function untilReady(watcher: FSWatcher): Promise<void> {
  await new Promise<void>((resolve, reject) => watcher.once('ready', resolve).on('error', reject))
  watcher.removeAllListeners('error')
}
