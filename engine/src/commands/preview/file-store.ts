import type { Stats } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** Larger files are sent piece by piece. */
const LARGEST_KEPT = 1_000_000
const MOST_BYTES = 64_000_000

interface Kept {
  size: number
  mtimeMs: number
  bytes: Uint8Array
}

/**
 * Contents of files that were asked for, in memory up to a bound; what was not asked for longest goes first. A thousand readers of one page
 * open its file once.
 */
export class FileStore {
  private readonly kept = new Map<string, Kept>()
  private readonly reading = new Map<string, Promise<Uint8Array>>()
  private bytes = 0

  /** @param mostBytes how much is kept in all */
  constructor(private readonly mostBytes = MOST_BYTES) {}

  /** Whether a file of this size is read as a whole. */
  static holds(size: number): boolean {
    return size <= LARGEST_KEPT
  }

  /**
   * The content of a file that lies on disk as `stat` says. A promise when it has to be read; it raises what the file system raises.
   */
  read(file: string, { size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): Uint8Array | Promise<Uint8Array> {
    const known = this.kept.get(file)
    if (known) this.forget(file, known)
    if (known?.size === size && known.mtimeMs === mtimeMs) {
      this.keep(file, known)
      return known.bytes
    }
    const key = `${size} ${mtimeMs} ${file}`
    const begun = this.reading.get(key)
    if (begun) return begun
    const reading = readFile(file)
      .then((bytes) => {
        // What has changed since is not kept under the size and time it had.
        if (bytes.length === size) this.keep(file, { size, mtimeMs, bytes })
        return bytes
      })
      .finally(() => this.reading.delete(key))
    this.reading.set(key, reading)
    return reading
  }

  private keep(file: string, entry: Kept): void {
    const other = this.kept.get(file)
    if (other) this.forget(file, other)
    this.kept.set(file, entry)
    this.bytes += entry.size
    for (const [name, oldest] of this.kept) {
      if (this.bytes <= this.mostBytes) return
      this.forget(name, oldest)
    }
  }

  private forget(file: string, entry: Kept): void {
    this.kept.delete(file)
    this.bytes -= entry.size
  }
}
