import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * JSON values on disk below one folder, written whole or not at all. A broken or missing file reads as `undefined`, and so does one
 * that another state of the engine has written: its form may be another.
 */
export class Store {
  constructor(
    readonly folder: string,
    private readonly engine = process.env.DOCS_ENGINE_HASH ?? '',
  ) {}

  read<T>(name: string): T | undefined {
    try {
      const stored = JSON.parse(readFileSync(join(this.folder, name), 'utf8')) as { engine: string; value: T }
      return stored.engine === this.engine ? stored.value : undefined
    } catch {
      return undefined
    }
  }

  write(name: string, value: unknown): void {
    const path = join(this.folder, name)
    const staging = `${path}.${process.pid}`
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(staging, JSON.stringify({ engine: this.engine, value }))
    renameSync(staging, path)
  }
}
