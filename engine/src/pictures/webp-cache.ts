import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Encoded pictures, kept in a folder by names that change with their content. */
export class WebpCache {
  private readonly folder: string
  private readonly asked = new Set<string>()

  /** @param cache the cache folder of the site */
  constructor(cache: string) {
    this.folder = join(cache, 'pictures')
  }

  /** Notes that a picture is in use, so that {@link prune} leaves it. */
  use(name: string): void {
    this.asked.add(name)
  }

  /** The bytes of this name, made when they are not kept. */
  async get(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    this.use(name)
    const file = join(this.folder, name)
    try {
      return readFileSync(file)
    } catch {
      const bytes = await make()
      const staging = `${file}.${process.pid}`
      mkdirSync(this.folder, { recursive: true })
      writeFileSync(staging, bytes)
      renameSync(staging, file)
      return bytes
    }
  }

  /** Forgets what was not asked for. */
  prune(): void {
    let names: string[] = []
    try {
      names = readdirSync(this.folder)
    } catch {
      return
    }
    for (const name of names) if (!this.asked.has(name)) rmSync(join(this.folder, name), { force: true })
  }
}
