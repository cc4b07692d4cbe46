import { isAbsolute, relative } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { debounce } from './debounce'

/**
 * Delay in milliseconds. Editors write a file in several steps, and a checkout writes many files, so changes within this time are handled together.
 * It is longer than the 50 ms in which chokidar reports repeated changes of a file only once.
 */
export const DEBOUNCE_MS = 60
/** Build output (`dist`, `dist-test`, `dist.next-1`), packages, hidden folders, backup files of editors, tests. */
const IGNORED = /^dist([.-][^\\/]*)?([\\/]|$)|(^|[\\/])(node_modules|\.[^\\/]*)([\\/]|$)|~$|\.test\.tsx?$/

/** Whether changes of a file or folder are ignored. The path is relative to the watched folder. */
export function isIgnored(path: string): boolean {
  return IGNORED.test(path)
}

/** Whether changes of a file are reported. */
export function isWatched(folders: readonly string[], path: string): boolean {
  return folders.some((folder) => {
    const inside = relative(folder, path)
    return !/^\.\.(?:[\\/]|$)/.test(inside) && !isAbsolute(inside) && !isIgnored(inside)
  })
}

/**
 * Calls `onChange` with the absolute paths after files in the folders have changed. Resolves when the watchers are ready.
 * @returns a function that stops watching
 * @throws the system error if a folder can't be watched
 */
export async function watchFolders(
  folders: readonly string[],
  onChange: (paths: readonly string[]) => void,
): Promise<() => Promise<void>> {
  const paths = new Set<string>()
  const changes = debounce(() => {
    onChange([...paths])
    paths.clear()
  }, DEBOUNCE_MS)
  const watchers = folders.map((folder) =>
    // `atomic` would delay the removal of a file by 100 ms. The debounce already handles files that are replaced.
    watch(folder, { ignoreInitial: true, atomic: false, ignored: (path) => isIgnored(relative(folder, path)) }).on(
      'all',
      (_, path) => {
        paths.add(path)
        changes.call()
      },
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

/** Waits until a watcher is ready. Later errors have no listener, so they end the process. */
async function untilReady(watcher: FSWatcher): Promise<void> {
  await new Promise<void>((resolve, reject) => watcher.once('ready', resolve).on('error', reject))
  watcher.removeAllListeners('error')
}
