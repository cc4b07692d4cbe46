import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isRunning } from './is-running'
import type { WrittenFile } from './write-forms'

/** What is known of a written file: what it was made from, and how it lay on disk. */
export interface OutputEntry {
  key: string
  size: number
  mtimeMs: number
}

/** Path inside the output folder → entry. */
export type OutputManifest = Record<string, OutputEntry>

/**
 * The output folder, built beside the last good one and put in its place at the end, so that a failed or interrupted build
 * leaves the last one untouched. Files whose key has not changed are hard-linked from there instead of written again; a file
 * that somebody has edited by hand differs in size or time and is written anew.
 */
export class StagedTree {
  readonly manifest: OutputManifest = {}
  private readonly staging: string
  private readonly folders = new Set<string>()
  /** Files written in this build, not linked. */
  written = 0
  bytes = 0

  constructor(
    private readonly target: string,
    private readonly previous: OutputManifest,
  ) {
    StagedTree.recover(target)
    sweep(target)
    // Of its own for each process: two builds at a time do not write into each other.
    this.staging = `${target}.next-${process.pid}`
    rmSync(this.staging, { recursive: true, force: true })
    mkdirSync(this.staging, { recursive: true })
  }

  /** Puts the last good folder back when a build was cut off between the two renames of {@link commit}. */
  static recover(target: string): void {
    const old = `${target}.last`
    if (existsSync(target)) rmSync(old, { recursive: true, force: true })
    else if (existsSync(old)) renameSync(old, target)
  }

  /** Whether every file of `manifest` lies in `target` as it was written, and nothing else does. */
  static intact(target: string, manifest: OutputManifest): boolean {
    const entries = Object.entries(manifest)
    return entries.every(([path, entry]) => lies(join(target, path), entry)) && countFiles(target) === entries.length
  }

  /** Whether the last build wrote this file from the same key. */
  wrote(path: string, key: string): boolean {
    return this.previous[path]?.key === key
  }

  /** Whether the last build wrote this file from the same key and it still lies there. */
  has(path: string, key: string): boolean {
    const entry = this.previous[path]
    return entry !== undefined && entry.key === key && lies(join(this.target, path), entry)
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
  note(path: string, key: string, { size, mtimeMs }: WrittenFile): void {
    this.manifest[path] = { key, size, mtimeMs }
    this.written++
    this.bytes += size
  }

  /** Puts the new folder in the place of the old one. */
  commit(): void {
    const old = `${this.target}.last`
    if (existsSync(this.target)) renameSync(this.target, old)
    renameSync(this.staging, this.target)
    rmSync(old, { recursive: true, force: true })
  }

  /** Throws the new folder away. */
  discard(): void {
    rmSync(this.staging, { recursive: true, force: true })
  }
}

/** Removes what builds left that were cut off. */
function sweep(target: string): void {
  const folder = dirname(target)
  const prefix = `${basename(target)}.next-`
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const pid = name.startsWith(prefix) ? name.slice(prefix.length) : ''
    if (/^\d+$/.test(pid) && !isRunning(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function countFiles(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory()).length
}

function lies(file: string, entry: OutputEntry): boolean {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat !== undefined && stat.size === entry.size && stat.mtimeMs === entry.mtimeMs
}
