import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { hashText } from './hash'

interface Entry {
  /** `size:mtime:ctime:inode` */
  stamp: string
  hash: string
}

/** Timestamps have a limited resolution: a file that changed less than this many milliseconds ago may change again without a new timestamp. */
const SETTLED_MS = 2000

/**
 * Content hashes of files. A file is only read again if its size, inode, mtime, or ctime has changed since the last run; programs can set
 * the mtime, but not the ctime. Stored paths are relative to `root`.
 */
export class FileHashes {
  private readonly known = new Map<string, Entry>()
  private readonly seen = new Map<string, Entry>()
  private readonly contents = new Map<string, Buffer>()

  constructor(
    private readonly root: string,
    stored: Record<string, Entry> = {},
  ) {
    for (const [path, entry] of Object.entries(stored)) this.known.set(path, entry)
  }

  /** Content hash of a file, or `missing`. */
  of(path: string): string {
    const key = this.key(path)
    const found = this.seen.get(key)
    if (found) return found.hash
    const stat = statSync(path, { throwIfNoEntry: false })
    if (!stat?.isFile()) return 'missing'
    const stamp = `${stat.size}:${stat.mtimeMs}:${stat.ctimeMs}:${stat.ino}`
    const old = this.known.get(key)
    const hash = old?.stamp === stamp ? old.hash : hashText(readFileSync(path))
    this.seen.set(key, { stamp: Date.now() - stat.mtimeMs > SETTLED_MS ? stamp : '', hash })
    return hash
  }

  /** Content of a file, cached for this run; `undefined` if it doesn't exist. */
  bytes(path: string): Buffer | undefined {
    const kept = this.contents.get(path)
    if (kept !== undefined) return kept
    if (this.of(path) === 'missing') return undefined
    const content = readFileSync(path)
    this.contents.set(path, content)
    return content
  }

  /** Text of a UTF-8 file; `undefined` if it doesn't exist. */
  text(path: string): string | undefined {
    return this.bytes(path)?.toString('utf8')
  }

  /**
   * Begins the next run of a process: files whose hash and content are no longer known to be current are looked up again.
   * @param isCurrent whether a file, by its absolute path, is unchanged since the last run
   */
  nextRun(isCurrent: (path: string) => boolean): void {
    for (const [key, entry] of this.seen) {
      const path = resolve(this.root, key)
      if (isCurrent(path)) continue
      this.known.set(key, entry)
      this.seen.delete(key)
      this.contents.delete(path)
    }
  }

  /** Absolute paths of files that have changed since this run looked them up. */
  outdated(): string[] {
    const now = new FileHashes(this.root, Object.fromEntries(this.seen))
    const paths = [...this.seen].map(([key, { hash }]) => ({ path: resolve(this.root, key), hash }))
    return paths.flatMap(({ path, hash }) => (now.of(path) === hash ? [] : [path]))
  }

  /** Hashes of the files used in this run, to store for the next one. */
  stored(): Record<string, Entry> {
    return Object.fromEntries([...this.seen].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  private key(path: string): string {
    return path.startsWith(`${this.root}/`) ? path.slice(this.root.length + 1) : path
  }
}
