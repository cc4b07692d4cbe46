import type { Problem } from '../../model'
import type { BuildSummary } from './build-types'
import type { Steps } from './steps'

/** Creates the summary of a build with errors, which writes nothing. */
export function failedBuild(problems: Problem[], steps: Steps): BuildSummary {
  steps.end()
  const nothing = { pages: 0, files: 0, bytes: 0, written: 0 }
  const counts = { articles: { cached: 0, compiled: 0 }, documents: { cached: 0, rendered: 0 } }
  return { ok: false, unchanged: false, ...nothing, ...counts, problems, times: steps.times }
}
