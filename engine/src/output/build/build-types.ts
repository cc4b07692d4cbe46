import type { EnvironmentHashes, FileHashes } from '../../load'
import type { ConfigOverrides, Engine, Problem } from '../../model'
import type { OutputManifest } from '../staged-tree'

/** Options of a build. */
export interface BuildOptions {
  engine: Engine
  /** The site folder. */
  root: string
  /** The output folder. */
  out: string
  /** The cache folder. */
  cache: string
  /** Whether to compress files as much as possible, which takes longer. */
  release: boolean
  /** Settings that override those of the configuration. */
  overrides: ConfigOverrides
  /** Terminal for the progress. */
  terminal?: NodeJS.WriteStream
}

/** Summary of a build. */
export interface BuildSummary {
  ok: boolean
  /** Whether nothing has changed since the previous build. */
  unchanged: boolean
  pages: number
  files: number
  bytes: number
  /** Number of files that were written instead of linked from the previous build. */
  written: number
  articles: { cached: number; compiled: number }
  documents: { cached: number; rendered: number }
  problems: Problem[]
  /** Time of each step in milliseconds. */
  times: { step: string; ms: number }[]
}

/** The state that a build stores for the next one. */
export interface BuildState {
  /** Hash of all input files. */
  inputs: string
  /** Hashes of input files that can be outside of the site folder, by path relative to it. */
  outside: Record<string, string>
  /** Environment variables that the modules of the site use. */
  environment: EnvironmentHashes
  manifest: OutputManifest
  hashes: ReturnType<FileHashes['stored']>
  summary: BuildSummary
}
