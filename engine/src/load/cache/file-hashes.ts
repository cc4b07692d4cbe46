import { readFileSync, statSync } from 'node:fs'
import { hashText } from './hash'

interface Entry {
  /** `size:mtime:ctime:inode` */
  stamp: string
  hash: string
}

/** File timestamps are coarse: a file changed this recently may change again under the same stamp, so it is read again. */
const SETTLED_MS = 2000

/**
 * Content hashes of files, re-read only when size, inode or one of the times differ from the last run. Programs can set the
 * time of modification, but not that of the last change.
 * Paths are absolute in memory and relative to `root` in the stored form.
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

  /** Hash of the file's content; `missing` when there is none, so that appearing counts as a change. */
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

  /** Content of a file, kept for this run; `undefined` when it is missing. */
  bytes(path: string): Buffer | undefined {
    const kept = this.contents.get(path)
    if (kept !== undefined) return kept
    if (this.of(path) === 'missing') return undefined
    const content = readFileSync(path)
    this.contents.set(path, content)
    return content
  }

  /** Text of a UTF-8 file; `undefined` when it is missing. */
  text(path: string): string | undefined {
    return this.bytes(path)?.toString('utf8')
  }

  /** What to store for the next run: the files asked for in this one. */
  stored(): Record<string, Entry> {
    return Object.fromEntries([...this.seen].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  private key(path: string): string {
    return path.startsWith(`${this.root}/`) ? path.slice(this.root.length + 1) : path
  }
}
