import { z } from 'zod'
import { type Doc, type Heading, type Plugin, type PluginSite, type Problem, parseJson } from '../../plugin'

/** The parts of an entry in `terms.json` that the check reads. The components validate the file. */
const TermsSchema = z.record(
  z.string(),
  z.looseObject({ title: z.string(), page: z.string() }).or(z.unknown().transform(() => undefined)),
)

/**
 * Checks that the page of each term in `content/<version>/terms.json` defines it: the heading of the anchor, or any heading of the page if
 * there is no anchor, must contain the term. Reports `term-heading` otherwise.
 * @example plugins: [termHeadings()]
 */
export function termHeadings(): Plugin {
  return { name: 'term-headings', setup: (site) => ({ check: () => check(site) }) }
}

async function check(site: PluginSite): Promise<Problem[]> {
  const headings = await site.mapPages('term headings', ({ article }) => article.headings.map(({ id, text }) => ({ id, text })))
  const found = site.config.versions.flatMap(({ name }) => problemsOf(name, site, headings))
  if (found.length === 0) return []
  return [
    {
      severity: 'error',
      code: 'term-heading',
      title: `${found.length === 1 ? 'A term links' : `${found.length} terms link`} to a page or section that doesn't define it:\n${found.join('\n')}`,
      hint: 'Set `page` to the page and anchor of a heading that contains the term, such as `learn/glossary#message-queue`, or add such a heading.',
      at: `content/${site.config.versions[0]?.name}/terms.json`,
    },
  ]
}

function problemsOf(
  version: string,
  site: PluginSite,
  headings: ReadonlyMap<Doc, readonly Pick<Heading, 'id' | 'text'>[]>,
): string[] {
  const file = `content/${version}/terms.json`
  const terms = parseJson(TermsSchema, site.readFile(file) ?? '{}', {
    codes: 'terms-broken',
    at: file,
    whole: 'The list of terms',
  })
  return Object.entries(terms).flatMap(([name, term]) => {
    if (!term) return []
    const [id = '', anchor] = term.page.split('#')
    const doc = site.findDoc(id, version)
    const onPage = doc ? [{ id: '', text: doc.title }, ...(headings.get(doc) ?? [])] : []
    const candidates = anchor === undefined ? onPage : onPage.filter((heading) => heading.id === anchor)
    const defines = candidates.some(({ text }) => text.toLowerCase().includes(term.title.toLowerCase()))
    return defines ? [] : [`- ${file}: "${name}" links to ${term.page}, which has no heading with “${term.title}”`]
  })
}
