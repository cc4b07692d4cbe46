import { DocsError, didYouMean } from '../../../model'
import { findRegion, regionNames } from '../../code'
import type { Page } from '../page'

/** Code of a snippet with what is known of its last run. */
export interface FoundSnippet {
  code: string
  language: string
  tested: boolean
  /** Label of the version that it ran with. */
  release: string
  output?: string
}

/**
 * A snippet by its name, `file.py#region` or `file.py` for the whole script, of another version with its name before it
 * (`current:file.py#region`); notes that the page shows it. A page that shows code of two versions is tested with neither as a whole.
 * @throws DocsError `unknown-snippet`, `snippet-region`
 */
export function findSnippet(name: string, page: Page): FoundSnippet {
  const [path = '', region] = name.split('#')
  const answer = page.lookups.snippet(path)
  if (!answer) {
    throw new DocsError({
      code: 'unknown-snippet',
      title: `There is no snippet "${path}".`,
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
  if (!answer.tested || answer.release !== page.version.label) page.unproven = true
  const output = region === undefined ? undefined : answer.outputs[region]
  const { language, tested, release } = answer
  return { code, language, tested, release, ...(output === undefined ? {} : { output }) }
}
