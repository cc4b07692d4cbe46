import { escapePageText, fencedCode, inlineCode } from '../../compile'
import type { ApiMember, ApiOwner, ApiPage, ApiParameter, ApiProperty } from './api'
import { GROUPS, type Group } from './descriptions-schema'
import type { NameLinks } from './link-names'
import { writeSignature } from './write-signature'

/** What a page needs besides its data. */
export interface PageWriter {
  links: NameLinks
  /** Address of a line of a source file, or `undefined` if the source isn't public. */
  sourceOf(file: string, line: number): string | undefined
}

/** Signatures with more parameters are collapsed. */
const SHORT_SIGNATURE = 12
/** Classes with more methods have a list of them. */
const FEW_METHODS = 6

const GROUP_TITLES: Record<Group, string> = { create: 'Create', run: 'Run', change: 'Change', read: 'Read' }

/** The Markdown of a reference page, without its title and its summary. */
export function writePage(page: ApiPage, writer: PageWriter): string {
  const links = (name: string) => writer.links.ofType(name, page)
  const text = (markdown: string) => linkCode(markdown, page, writer.links)
  const isOwn = ({ from }: { from?: ApiOwner }) => from?.page === undefined
  const own = sortByGroup(page.methods.filter(isOwn))
  const properties = page.properties.filter(isOwn)
  const names = new Set(page.parameters.map(({ name }) => name))
  const inherited = [...page.properties.filter(({ name }) => !names.has(name)), ...page.methods].filter(
    (member) => !isOwn(member),
  )
  return blocks([
    writeInfo(page, writer),
    page.deprecated === undefined ? undefined : `**Deprecated since ${page.deprecated}.**`,
    page.use === undefined ? undefined : text(page.use),
    page.created === undefined ? undefined : text(page.created),
    hasConstructor(page) ? writeFoldedSignature(`class ${page.title}`, page.parameters) : undefined,
    page.parameters.length > 0 ? `## Parameters\n\n${writeParameters(page.parameters, text, links)}` : undefined,
    properties.length > 0 ? writeProperties(properties, page.kind, text, links) : undefined,
    own.length > 0 ? `## ${page.kind === 'module' ? 'Functions' : 'Methods'}` : undefined,
    own.length > FEW_METHODS ? writeOverview(own) : undefined,
    ...own.map((member) => writeMember(member, text, links)),
    inherited.length > 0 ? writeInherited(inherited, text) : undefined,
  ])
}

const hasConstructor = ({ kind, created }: ApiPage) => kind !== 'module' && kind !== 'enum' && created === undefined

function writeInfo(page: ApiPage, { sourceOf }: PageWriter): string {
  const at = page.path.lastIndexOf('.')
  const path = page.kind === 'module' ? page.path : `from ${page.path.slice(0, at)} import ${page.path.slice(at + 1)}`
  const source = page.file === '' ? undefined : sourceOf(page.file, page.line)
  return `<ApiInfo path="${path}"${source === undefined ? '' : ` source="${source}"`} />`
}

function writeProperties(properties: readonly ApiProperty[], kind: string, text: Write, links: TypeLinks): string {
  const rows = properties.map(({ name, type, value, text: about }) => {
    const shown = value ?? type
    return writeRow(
      name,
      [shown === undefined ? '' : value === undefined ? writeType(shown, links) : inlineCode(shown)],
      text(about),
      true,
    )
  })
  return `## ${kind === 'enum' ? 'Values' : 'Properties'}\n\n<Parameters>\n\n${rows.join('\n\n')}\n\n</Parameters>`
}

function writeMember(member: ApiMember, text: Write, links: TypeLinks): string {
  const { name, kind, summary, details, parameters, rest, returnType, returns, raises, deprecated } = member
  const described = parameters.filter((parameter) => parameter.text !== undefined)
  const others = parameters.filter((parameter) => parameter.text === undefined)
  const rows = described.map((parameter) => writeParameter(parameter, text, links))
  if (others.length > 0 && rest !== undefined) {
    rows.push(
      `<Parameter name="Other arguments">\n\n${text(rest)}\n\n${inlineCode(others.map(stars).join(', '))}\n\n</Parameter>`,
    )
  }
  const prefix = kind === 'classmethod' ? 'classmethod ' : kind === 'staticmethod' ? 'staticmethod ' : ''
  return blocks([
    `### ${escapePageText(`${name}()`)} {#${name}}`,
    deprecated === undefined ? undefined : `**Deprecated since ${deprecated}.**`,
    writeFoldedSignature(prefix + name, parameters, returnType ?? 'None'),
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

const writeList = (title: string, rows: readonly string[]) =>
  `<Parameters title="${title}">\n\n${rows.join('\n\n')}\n\n</Parameters>`

const writeParameters = (parameters: readonly ApiParameter[], text: Write, links: TypeLinks) =>
  `<Parameters>\n\n${parameters.map((parameter) => writeParameter(parameter, text, links)).join('\n\n')}\n\n</Parameters>`

function writeParameter(parameter: ApiParameter, text: Write, links: TypeLinks): string {
  const { type, default: value } = parameter
  const facts = [type === undefined ? '' : writeType(type, links), value === undefined ? '' : `default ${inlineCode(value)}`]
  return writeRow(stars(parameter), facts, text(parameter.text ?? ''))
}

/** A row of a list; with an anchor if `hasAnchor`. */
function writeRow(name: string, facts: readonly string[], about: string, hasAnchor = false): string {
  const line = facts.filter(Boolean).join(' · ')
  const anchor = hasAnchor ? ` id="${name}"` : ''
  return `<Parameter name="${name}"${anchor}>\n\n${line === '' ? '' : `<ApiType>${line}</ApiType>\n\n`}${about}\n\n</Parameter>`
}

function writeOverview(members: readonly ApiMember[]): string {
  const rows = GROUPS.flatMap((group) => {
    const names = members.filter((member) => member.group === group).map(({ name }) => `[${inlineCode(name)}](#${name})`)
    return names.length === 0 ? [] : [`| ${GROUP_TITLES[group]} | ${names.join(', ')} |`]
  })
  return ['| Purpose | Methods |', '| --- | --- |', ...rows].join('\n')
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
/** Address of the class that a name in a type refers to. */
type TypeLinks = (name: string) => string | undefined

/** Turns code that is a name with a page into a link, except to the page itself. Members of the page need no class. */
function linkCode(markdown: string, page: ApiPage, links: NameLinks): string {
  const members = new Set(
    [...page.methods, ...page.properties].filter(({ from }) => from?.page === undefined).map(({ name }) => name),
  )
  return markdown.replace(/(\[[^\]]*\]\([^)]*\))|`([^`]+)`/g, (match, link: string | undefined, name: string | undefined) => {
    if (link !== undefined || name === undefined) return match
    const target = members.has(name) ? `#${name}` : links.ofCode(name)
    return target === undefined || target === `/${page.page}` ? match : `[${match}](${target})`
  })
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
    const target = links(part)
    if (target === undefined) plain += part
    else {
      flush()
      runs.push(`[${inlineCode(part)}](${target})`)
    }
  }
  flush()
  return runs.join('')
}

const stars = ({ name, kind }: ApiParameter) => `${kind === 'var_positional' ? '*' : kind === 'var_keyword' ? '**' : ''}${name}`

const sortByGroup = (members: readonly ApiMember[]) =>
  [...members].sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || (a.name < b.name ? -1 : 1))

const blocks = (parts: readonly (string | undefined)[]) => `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
