import type { z } from 'zod'
import type { RenderContext } from '../../model'
import { checkSchema, DocsError, parseJson } from '../../model'

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
  const json = parseJson(text)
  if (json.fault !== undefined) {
    const at = `${file}:${json.line}:${json.column}`
    throw new DocsError({ code: 'data-json', title: `The data cannot be read: ${json.fault}`, hint: 'Mend the file there.', at })
  }
  const { value, problems } = checkSchema(schema, json.value, { code: 'data', at: file, whole: 'The data' })
  const [problem] = problems
  if (!problem) return value as z.output<Schema>
  const more = problems.length > 1 ? ` ${problems.length - 1} more faults follow when this one is mended.` : ''
  throw new DocsError({ ...problem, hint: `${problem.hint ?? ''}${more}` })
}
