import { z } from 'zod'
import { DocsError, didYouMean, resolveLanguage } from '../../model'
import { findRegion, regionNames } from '../code'
import { markLines, renderCode } from './code-blocks'
import type { Page } from './page'
import type { JsxNode } from './phrasing'
import { checkNoContent, readProps } from './read-props'
import { NOTHING, type Rendered } from './rendered'
import { attempt, type Scope } from './scope'

const SnippetProps = z.strictObject({
  name: z.string().min(1),
  title: z.string().min(1).optional(),
  highlight: z.string().min(1).optional(),
  output: z.union([z.boolean(), z.literal('only')]).default(false),
})

/** Code of a snippet with what is known of its last run. */
export interface FoundSnippet {
  code: string
  language: string
  tested: boolean
  /** Label of the version that it ran with. */
  release: string
  output?: string
}

/** `<Snippet name="try_gx.py#validate" title="…" highlight="2-4" output />`: code that is executed, not written into the page. */
export function renderSnippet(node: JsxNode, scope: Scope): Rendered {
  checkNoContent(node, scope)
  const found = readProps(node, SnippetProps, scope)
  if (!found) return NOTHING
  const { page } = scope
  const { name, title, highlight, output } = found.props
  const rendered = attempt(scope, node, () => {
    const snippet = findSnippet(name, page)
    if (output !== false && snippet.output === undefined) {
      throw new DocsError({
        code: 'snippet-output',
        title: `The snippet "${name}" has no recorded output.`,
        hint: name.includes('#')
          ? 'Run `npm run snippets`; the region must print something.'
          : 'Output belongs to a region: name="file.py#region".',
      })
    }
    const language = resolveLanguage(snippet.language, page.config.code.languages)
    const lines =
      output === 'only' ? [] : attempt(scope, node, () => atSnippet(name, () => markLines(snippet.code, language, highlight)))
    if (!lines) return NOTHING
    return renderCode(
      {
        lines,
        language,
        title,
        tested: snippet.tested && output !== 'only' ? snippet.release : undefined,
        output: output === false ? undefined : snippet.output,
      },
      page,
    )
  })
  return rendered ?? NOTHING
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

/** A mark that is wrong stands in the snippet; its line there is not known any more, so the message names the snippet. */
function atSnippet<T>(name: string, step: () => T): T {
  try {
    return step()
  } catch (error) {
    if (!(error instanceof DocsError)) throw error
    const { at: line, ...parts } = error.parts
    throw new DocsError({
      ...parts,
      title: `In the snippet "${name}": ${error.title}`,
      ...(line === undefined ? {} : { hint: `${error.hint ?? ''} (line ${line} of what is shown)`.trim() }),
    })
  }
}
