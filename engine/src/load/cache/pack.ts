import { closeSync, fstatSync, ftruncateSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { seal, unseal } from './seal'
import type { Store } from './store'

/** Position of a value in the file, in bytes. */
interface Place {
  start: number
  length: number
}

interface Index {
  /** Size of the indexed data. Bytes after it are from an interrupted run. */
  size: number
  places: Record<string, Place>
}

/** The file is compacted if a larger share of it is unused. */
const MAX_WASTE = 0.5
/** Maximum number of pending characters in memory. */
const MAX_PENDING = 16_000_000

/**
 * Stores many JSON values in one file, because creating files is slow. Values are appended, and the index is written last, so an interrupted run
 * doesn't lose earlier values.
 */
export class Pack {
  private readonly places = new Map<string, Place>()
  private readonly pending = new Map<string, string>()
  private pendingLength = 0
  /** Whether the index on disk is outdated. */
  private changed = false
  private descriptor: number | undefined
  private size = 0

  private readonly file: string
  private readonly indexName: string

  /** @param name of the data file and the index in the store */
  constructor(
    private readonly store: Store,
    name: string,
  ) {
    this.file = store.path(`${name}.pack`)
    this.indexName = `${name}.json`
    const index = store.read<Index>(this.indexName)
    if (!index || !this.open('r+') || fstatSync(this.descriptor ?? 0).size < index.size) return
    this.size = index.size
    for (const [key, place] of Object.entries(index.places)) this.places.set(key, place)
  }

  /** The value of a key; `undefined` if it doesn't exist or is damaged. */
  get<T>(key: string): T | undefined {
    const waiting = this.pending.get(key)
    if (waiting !== undefined) return JSON.parse(waiting) as T
    const place = this.places.get(key)
    if (!place || this.descriptor === undefined) return undefined
    const bytes = Buffer.allocUnsafe(place.length)
    if (readSync(this.descriptor, bytes, 0, place.length, place.start) !== place.length) return undefined
    const content = unseal(key, bytes)
    return content === undefined ? undefined : (JSON.parse(content.toString('utf8')) as T)
  }

  /** Sets the value of a key. It is written at the latest by {@link save}. */
  set(key: string, value: unknown): void {
    const text = JSON.stringify(value)
    this.pending.set(key, text)
    this.pendingLength += text.length
    if (this.pendingLength > MAX_PENDING) this.flush()
  }

  /** Writes pending values. If `keep` is set, removes all other keys. */
  save(keep?: ReadonlySet<string>): void {
    if (keep) for (const key of this.places.keys()) if (!keep.has(key)) this.changed = this.places.delete(key)
    if (this.pending.size > 0 || keep) this.flush()
    if (!this.changed) return
    this.changed = false
    this.store.write(this.indexName, { size: this.size, places: Object.fromEntries(this.places) } satisfies Index)
  }

  /** Appends pending values to the file. The index is not updated. */
  private flush(): void {
    this.open('r+') || this.open('w+')
    const descriptor = this.descriptor
    if (descriptor === undefined) return
    this.changed ||= this.pending.size > 0
    const written = [...this.pending].map(([key, text]) => ({ key, bytes: seal(key, text) }))
    for (const { key } of written) this.places.delete(key)
    const alive = [...this.places.values()].reduce((sum, place) => sum + place.length, 0)
    if (this.size > 0 && alive < this.size * (1 - MAX_WASTE)) this.compact()
    else ftruncateSync(descriptor, this.size)
    writeSync(this.descriptor ?? descriptor, Buffer.concat(written.map(({ bytes }) => bytes)), 0, undefined, this.size)
    for (const { key, bytes } of written) {
      this.places.set(key, { start: this.size, length: bytes.length })
      this.size += bytes.length
    }
    this.pending.clear()
    this.pendingLength = 0
  }

  /** Closes the file. */
  close(): void {
    if (this.descriptor !== undefined) closeSync(this.descriptor)
    this.descriptor = undefined
  }

  private open(flags: 'r+' | 'w+'): boolean {
    if (this.descriptor !== undefined) return true
    try {
      mkdirSync(dirname(this.file), { recursive: true })
      this.descriptor = openSync(this.file, flags)
      return true
    } catch {
      return false
    }
  }

  /** Copies the indexed values to a new file. */
  private compact(): void {
    const old = this.descriptor
    if (old === undefined) return
    const staging = `${this.file}.${process.pid}`
    const next = openSync(staging, 'w+')
    let size = 0
    for (const [key, { start, length }] of this.places) {
      const bytes = Buffer.allocUnsafe(length)
      readSync(old, bytes, 0, length, start)
      writeSync(next, bytes, 0, length, size)
      this.places.set(key, { start: size, length })
      size += length
    }
    rmSync(this.file, { force: true })
    renameSync(staging, this.file)
    closeSync(old)
    this.descriptor = next
    this.size = size
  }
}
