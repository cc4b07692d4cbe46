import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findFiles, hashText } from '../load'
import { asDocsError } from '../model'
import { isRunning } from './is-running'
import type { WrittenFile } from './write-variants'

/** A written file: the key of its inputs, and its content. */
export interface OutputEntry extends WrittenFile {
  key: string
}

/** Written files by their path inside the output folder. */
export type OutputManifest = Record<string, OutputEntry>

/**
 * The output folder. A build writes to a new folder, which replaces the old one at the end, so a failed or interrupted build doesn't change the
 * output. Files with the same key as in the previous build are hard-linked from there, unless their content has been changed since.
 */
export class StagedTree {
  readonly manifest: OutputManifest = {}
  private readonly staging: string
  private readonly folders = new Set<string>()
  /** Number of files that were written instead of linked. */
  written = 0
  /** Size of all files. */
  bytes = 0

  /**
   * @param previous the files of the previous build
   * @param isUntouched whether the target is unchanged since then, so that its files don't have to be read
   */
  constructor(
    private readonly target: string,
    private readonly previous: OutputManifest,
    private readonly isUntouched = false,
  ) {
    // The name contains the process, so that folders of interrupted builds can be recognized.
    this.staging = `${target}.next-${process.pid}`
    rmSync(this.staging, { recursive: true, force: true })
    mkdirSync(dirname(target), { recursive: true })
    // Not recursive, because a recursive call fails with the misleading error "does not exist" on a read-only disk.
    mkdirSync(this.staging)
  }

  /**
   * Removes the folders of interrupted builds, and restores the previous output if a build was interrupted between the two renames of
   * {@link commit}.
   */
  static recover(target: string): void {
    const old = `${target}.last`
    if (existsSync(target)) rmSync(old, { recursive: true, force: true })
    else if (existsSync(old)) renameSync(old, target)
    const folder = dirname(target)
    const prefix = `${basename(target)}.next-`
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      const pid = name.startsWith(prefix) ? name.slice(prefix.length) : ''
      if (/^\d+$/.test(pid) && !isRunning(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true })
    }
  }

  /**
   * Returns an identifier for the current state of the files of `manifest` in `target`, without reading them: every write changes the ctime, which
   * programs can't set. Returns `undefined` if files are missing or there are additional ones.
   */
  static stamp(target: string, manifest: OutputManifest): string | undefined {
    const entries = Object.entries(manifest)
    const lines: string[] = []
    for (const [path, entry] of entries) {
      const stat = statSync(join(target, path), { throwIfNoEntry: false })
      if (stat?.size !== entry.size) return undefined
      lines.push(`${path} ${entry.hash} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino}`)
    }
    return countFiles(target) === entries.length ? hashText(lines.join('\n')) : undefined
  }

  /** Whether `target` contains exactly the files of `manifest`, with the content that was written. */
  static intact(target: string, manifest: OutputManifest): boolean {
    const entries = Object.entries(manifest)
    return entries.every(([path, entry]) => hasContent(join(target, path), entry)) && countFiles(target) === entries.length
  }

  /** Whether the previous build wrote this file with the same key. */
  wrote(path: string, key: string): boolean {
    return this.previous[path]?.key === key
  }

  /** Whether the previous build wrote this file with the same key, and its content is unchanged. */
  has(path: string, key: string): boolean {
    const entry = this.previous[path]
    return entry?.key === key && (this.isUntouched || hasContent(join(this.target, path), entry))
  }

  /** Links a file of the previous build, for which {@link has} returned true. */
  keep(path: string): void {
    const entry = this.previous[path]
    if (!entry) throw new Error(`not in the previous build: ${path}`)
    linkSync(join(this.target, path), this.place(path))
    this.manifest[path] = entry
    this.bytes += entry.size
  }

  /** Returns the path for writing a file of this build, and creates its folder. */
  place(path: string): string {
    const file = join(this.staging, path)
    const folder = dirname(file)
    if (!this.folders.has(folder)) {
      mkdirSync(folder, { recursive: true })
      this.folders.add(folder)
    }
    return file
  }

  /** Records a file that was written to its {@link place}. */
  note(path: string, key: string, file: WrittenFile): void {
    this.manifest[path] = { key, ...file }
    this.written++
    this.bytes += file.size
  }

  /** Replaces the old folder with the new one. If that fails, the old folder is unchanged. */
  commit(): void {
    const old = `${this.target}.last`
    if (existsSync(this.target)) renameSync(this.target, old)
    try {
      renameSync(this.staging, this.target)
    } catch (error) {
      StagedTree.recover(this.target)
      throw error
    }
    try {
      rmSync(old, { recursive: true, force: true })
    } catch (error) {
      // The new folder is in place. The next build removes the rest of the old one, or reports the error.
      if (!asDocsError(error)) throw error
    }
  }

  /** Deletes the new folder. */
  discard(): void {
    rmSync(this.staging, { recursive: true, force: true })
  }
}

function countFiles(folder: string): number {
  return [...findFiles(folder)].length
}

function hasContent(file: string, { size, hash }: OutputEntry): boolean {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat?.isFile() === true && stat.size === size && hashText(readFileSync(file)) === hash
}
