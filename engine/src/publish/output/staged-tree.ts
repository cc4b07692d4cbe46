import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findFiles, hashText } from '../../load'
import { asDocsError } from '../../model'
import { isRunning } from './is-running'
import type { WrittenFile } from './write-forms'

/** What is known of a written file: what it was made from, and its content. */
export interface OutputEntry extends WrittenFile {
  key: string
}

/** Path inside the output folder → entry. */
export type OutputManifest = Record<string, OutputEntry>

/**
 * The output folder, built beside the last good one and put in its place at the end, so that a failed or interrupted build
 * leaves the last one untouched. Files whose key has not changed are hard-linked from there instead of written again, except
 * those whose content is not what was written.
 */
export class StagedTree {
  readonly manifest: OutputManifest = {}
  private readonly staging: string
  private readonly folders = new Set<string>()
  /** Files written in this build, not linked. */
  written = 0
  bytes = 0

  /**
   * @param previous what the last build wrote
   * @param isUntouched whether nothing has been written to the target since, so that its files need not be read
   */
  constructor(
    private readonly target: string,
    private readonly previous: OutputManifest,
    private readonly isUntouched = false,
  ) {
    // The process is named, so that what is left of one that was cut off can be told from one that runs.
    this.staging = `${target}.next-${process.pid}`
    rmSync(this.staging, { recursive: true, force: true })
    mkdirSync(dirname(target), { recursive: true })
    // Not recursive: on a disk that can only be read that would fail with "does not exist".
    mkdirSync(this.staging)
  }

  /**
   * Removes what builds have left that were cut off, and puts the last good folder back when one was cut off between the two renames of
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
   * Identifies the files of `manifest` as they are in `target`, without reading them: every write to one of them changes its time of
   * change, which no program can set. `undefined` if one is missing or there are others.
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

  /** Whether `target` has the files of `manifest` with the content that was written, and no others. */
  static intact(target: string, manifest: OutputManifest): boolean {
    const entries = Object.entries(manifest)
    return entries.every(([path, entry]) => hasContent(join(target, path), entry)) && countFiles(target) === entries.length
  }

  /** Whether the last build wrote this file from the same key. */
  wrote(path: string, key: string): boolean {
    return this.previous[path]?.key === key
  }

  /** Whether the last build wrote this file from the same key and its content is still there. */
  has(path: string, key: string): boolean {
    const entry = this.previous[path]
    return entry?.key === key && (this.isUntouched || hasContent(join(this.target, path), entry))
  }

  /** Takes a file over from the last build; call only after {@link has}. */
  keep(path: string): void {
    const entry = this.previous[path]
    if (!entry) throw new Error(`not in the last build: ${path}`)
    linkSync(join(this.target, path), this.place(path))
    this.manifest[path] = entry
    this.bytes += entry.size
  }

  /** Where a file of this build is to be written. */
  place(path: string): string {
    const file = join(this.staging, path)
    const folder = dirname(file)
    if (!this.folders.has(folder)) {
      mkdirSync(folder, { recursive: true })
      this.folders.add(folder)
    }
    return file
  }

  /** Notes that a file lies at its {@link place}. */
  note(path: string, key: string, file: WrittenFile): void {
    this.manifest[path] = { key, ...file }
    this.written++
    this.bytes += file.size
  }

  /** Puts the new folder in the place of the old one, which stays if that fails. */
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
      // The new folder is in its place: what is left of the old one is removed, or named, by the next build.
      if (!asDocsError(error)) throw error
    }
  }

  /** Throws the new folder away. */
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
