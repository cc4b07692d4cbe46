import { escapePageText, fencedCode, inlineCode } from '../../../plugin'
import type { ApiMember, ApiOwner, ApiPage, ApiParameter, ApiProperty } from '../api/api'
import { GROUPS, type Group } from '../api/descriptions-schema'
import type { NameLinks } from '../links/link-names'
import { writeSignature } from './write-signature'

/** Signatures with more parameters are collapsed. */
const SHORT_SIGNATURE = 12
/** Classes with more methods have a list of them. */
const FEW_METHODS = 6
/** Longer lists of methods with the same purpose are split. */
const MANY_METHODS = 30

const GROUP_TITLES: Record<Group, string> = { create: 'Create', run: 'Run', test: 'Test', change: 'Change', read: 'Read' }

/** The Markdown of a reference page, without its title, its summary, and its links to other pages. */
export function writePage(page: ApiPage, nameLinks: NameLinks): string {
  const links = (name: string) => nameLinks.ofType(name, page)
  const methods = new Set(page.methods.filter(isOwn).map(({ name }) => name))
  const text = (markdown: string) => linkMethods(markdown, methods)
  const own = sortByGroup(page.methods.filter(isOwn))
  const isValue = ({ value }: ApiProperty) => page.kind === 'enum' && value !== undefined
  const values = page.properties.filter((property) => isOwn(property) && isValue(property))
  const properties = page.properties.filter((property) => isOwn(property) && !isValue(property))
  const parameters = describedOnes(page.parameters)
  const names = new Set(page.parameters.map(({ name }) => name))
  const inherited = [...page.properties.filter(({ name }) => !names.has(name)), ...page.methods].filter(
    (member) => !isOwn(member),
  )
  return blocks([
    page.deprecated === undefined ? undefined : `**Deprecated since ${page.deprecated}.**`,
    page.use === undefined ? undefined : text(page.use),
    page.created === undefined ? undefined : text(page.created),
    hasConstructor(page) ? writeFoldedSignature(`class ${page.title}`, page.parameters) : undefined,
    page.example === undefined ? undefined : '## Example',
    page.setup === undefined ? undefined : text(page.setup),
    page.example === undefined ? undefined : `<Snippet name="${page.example}" output />`,
    parameters.length > 0 ? `## Parameters\n\n${writeParameters(parameters, text, links)}` : undefined,
    values.length > 0 ? writeProperties('Values', values, text, links) : undefined,
    properties.length > 0 ? writeProperties('Properties', properties, text, links) : undefined,
    own.length > 0 ? `## ${page.kind === 'module' ? 'Functions' : 'Methods'}` : undefined,
    own.length > FEW_METHODS ? writeOverview(own) : undefined,
    ...own.map((member) => writeMember(member, text, links)),
    inherited.length > 0 ? writeInherited(inherited, text) : undefined,
  ])
}

const isOwn = ({ from }: { from?: ApiOwner }) => from?.page === undefined

const hasConstructor = ({ kind, created }: ApiPage) => kind !== 'module' && kind !== 'enum' && created === undefined

function writeProperties(title: string, properties: readonly ApiProperty[], text: Write, links: TypeLinks): string {
  const rows = properties.map(({ name, type, value, text: about }) => {
    const shown = value ?? type
    return writeRow(
      name,
      [shown === undefined ? '' : value === undefined ? writeType(shown, links) : inlineCode(shown)],
      text(about),
      true,
    )
  })
  return `## ${title}\n\n<Parameters>\n\n${rows.join('\n\n')}\n\n</Parameters>`
}

function writeMember(member: ApiMember, text: Write, links: TypeLinks): string {
  const { name, kind, summary, details, parameters, rest, returnType, returns, raises, deprecated } = member
  const others = parameters.filter((parameter) => parameter.text === undefined)
  const shown = rest === undefined ? describedOnes(parameters) : parameters.filter((parameter) => parameter.text !== undefined)
  const rows = shown.map((parameter) => writeParameter(parameter, text, links))
  if (others.length > 0 && rest !== undefined) {
    rows.push(
      `<Parameter label="Other arguments">\n\n${text(rest)}\n\n${inlineCode(others.map(stars).join(', '))}\n\n</Parameter>`,
    )
  }
  const prefix = kind === 'classmethod' ? 'classmethod ' : kind === 'staticmethod' ? 'staticmethod ' : ''
  return blocks([
    `### ${escapePageText(`${name}()`)} {#${name}}`,
    deprecated === undefined ? undefined : `**Deprecated since ${deprecated}.**`,
    writeFoldedSignature(prefix + name, parameters, returnType),
    text(summary),
    ...details.map(text),
    rows.length === 0 ? undefined : writeList('Parameters', rows),
    returns === undefined
      ? undefined
      : writeList('Returns', [writeRow('', [returnType === undefined ? '' : writeType(returnType, links)], text(returns))]),
    writeRaises(raises, text),
  ])
}

function writeRaises(raises: Readonly<Record<string, string>>, text: Write): string | undefined {
  const rows = Object.entries(raises).map(([name, when]) => writeRow(name, [], text(when)))
  return rows.length === 0 ? undefined : writeList('Raises', rows)
}

/** All parameters, or none if no parameter has a description: the signature lists them. */
const describedOnes = (parameters: readonly ApiParameter[]) =>
  parameters.some(({ text }) => text !== undefined) ? parameters : []

const writeList = (title: string, rows: readonly string[]) =>
  `<Parameters title="${title}">\n\n${rows.join('\n\n')}\n\n</Parameters>`

const writeParameters = (parameters: readonly ApiParameter[], text: Write, links: TypeLinks) =>
  `<Parameters>\n\n${parameters.map((parameter) => writeParameter(parameter, text, links)).join('\n\n')}\n\n</Parameters>`

function writeParameter(parameter: ApiParameter, text: Write, links: TypeLinks): string {
  const { type, default: value } = parameter
  const facts = [type === undefined ? '' : writeType(type, links), value === undefined ? '' : `default ${inlineCode(value)}`]
  return writeRow(stars(parameter), facts, text(parameter.text ?? ''))
}

/** A row of a list, whose name can be empty; with an anchor if `hasAnchor`. */
function writeRow(name: string, facts: readonly string[], about: string, hasAnchor = false): string {
  const line = facts.filter(Boolean).join(' · ')
  const attributes = `${name === '' ? '' : ` name="${name}"`}${hasAnchor ? ` id="${name}"` : ''}`
  const parts = [`<Parameter${attributes}>`, line === '' ? '' : `<ApiType>${line}</ApiType>`, about, '</Parameter>']
  return parts.filter((part) => part !== '').join('\n\n')
}

function writeOverview(members: readonly ApiMember[]): string {
  const rows = GROUPS.flatMap((group) => {
    const names = members.filter((member) => member.group === group).map(({ name }) => name)
    return families(names).map(([prefix, family]) => {
      const title = prefix === '' ? GROUP_TITLES[group] : `${GROUP_TITLES[group]}: ${inlineCode(`${prefix}…`)}`
      return `| ${title} | ${family.map((name) => `[${inlineCode(name)}](#${name})`).join(', ')} |`
    })
  })
  return ['| Purpose | Methods |', '| --- | --- |', ...rows].join('\n')
}

/** Splits a long list of methods by their verbs, such as `add_or_update_`. Other lists have an empty prefix. */
function families(names: readonly string[]): [prefix: string, names: string[]][] {
  const found = new Map<string, string[]>()
  for (const name of names) {
    const prefix = names.length > MANY_METHODS ? (/^[a-z]+(?:_or_[a-z]+)?_/.exec(name)?.[0] ?? '') : ''
    found.set(prefix, [...(found.get(prefix) ?? []), name])
  }
  return [...found]
}

function writeInherited(members: readonly (ApiMember | ApiProperty)[], text: Write): string {
  const rows = members.map((member) => {
    const { name, from } = member
    const about = 'summary' in member ? member.summary : member.text
    const shown = 'summary' in member ? `${name}()` : name
    return `| [${inlineCode(shown)}](/${from?.page}#${name}) | ${text(about).replaceAll('|', '\\|')} | ${inlineCode(from?.name ?? '')} |`
  })
  return ['## Inherited members', '', '| Member | Description | Class |', '| --- | --- | --- |', ...rows].join('\n')
}

function writeFoldedSignature(name: string, parameters: readonly ApiParameter[], returns?: string): string {
  const block = `<ApiSignature>\n\n${fencedCode(writeSignature(name, parameters, returns), 'python')}\n\n</ApiSignature>`
  return parameters.length > SHORT_SIGNATURE ? `<details>\n\n<summary>Signature</summary>\n\n${block}\n\n</details>` : block
}

type Write = (markdown: string) => string
/** The class that a name in a type refers to. */
type TypeLinks = (name: string) => { text: string; page?: string }

/**
 * Turns code that is the name of a method of this page into a link. Names of properties are often those of parameters or keys, too. Other names become
 * links when the page is compiled.
 */
function linkMethods(markdown: string, methods: ReadonlySet<string>): string {
  return markdown.replace(/\[[^\]]*\]\([^)]*\)|`([^`]+)`/g, (match, name: string | undefined) =>
    name !== undefined && methods.has(name) ? `[${match}](#${name})` : match,
  )
}

/** A type as code, in which classes with a page are links. */
function writeType(type: string, links: TypeLinks): string {
  const parts = type.split(/((?<![\w.'"])[A-Za-z_]\w*(?![\w.'"]))/).filter((part) => part !== '')
  const runs: string[] = []
  let plain = ''
  const flush = () => {
    if (plain !== '') runs.push(inlineCode(plain))
    plain = ''
  }
  for (const part of parts) {
    const { text, page } = links(part)
    if (page === undefined) plain += text
    else {
      flush()
      runs.push(`[${inlineCode(text)}](/${page})`)
    }
  }
  flush()
  return runs.join('')
}

const stars = ({ name, kind }: ApiParameter) => `${kind === 'var_positional' ? '*' : kind === 'var_keyword' ? '**' : ''}${name}`

const sortByGroup = (members: readonly ApiMember[]) =>
  [...members].sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || (a.name < b.name ? -1 : 1))

const blocks = (parts: readonly (string | undefined)[]) => `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
