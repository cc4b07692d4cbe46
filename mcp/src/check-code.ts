import { checkCode } from '../../site/check-code/check-code.browser'
import type { Knowledge, Refusal } from '../../site/check-code/model.browser'
import { writeMarkdown } from '../../site/check-code/write-markdown.browser'
import { type PublishedSite, SiteError } from './published-site'

const REFUSALS: Record<Refusal, string> = {
  empty: 'The code is empty.',
  large: 'The code is too long. Check one file at a time.',
  language: 'The text is not Python.',
  notebook: 'The notebook cannot be read.',
  'no-code': 'The notebook contains no code.',
  yaml: 'The text is YAML; only Python is checked. 1.x has no YAML configuration for Data Sources and Checkpoints. Create them in Python.',
}

/** Address of the migration guide, below the site. */
const GUIDE = '/docs/0.18/reference/learn/migration_guide'

/** What no longer works in 1.x in a script, a notebook, or a traceback, and what to write instead, as Markdown. */
export async function checkOldCode(site: PublishedSite, code: string, signal?: AbortSignal): Promise<string> {
  const { url } = await site.index(signal)
  const { knowledge } = await site.json<{ format: number; knowledge: Knowledge }>('docs/0.18/check-code.json', signal)
  const result = checkCode(code, knowledge)
  if ('refusal' in result) throw new SiteError(REFUSALS[result.refusal])
  if (result.findings.length > 0) return writeMarkdown(result, url + GUIDE)
  if (result.syntaxError) return `Line ${result.syntaxError.line} is not valid Python; nothing else was found.`
  return 'Nothing was found that 1.x no longer has.'
}
