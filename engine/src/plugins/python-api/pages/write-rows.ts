import { inlineCode } from '../../../plugin'
import type { ApiMember, ApiPage, ApiParameter, ApiPlace, ApiProperty } from '../api/api'
import type { NameLinks } from '../links/link-names'
import { kindOfValue, signatureBlock } from './write-signature'

/** Signatures with more parameters are collapsed. */
const SHORT_SIGNATURE = 12
/** Names in types and defaults that are not parts of texts. */
const NAME = /((?<![\w.'"])[A-Za-z_]\w*(?![\w.'"]))/

/** What the parts of a page need to know about it. */
export interface PageWriter {
  /** Inline Markdown in which code that is the name of a method of the page is a link. */
  text(markdown: string): string
  /** The class that a name in a type refers to. */
  typeLink(name: string): { text: string; page?: string }
  /** Address of a line of source code. */
  source(place: ApiPlace): string | undefined
}

/** The writer of a page whose methods have these names. */
export function createWriter(
  page: ApiPage,
  methods: ReadonlySet<string>,
  links: NameLinks,
  source: PageWriter['source'],
): PageWriter {
  return { text: (markdown) => linkMethods(markdown, methods), typeLink: (name) => links.ofType(name, page), source }
}

/** Release notes of a class, a member, or a parameter. */
export function writeReleases({ added, deprecated }: { added?: string; deprecated?: string }): string | undefined {
  const parts = [
    added === undefined ? undefined : `**New in ${added}.**`,
    deprecated === undefined ? undefined : `**Deprecated since ${deprecated}.**`,
  ]
  return parts.filter((part) => part !== undefined).join(' ') || undefined
}

/** A signature with links. Long ones are collapsed if `fold` isn't set. */
export function writeFoldedSignature(
  { name, prefix, parameters, returnType: returns, returnPage, place }: SignedObject,
  { typeLink, source }: PageWriter,
  fold = parameters.length > SHORT_SIGNATURE,
): string {
  const codes = [returns, ...parameters.flatMap(({ type, default: value }) => [type, isName(value) ? value : undefined])]
  const names = new Set(codes.flatMap((code) => code?.split(NAME).filter((_, i) => i % 2 === 1) ?? []))
  const links = Object.fromEntries(
    [...names].flatMap((known) => {
      const page = (known === returns ? returnPage : undefined) ?? typeLink(known).page
      return page === undefined ? [] : [[known, `/${page}`]]
    }),
  )
  const address = place && source(place)
  const block = signatureBlock({ ...(prefix === undefined ? {} : { prefix }), name, parameters, returns, links, source: address })
  return fold ? `<details>\n\n<summary>Signature</summary>\n\n${block}\n\n</details>` : block
}

/** What has a signature. */
export interface SignedObject extends Pick<ApiMember, 'name' | 'parameters' | 'returnType' | 'returnPage'> {
  prefix?: 'class' | 'classmethod' | 'staticmethod'
  place?: ApiPlace
}

/** The signature of a method. */
export const signedMember = (member: ApiMember): SignedObject => {
  const { kind } = member
  return kind === 'classmethod' || kind === 'staticmethod' ? { ...member, prefix: kind } : member
}

/** The list of properties, or of the members of an enumeration. */
export function writeProperties(title: string, properties: readonly ApiProperty[], writer: PageWriter): string {
  const rows = properties.map(({ name, type, value, text, added }) => {
    const shown = value === undefined ? (type === undefined ? '' : writeType(type, writer)) : inlineCode(value)
    return writeRow({ name, id: name }, [shown, newIn(added)], writer.text(text))
  })
  return `## ${title}\n\n${writeList(undefined, rows)}`
}

export function writeReturns({ returns, returnType, returnPage }: ApiMember, writer: PageWriter): string | undefined {
  if (returns === undefined) return undefined
  const type = returnType === undefined ? '' : writeType(returnType, writer, returnPage)
  return writeList('Returns', [writeRow({}, [type], writer.text(returns))])
}

export function writeRaises(raises: Readonly<Record<string, string>>, { text }: PageWriter): string | undefined {
  const rows = Object.entries(raises).map(([name, when]) => writeRow({ name, link: true }, [], text(when)))
  return rows.length === 0 ? undefined : writeList('Raises', rows)
}

export function writeParameters(
  title: string | undefined,
  parameters: readonly ApiParameter[],
  writer: PageWriter,
  more: readonly string[] = [],
): string | undefined {
  const rows = [...parameters.map((parameter) => writeParameter(parameter, writer)), ...more]
  return rows.length === 0 ? undefined : writeList(title, rows)
}

/** Parameters that are described together, as one row. */
export function writeOthers(parameters: readonly ApiParameter[], rest: string | undefined, { text }: PageWriter): string[] {
  if (parameters.length === 0 || rest === undefined) return []
  const names = inlineCode(parameters.map(withStars).join(', '))
  return [`<Parameter label="Other arguments">\n\n${text(rest)}\n\n${names}\n\n</Parameter>`]
}

function writeParameter(parameter: ApiParameter, writer: PageWriter): string {
  const { type, default: value, text = '', added } = parameter
  const facts = [
    type === undefined ? '' : writeType(type, writer),
    value === undefined ? '' : `default ${isName(value) ? writeType(value, writer) : inlineCode(value)}`,
    newIn(added),
  ]
  return writeRow({ name: withStars(parameter) }, facts, writer.text(text))
}

const isName = (value: string | undefined) => value !== undefined && kindOfValue(value) === 'value'

const newIn = (added: string | undefined) => (added === undefined ? '' : `new in ${added}`)

const writeList = (title: string | undefined, rows: readonly string[]) =>
  `<Parameters${title === undefined ? '' : ` title="${title}"`}>\n\n${rows.join('\n\n')}\n\n</Parameters>`

/** A row of a list, whose name can be missing. `link` makes the name a link if a page defines it. */
function writeRow(props: { name?: string; id?: string; link?: true }, facts: readonly string[], about: string): string {
  const line = facts.filter(Boolean).join(' · ')
  const attributes = Object.entries(props).map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${value}"`))
  const parts = [`<Parameter${attributes.join('')}>`, line === '' ? '' : `<ApiType>${line}</ApiType>`, about, '</Parameter>']
  return parts.filter((part) => part !== '').join('\n\n')
}

/**
 * Turns code that is the name of a method of this page into a link. Names of properties are often those of parameters or keys, too. Other names become
 * links when the page is compiled.
 */
function linkMethods(markdown: string, methods: ReadonlySet<string>): string {
  return markdown.replace(/\[[^\]]*\]\([^)]*\)|`([^`]+)`/g, (match, name: string | undefined) =>
    name !== undefined && methods.has(name) ? `[${match}](#${name})` : match,
  )
}

/** A type or a default as code, in which classes with a page are links. */
export function writeType(code: string, { typeLink }: PageWriter, ownPage?: string): string {
  const runs: string[] = []
  let plain = ''
  const flush = () => {
    if (plain !== '') runs.push(inlineCode(plain))
    plain = ''
  }
  for (const part of code.split(NAME).filter((part) => part !== '')) {
    const { text, page } = part === code && ownPage !== undefined ? { text: part, page: ownPage } : typeLink(part)
    if (page === undefined) plain += text
    else {
      flush()
      runs.push(`[${inlineCode(text)}](/${page})`)
    }
  }
  flush()
  return runs.join('')
}

const withStars = ({ name, kind }: ApiParameter) =>
  `${kind === 'var_positional' ? '*' : kind === 'var_keyword' ? '**' : ''}${name}`
