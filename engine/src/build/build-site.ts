import { FileHashes, holdsEnvironment, Store } from '../cache'
import { readHeadCommit } from '../content/head-commit'
import { asDocsError } from '../errors'
import { checkOutputPlace } from '../output/check-output-place'
import { StagedTree } from '../output/staged-tree'
import { hashInputs } from '../site/input-hash'
import type { BuildOptions, BuildState, BuildSummary } from './build-types'
import { failedBuild } from './failed-build'
import { isUntouched, rememberOutput } from './output-stamp'
import { Steps } from './steps'

/**
 * Builds a site into `out`. Problems are collected; with an error among them the last good output stays as it was.
 *
 * When nothing has changed since the last build this is all that runs: the rest of the engine is not even loaded.
 */
export async function buildSite(options: BuildOptions): Promise<BuildSummary> {
  const steps = new Steps(options.terminal)
  try {
    return await build(options, steps)
  } catch (error) {
    const known = asDocsError(error)
    if (!known) throw error
    return failedBuild([{ ...known.parts, severity: 'error' }], steps)
  }
}

async function build(options: BuildOptions, steps: Steps): Promise<BuildSummary> {
  const store = new Store(options.cache)
  steps.begin('read')
  const state = store.read<BuildState>('build.json')
  StagedTree.recover(options.out)
  checkOutputPlace(options.root, options.out)
  const hashes = new FileHashes(options.root, state?.hashes)
  const inputs = hashInputs(options.root, hashes, [
    process.env.DOCS_ENGINE_HASH ?? '',
    String(options.release),
    JSON.stringify(options.overrides),
    readHeadCommit(options.root) ?? '',
  ])
  const manifest = state?.manifest ?? {}
  const untouched = isUntouched(options.out, store, manifest)
  if (
    state?.inputs === inputs &&
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
