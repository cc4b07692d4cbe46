import { accessSync } from 'node:fs'
import { join } from 'node:path'
import { FileHashes, holdsEnvironment, readHeadCommit, Store } from '../../load'
import { asDocsError, DocsError } from '../../model'
import { hashInputs } from '../../site'
import { checkOutputPlace } from '../check-output-place'
import { StagedTree } from '../staged-tree'
import { takeLock } from '../take-lock'
import type { BuildOptions, BuildState, BuildSummary } from './build-types'
import { failedBuild } from './failed-build'
import { isUntouched, rememberOutput } from './output-stamp'
import { Steps } from './steps'

/**
 * Builds a site. Problems are collected. If there are errors, the previous output is unchanged.
 *
 * If nothing has changed since the previous build, only this module runs, and the rest of the engine isn't loaded.
 */
export async function buildSite(options: BuildOptions): Promise<BuildSummary> {
  const steps = new Steps(options.terminal)
  let unlock: (() => void) | undefined
  try {
    accessSync(options.root)
    checkOutputPlace(options.root, options.out)
    unlock = lock(options)
    return await build(options, steps)
  } catch (error) {
    const known = asDocsError(error)
    if (!known) throw error
    return failedBuild([{ ...known.parts, severity: 'error' }], steps)
  } finally {
    unlock?.()
  }
}

/** Prevents other builds from using the same cache and output. */
function lock({ cache, out }: BuildOptions): () => void {
  const file = join(cache, 'build.lock')
  const taken = takeLock(file)
  if (typeof taken === 'function') return taken
  throw new DocsError({
    code: 'build-running',
    title: `Another build is writing to this folder (process ${taken}).`,
    hint: `Wait until it has finished, and run the command again. If no build is running, delete ${file}.`,
    at: out,
  })
}

async function build(options: BuildOptions, steps: Steps): Promise<BuildSummary> {
  const store = new Store(options.cache, options.engine.hash)
  steps.begin('read')
  const state = store.read<BuildState>('build.json')
  StagedTree.recover(options.out)
  const hashes = new FileHashes(options.root, state?.hashes)
  const inputs = hashInputs(options.root, hashes, [
    options.engine.hash,
    String(options.release),
    JSON.stringify(options.overrides),
    readHeadCommit(options.root) ?? '',
  ])
  const manifest = state?.manifest ?? {}
  const untouched = isUntouched(options.out, store, manifest)
  if (
    state?.inputs === inputs &&
    Object.entries(state.outside).every(([file, hash]) => hashes.of(join(options.root, file)) === hash) &&
    holdsEnvironment(state.environment) &&
    (untouched || StagedTree.intact(options.out, manifest))
  ) {
    if (!untouched) rememberOutput(options.out, store, manifest)
    steps.end()
    return { ...state.summary, unchanged: true, written: 0, times: steps.times }
  }
  const { fullBuild } = await import('./full-build')
  return fullBuild({ options, store, hashes, inputs, steps, manifest, isUntouched: untouched })
}
