import { DocsError, didYouMean, type Snippet } from '../../../model'
import { readRegions, WHOLE } from '../../code/regions'
import type { Lookups } from '../lookups'

/**
 * Finds a snippet by its name: `file.py#region`, `file.py` for the whole script, or `current:file.py#region` for a snippet of another version.
 * @throws DocsError `unknown-snippet`, `snippet-region`
 */
export function findSnippet(name: string, lookups: Lookups): Snippet {
  const [path = '', region] = name.split('#')
  const answer = lookups.snippet(path)
  if (!answer) {
    throw new DocsError({
      code: 'unknown-snippet',
      title: `Unknown snippet "${path}".`,
      hint: didYouMean(path, lookups.names('snippet')),
    })
  }
  const regions = readRegions(answer.text)
  const code = regions.get(region ?? WHOLE)
  if (code === undefined) {
    throw new DocsError({
      code: 'unknown-snippet',
      title: `The snippet "${path}" has no region "${region}".`,
      hint: didYouMean(
        region ?? '',
        [...regions.keys()].filter((known) => known !== WHOLE),
      ),
    })
  }
  const output = region === undefined ? undefined : answer.outputs[region]
  const { language, tested, release, names = {} } = answer
  return { code, language, tested, release, names, ...(output === undefined ? {} : { output }) }
}
