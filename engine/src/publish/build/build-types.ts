import type { EnvironmentHashes, FileHashes } from '../../load'
import type { ConfigOverrides, Engine, Problem } from '../../model'
import type { OutputManifest } from '../output/staged-tree'

/** How to build. */
export interface BuildOptions {
  engine: Engine
  /** The site folder. */
  root: string
  /** Where the built site goes. */
  out: string
  /** Where results are kept between builds. */
  cache: string
  /** Smallest files at the price of time: brotli 11 instead of 5. */
  release: boolean
  /** Settings that take the place of those of the configuration. */
  overrides: ConfigOverrides
  /** Where progress is drawn. */
  terminal?: NodeJS.WriteStream
}

/** What a build did. */
export interface BuildSummary {
  ok: boolean
  /** Nothing had changed: the last output stands. */
  unchanged: boolean
  pages: number
  files: number
  bytes: number
  /** Files written, not taken over from the last build. */
  written: number
  articles: { cached: number; compiled: number }
  documents: { cached: number; rendered: number }
  problems: Problem[]
  times: { step: string; ms: number }[]
}

/** What a finished build leaves for the next one. */
export interface BuildState {
  /** Hash of all that was read. */
  inputs: string
  /** Hashes of files that were read although they may be outside of the site folder, by their path from it. */
  outside: Record<string, string>
  /** Environment variables that the site's modules name, as they were. */
  environment: EnvironmentHashes
  manifest: OutputManifest
  hashes: ReturnType<FileHashes['stored']>
  summary: BuildSummary
}
