import { cut, type PublishedSite, SiteError } from './published-site'

/** Longest text that a tool returns, in characters. */
const MAX_CHARACTERS = 60_000

/**
 * The Markdown of a page, or of one of its sections with its subsections.
 * @param route address of the page, with or without host, ending, and fragment
 * @param section title of a heading, or its ID; default: the fragment of the address
 * @throws SiteError if the page or the section doesn't exist
 */
export async function readPage(
  site: PublishedSite,
  route: string,
  section: string | undefined,
  signal?: AbortSignal,
): Promise<string> {
  const [address = '', fragment] = route.replace(/^https?:\/\/[^/]+/, '').split('#')
  const path = address.replaceAll(/^\/+|\/+$/g, '').replace(/\.(md|html)$/, '')
  if (path === '') throw new SiteError('The address of the page is missing. For example: /docs/core/introduction/try_gx')
  const markdown = await site.text(`${path}.md`, signal).catch((error) => {
    if (!(error instanceof SiteError)) throw error
    throw new SiteError(`There is no page at "/${cut(path, 120)}". Use search_docs to find its address.`)
  })
  const wanted = section ?? fragment
  const text = wanted === undefined || wanted === '' ? markdown : sectionOf(markdown, wanted)
  if (text.length <= MAX_CHARACTERS) return text
  return `${text.slice(0, MAX_CHARACTERS)}\n\n[The text continues. Sections of this page: ${headingsOf(markdown).join('; ')}. Read one of them.]`
}

const HEADING = /^(#{1,6}) (.+)$/

/** Lines of a text with the heading that each line contains; code blocks contain none. */
function* linesOf(markdown: string): Generator<{ line: string; level?: number; title?: string }> {
  let fence: string | undefined
  for (const line of markdown.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (mark !== undefined && fence === undefined) fence = mark
    else if (mark !== undefined && fence !== undefined && mark.startsWith(fence)) fence = undefined
    const [, hashes, title] = fence === undefined ? (HEADING.exec(line) ?? []) : []
    yield hashes === undefined || title === undefined ? { line } : { line, level: hashes.length, title }
  }
}

const headingsOf = (markdown: string) => [...linesOf(markdown)].flatMap(({ title }) => title ?? [])

function sectionOf(markdown: string, wanted: string): string {
  const section: string[] = []
  let depth: number | undefined
  for (const { line, level, title } of linesOf(markdown)) {
    if (depth !== undefined && level !== undefined && level <= depth) break
    if (depth === undefined && title !== undefined && idOf(title) === idOf(wanted)) depth = level
    if (depth !== undefined) section.push(line)
  }
  if (depth !== undefined) return section.join('\n').trimEnd()
  throw new SiteError(`The page has no section "${cut(wanted, 80)}". Sections: ${headingsOf(markdown).slice(0, 40).join('; ')}.`)
}

/** Compares titles and IDs of headings. */
const idOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
