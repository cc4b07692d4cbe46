import type { z } from 'zod'
import type { RenderContext } from '../../model'
import { DocsError, parseJson } from '../../model'

/**
 * The data of a component from a JSON file of the version's content folder, checked. The read is recorded: pages that show the data are
 * compiled again when it changes.
 * @param path from the content folder, e.g. `help/compatibility.json`
 * @throws DocsError `data-missing`, `data-json`, `data-key`, `data-value`: each names the file and what to do
 */
export function readData<Schema extends z.ZodType>(context: RenderContext, path: string, schema: Schema): z.output<Schema> {
  const file = `content/${context.page.version}/${path}`
  const text = context.contentFile(path)
  if (text === undefined) {
    throw new DocsError({
      code: 'data-missing',
      title: `A component of this page shows the data of ${file}, which does not exist.`,
      hint: 'Bring the file back, or take the component out of the page.',
      at: context.at,
    })
  }
  const codes = { key: 'data-key', value: 'data-value', syntax: 'data-json' } as const
  return parseJson(schema, text, { codes, at: file, whole: 'The data' })
}
