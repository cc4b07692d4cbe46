import { escapePageText } from '../../../plugin'
import type { ApiMember, ApiOwner, ApiPage, ApiParameter, ApiProperty } from '../api/api'
import { GROUPS } from '../api/descriptions-schema'
import type { NameLinks } from '../links/link-names'
import { familiesOf, writeFamily } from './write-family'
import {
  createWriter,
  type PageWriter,
  signedMember,
  writeFoldedSignature,
  writeOthers,
  writeParameters,
  writeProperties,
  writeRaises,
  writeReleases,
  writeReturns,
} from './write-rows'
import { writeInherited, writeSummary } from './write-summary'

/** The Markdown of a reference page, without its title, its summary, and its links to other pages. */
export function writePage(page: ApiPage, links: NameLinks, source: PageWriter['source'] = () => undefined): string {
  const own = sortByGroup(page.methods.filter(isOwn))
  const writer = createWriter(page, new Set(own.map(({ name }) => name)), links, source)
  const isValue = ({ value }: ApiProperty) => page.kind === 'enum' && value !== undefined
  const values = page.properties.filter((property) => isOwn(property) && isValue(property))
  const properties = page.properties.filter((property) => isOwn(property) && !isValue(property))
  const names = new Set(page.parameters.map(({ name }) => name))
  const inherited = [...page.properties.filter(({ name }) => !names.has(name)), ...page.methods].filter(
    (member) => !isOwn(member),
  )
  const parameters = writeParameters(undefined, describedOnes(page.parameters), writer)
  const families = familiesOf(own)
  return blocks([
    writeReleases(page),
    page.use === undefined ? undefined : writer.text(page.use),
    page.created === undefined ? undefined : writer.text(page.created),
    hasConstructor(page)
      ? writeFoldedSignature({ prefix: 'class', name: page.title, parameters: page.parameters }, writer)
      : undefined,
    own.length + properties.length + inherited.length > 1 && own.length > 0
      ? writeSummary(page, properties, own, families, writer)
      : undefined,
    inherited.length > 0 ? writeInherited(inherited, writer) : undefined,
    page.example === undefined ? undefined : '## Example',
    page.setup === undefined ? undefined : writer.text(page.setup),
    page.example === undefined ? undefined : `<Snippet name="${page.example}" output />`,
    parameters === undefined ? undefined : `## Parameters\n\n${parameters}`,
    values.length > 0 ? writeProperties('Values', values, writer) : undefined,
    properties.length > 0 ? writeProperties('Properties', properties, writer) : undefined,
    own.length > 0 ? `## ${page.kind === 'module' ? 'Functions' : 'Methods'}` : undefined,
    ...own.map((member) => {
      const family = families.get(member)
      if (family === undefined) return writeMember(member, writer)
      return family[0] === member ? writeFamily(family, families, writer) : undefined
    }),
  ])
}

const isOwn = ({ from }: { from?: ApiOwner }) => from?.page === undefined

const hasConstructor = ({ kind, created }: ApiPage) => kind !== 'module' && kind !== 'enum' && created === undefined

function writeMember(member: ApiMember, writer: PageWriter): string {
  const { name, summary, details, parameters, rest, raises } = member
  const others = parameters.filter((parameter) => parameter.text === undefined)
  const shown = rest === undefined ? describedOnes(parameters) : parameters.filter((parameter) => parameter.text !== undefined)
  return blocks([
    `### ${escapePageText(`${name}()`)} {#${name}}`,
    writeReleases(member),
    writeFoldedSignature(signedMember(member), writer),
    writer.text(summary),
    ...details.map(writer.text),
    writeParameters('Parameters', shown, writer, writeOthers(others, rest, writer)),
    writeReturns(member, writer),
    writeRaises(raises, writer),
  ]).trimEnd()
}

/** All parameters, or none if no parameter has a description: the signature lists them. */
const describedOnes = (parameters: readonly ApiParameter[]) =>
  parameters.some(({ text }) => text !== undefined) ? parameters : []

const sortByGroup = (members: readonly ApiMember[]) =>
  [...members].sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || (a.name < b.name ? -1 : 1))

const blocks = (parts: readonly (string | undefined)[]) => `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
