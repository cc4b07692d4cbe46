import type { z } from 'zod'
import type { RenderContext } from '../../model'
import { DocsError, parseJson } from '../../model'

/**
 * Reads and validates the data of a component from a JSON file of the version's content folder. The read is recorded, so the page is
 * compiled again if the file changes.
 * @param path relative to the content folder, e.g. `help/compatibility.json`
 * @throws DocsError `data-missing`, `data-json`, `data-key`, `data-value`
 */
export function readData<Schema extends z.ZodType>(context: RenderContext, path: string, schema: Schema): z.output<Schema> {
  const file = `content/${context.page.version}/${path}`
  const text = context.contentFile(path)
  if (text === undefined) {
    throw new DocsError({
      code: 'data-missing',
      title: `A component of this page reads ${file}, which does not exist.`,
      hint: 'Restore the file, or remove the component.',
      at: context.at,
    })
  }
  const codes = { key: 'data-key', value: 'data-value', syntax: 'data-json' } as const
  return parseJson(schema, text, { codes, at: file, whole: 'The data' })
}
