import { z } from 'zod'
import type { RenderContext } from '../../model'
import { parseJson } from '../../model'

const FILE = 'terms.json'

const TermsSchema = z.record(
  z.string().regex(/^[a-z0-9_]+$/, 'Expected a name in snake case, such as "message_queue".'),
  z.strictObject({
    /** The term as written in prose. */
    title: z.string().min(1),
    /** One or two sentences, plain text. */
    definition: z.string().min(1),
    /** Its name in code, e.g. `queue.MessageQueue`. */
    code: z.string().min(1).optional(),
    /** ID of the page about it, with an anchor if a section defines it: `reference/glossary#batch`. */
    page: z.string().min(1).optional(),
  }),
)

/** A term of a version, with the URL of its page. */
export interface TermEntry {
  name: string
  title: string
  definition: string
  code?: string
  href?: string
}

type Terms = z.output<typeof TermsSchema>

/** The parsed terms of each version, with the text they were parsed from. */
const parsed = new Map<string, { text: string; terms: Terms }>()

/**
 * Returns the terms of the page's version, in the order of `content/<version>/terms.json`; an empty list if the file is missing.
 * @throws DocsError `terms-broken` if the file is invalid
 */
export function readTerms(context: RenderContext): TermEntry[] {
  return Object.keys(termsOf(context)).flatMap((name) => readTerm(context, name) ?? [])
}

/** Returns a term by name; `undefined` if it isn't defined. Throws the same error as {@link readTerms}. */
export function readTerm(context: RenderContext, name: string): TermEntry | undefined {
  const terms = termsOf(context)
  const found = Object.hasOwn(terms, name) ? terms[name] : undefined
  if (!found) return undefined
  const { page, ...term } = found
  const [id = '', anchor] = page?.split('#') ?? []
  const doc = context.doc(id)
  return { name, ...term, ...(doc ? { href: context.link(`site:${doc.route}${anchor === undefined ? '' : `#${anchor}`}`) } : {}) }
}

function termsOf(context: RenderContext): Terms {
  const text = context.contentFile(FILE) ?? '{}'
  const { version } = context.page
  const known = parsed.get(version)
  if (known?.text === text) return known.terms
  const terms = parseTerms(text, version)
  parsed.set(version, { text, terms })
  return terms
}

function parseTerms(text: string, version: string): Terms {
  return parseJson(TermsSchema, text, { codes: 'terms-broken', at: `content/${version}/${FILE}`, whole: 'The list of terms' })
}
