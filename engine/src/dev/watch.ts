import { watch } from 'node:fs'

/** Editors write a file in several steps; changes this close together are one. */
const QUIET_MS = 12
/** Built output beside the sources (`dist`, `dist-test`, `dist.next-1`), packages, hidden folders, backups of editors, tests. */
const IGNORED = /^dist([.-][^\\/]*)?([\\/]|$)|(^|[\\/])(node_modules|\.[^\\/]*)([\\/]|$)|~$|\.test\.tsx?$/

/**
 * Calls `onChange` after files below the folders have changed, once per burst. Built output, caches and packages do not count.
 * @returns stops watching
 */
export function watchFolders(folders: readonly string[], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, name) => {
      if (name === null || IGNORED.test(name)) return
      clearTimeout(timer)
      timer = setTimeout(onChange, QUIET_MS)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
