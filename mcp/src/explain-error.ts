import { lastException } from '../../engine/src/plugins/search/text/error-message.browser'
import type { PublishedSite, SiteVersion } from './published-site'
import { readPage } from './read-page'
import { searchDocs } from './search-docs'

/** Most characters of a search, as on the search page of the site. */
const MAX_QUERY = 512
/** Pages in the answer. */
const PAGES = 4

/** What the documentation says about an error message or a traceback: the entries that explain it, best first, the first one in full. */
export async function explainError(
  site: PublishedSite,
  version: SiteVersion,
  text: string,
  signal?: AbortSignal,
): Promise<string> {
  const error = lastException(text)
  const query = (error ? `${error.name}: ${error.message}` : text).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_QUERY)
  const found = await searchDocs(site, version, { query, limit: PAGES }, signal)
  if (found.length === 0) return `The documentation of ${version.label} doesn't mention this message. Searched for: ${query}`
  const [best] = found
  const whole = best?.address.includes('#')
    ? await readPage(site, best.address, undefined, signal).catch(() => undefined)
    : undefined
  const entries = found.map(({ title, heading, address, text: excerpt }, i) =>
    [
      `## ${title}${heading === '' ? '' : `: ${heading}`}`,
      i === 0 && whole !== undefined ? whole : excerpt,
      `Page: ${address}`,
    ].join('\n\n'),
  )
  return [`Searched for: ${query}`, ...entries].join('\n\n---\n\n')
}
