import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Store } from '../../load'

/** Encoded pictures, kept in a folder by names that change with their content. */
export class ImageCache {
  private readonly store: Store
  private readonly asked = new Set<string>()
  /** What is being made. */
  private readonly making = new Map<string, Promise<Uint8Array>>()

  /** @param cache the cache folder of the site */
  constructor(cache: string) {
    // Names change with the way of encoding, so pictures can be used again by another state of the engine.
    this.store = new Store(join(cache, 'pictures'), '')
  }

  /** Notes that a picture is in use, so that {@link prune} leaves it. */
  use(name: string): void {
    this.asked.add(name)
  }

  /** Begins to make what is not kept, while there is other work; {@link get} has the bytes, or what went wrong. */
  begin(name: string, make: () => Promise<Uint8Array>): void {
    if (!existsSync(this.store.path(name))) this.get(name, make).catch(() => undefined)
  }

  /** The bytes of this name, made when they are not kept. */
  get(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    this.use(name)
    const found = this.making.get(name) ?? this.find(name, make)
    this.making.set(name, found)
    const end = () => this.making.delete(name)
    found.then(end, end)
    return found
  }

  private async find(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const kept = this.store.readBytes(name)
    if (kept) return kept
    const bytes = await make()
    this.store.writeBytes(name, bytes)
    return bytes
  }

  /** Forgets what was not asked for. */
  prune(): void {
    let names: string[] = []
    try {
      names = readdirSync(this.store.folder)
    } catch {
      return
    }
    for (const name of names) if (!this.asked.has(name)) rmSync(this.store.path(name), { force: true })
  }
}
