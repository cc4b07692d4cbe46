import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Store } from '../../load'

/** Encoded images in a folder. Their names change with their content. */
export class ImageCache {
  private readonly store: Store
  private readonly used = new Set<string>()
  private readonly pending = new Map<string, Promise<Uint8Array>>()

  /** @param cache the cache folder of the site */
  constructor(cache: string) {
    // Names include the encoding options, so other versions of the engine can use the same images.
    this.store = new Store(join(cache, 'images'), '')
  }

  /** Marks an image as used, so that {@link prune} keeps it. */
  use(name: string): void {
    this.used.add(name)
  }

  /** Starts creating a missing image in the background. {@link get} returns the image or throws the error. */
  begin(name: string, make: () => Promise<Uint8Array>): void {
    if (!existsSync(this.store.path(name))) this.get(name, make).catch(() => undefined)
  }

  /** Returns the bytes of an image. Creates the image if it is missing. */
  get(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    this.use(name)
    const found = this.pending.get(name) ?? this.find(name, make)
    this.pending.set(name, found)
    const end = () => this.pending.delete(name)
    found.then(end, end)
    return found
  }

  private async find(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const cached = this.store.readBytes(name)
    if (cached) return cached
    const bytes = await make()
    this.store.writeBytes(name, bytes)
    return bytes
  }

  /** Deletes unused images. */
  prune(): void {
    let names: string[] = []
    try {
      names = readdirSync(this.store.folder)
    } catch {
      return
    }
    for (const name of names) if (!this.used.has(name)) rmSync(this.store.path(name), { force: true })
  }
}
