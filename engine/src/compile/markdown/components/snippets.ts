import type { ReactNode } from 'react'
import { z } from 'zod'
import { DocsError, resolveLanguage } from '../../../model'
import { markLines, renderCode } from '../blocks/code-blocks'
import { showSnippet } from '../create-context'
import type { JsxNode } from '../parse/phrasing'
import { attempt } from '../scope'
import type { Scope } from '../state'
import { checkNoContent, readProps } from './read-props'

const SnippetProps = z.strictObject({
  name: z.string().min(1),
  title: z.string().min(1).optional(),
  highlight: z.string().min(1).optional(),
  output: z.union([z.boolean(), z.literal('only')]).default(false),
})

/** Renders `<Snippet name="quickstart.py#validate" title="…" highlight="2-4" output />`: code from a file that is run as a test. */
export function renderSnippet(node: JsxNode, scope: Scope): ReactNode {
  checkNoContent(node, scope)
  const found = readProps(node, SnippetProps, scope)
  if (!found) return null
  const { page } = scope
  const { name, title, highlight, output } = found.props
  const rendered = attempt(scope, node, () => {
    const snippet = showSnippet(name, page)
    if (output !== false && snippet.output === undefined) {
      throw new DocsError({
        code: 'snippet-output',
        title: `The snippet "${name}" has no recorded output.`,
        hint: name.includes('#')
          ? 'Run `npm run snippets`. The region must print something.'
          : 'Only regions have output: name="file.py#region".',
      })
    }
    const language = resolveLanguage(snippet.language, page.config.code.languages)
    const lines =
      output === 'only'
        ? []
        : attempt(scope, node, () => withSnippetName(name, () => markLines(snippet.code, language, highlight)))
    if (!lines) return null
    return renderCode(
      {
        lines,
        language,
        title,
        tested: snippet.tested && output !== 'only' ? snippet.release : undefined,
        output: output === false ? undefined : snippet.output,
        names: snippet.names,
      },
      page,
    )
  })
  return rendered ?? null
}

/** Runs a step whose errors contain a line of the shown code. Its line in the file is unknown, so the message contains the name of the snippet. */
function withSnippetName<T>(name: string, step: () => T): T {
  try {
    return step()
  } catch (error) {
    if (!(error instanceof DocsError)) throw error
    const { at: line, ...parts } = error.parts
    throw new DocsError({
      ...parts,
      title: `In the snippet "${name}": ${error.title}`,
      ...(line === undefined ? {} : { hint: `${error.hint ?? ''} (line ${line} of the shown code)`.trim() }),
    })
  }
}
