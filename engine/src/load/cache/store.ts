import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { seal, unseal } from './seal'

/**
 * Values in the files of a folder, written atomically. Reading returns `undefined` for a file that is missing, damaged, or written by a
 * different version of the engine.
 */
export class Store {
  constructor(
    readonly folder: string,
    /** Hash of the engine; values of other engines are ignored. */
    private readonly engine: string,
  ) {}

  /** Reads a JSON value. */
  read<T>(name: string): T | undefined {
    const bytes = this.readBytes(name)
    return bytes === undefined ? undefined : (JSON.parse(bytes.toString('utf8')) as T)
  }

  write(name: string, value: unknown): void {
    this.writeBytes(name, JSON.stringify(value))
  }

  readBytes(name: string): Buffer | undefined {
    try {
      return unseal(this.label(name), readFileSync(this.path(name)))
    } catch {
      return undefined
    }
  }

  writeBytes(name: string, content: string | Uint8Array): void {
    const path = this.path(name)
    const staging = `${path}.${process.pid}`
    mkdirSync(dirname(path), { recursive: true })
    try {
      writeFileSync(staging, seal(this.label(name), content))
      renameSync(staging, path)
    } catch (error) {
      rmSync(staging, { force: true })
      throw error
    }
  }

  /** Path of the file with a value. */
  path(name: string): string {
    return join(this.folder, name)
  }

  private label(name: string): string {
    return `${this.engine} ${name}`
  }
}
