import { DocsError, didYouMean } from '../../../model'
import { findRegion, regionNames } from '../../code/regions'
import type { Page } from '../page'

/** The code of a snippet and the result of its last run. */
export interface FoundSnippet {
  code: string
  language: string
  tested: boolean
  /** Label of the version that it ran with. */
  release: string
  output?: string
}

/**
 * Finds a snippet by its name: `file.py#region`, `file.py` for the whole script, or `current:file.py#region` for that of another version.
 * Records that the page shows it. A page with code of two versions does not count as tested.
 * @throws DocsError `unknown-snippet`, `snippet-region`
 */
export function findSnippet(name: string, page: Page): FoundSnippet {
  const [path = '', region] = name.split('#')
  const answer = page.lookups.snippet(path)
  if (!answer) {
    throw new DocsError({
      code: 'unknown-snippet',
      title: `Unknown snippet "${path}".`,
      hint: didYouMean(path, page.lookups.names('snippet')),
    })
  }
  const code = findRegion(answer.text, region)
  if (code === undefined) {
    throw new DocsError({
      code: 'unknown-snippet',
      title: `The snippet "${path}" has no region "${region}".`,
      hint: didYouMean(region ?? '', regionNames(answer.text)),
    })
  }
  page.snippets.add(name)
  if (!answer.tested || answer.release !== page.version.label) page.hasUntestedCode = true
  const output = region === undefined ? undefined : answer.outputs[region]
  const { language, tested, release } = answer
  return { code, language, tested, release, ...(output === undefined ? {} : { output }) }
}
