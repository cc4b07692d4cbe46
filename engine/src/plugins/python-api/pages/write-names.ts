import type { Api, ApiMember, ApiPage, ApiParameter, ApiProperty } from '../api/api'
import { writeSignature } from './write-signature'

/** Changes if a program that reads the files would have to change. */
const FORMAT = 1

/** A class, module, method, function, or property in the list of names. Fields without a value are absent. */
export interface ListedName {
  /** As on the pages: `Suite`, `Suite.add`. */
  name: string
  kind: string
  /** Of a class, module, or function: the path to import it from, and the place where it is defined if that differs. */
  paths?: string[]
  /** The member of an ancestor that describes it. Apart from the address, all other fields are then absent. */
  inherited?: string
  signature?: string
  /** Type of a property, or of the result. */
  type?: string
  summary?: string
  /** Address of its description below the path of the version, without leading slash. */
  address: string
  parameters?: { name: string; type?: string; default?: string; text?: string }[]
  returns?: string
  raises?: Readonly<Record<string, string>>
  /** Release that added it. */
  added?: string
  /** Since when it is deprecated, and what replaces it. */
  deprecated?: string
  /** Name in the latest version. */
  successor?: string
}

/**
 * The list of names (`names.json`) of a version, for programs: everything that the reference describes, with signatures, parameters and addresses.
 * @param successors names in the latest version by the titles of pages
 */
export function writeNames({ packageName, version, pages }: Api, successors: Readonly<Record<string, string>>): string {
  const names = pages.flatMap((page): ListedName[] => [
    ownName(page, successors[page.title]),
    ...page.methods.map((member) => methodOf(page, member)),
    ...page.properties.map((property) => propertyOf(page, property)),
  ])
  return JSON.stringify({ format: FORMAT, package: packageName, version, names })
}

// JSON leaves out fields that are undefined.
type Fields = { [Key in keyof ListedName]: ListedName[Key] | undefined } & Pick<ListedName, 'name' | 'kind' | 'address'>

function ownName(page: ApiPage, successor: string | undefined): ListedName {
  const { title, kind, summary, parameters, added, deprecated, full, path } = page
  const hasSignature = kind !== 'module' && kind !== 'enum'
  return listed({
    name: title,
    kind,
    paths: [...new Set([path, full])],
    signature: hasSignature ? writeSignature({ name: title, parameters }) : undefined,
    summary,
    address: page.page,
    parameters: listParameters(parameters),
    added,
    deprecated,
    successor,
  })
}

function methodOf(page: ApiPage, member: ApiMember): ListedName {
  const { kind, summary, parameters, returnType, returns, raises, added, deprecated } = member
  const name = kind === 'function' ? member.name : `${page.title}.${member.name}`
  return (
    inheritedOf(name, kind, member) ??
    listed({
      name,
      kind,
      paths: kind === 'function' ? [member.path ?? `${page.path}.${name}`] : undefined,
      signature: kind === 'property' ? undefined : writeSignature({ name: member.name, parameters, returns: returnType }),
      type: returnType,
      summary,
      address: `${page.page}#${member.name}`,
      parameters: listParameters(parameters),
      returns,
      raises: Object.keys(raises).length > 0 ? raises : undefined,
      added,
      deprecated,
    })
  )
}

function propertyOf(page: ApiPage, property: ApiProperty): ListedName {
  const name = `${page.title}.${property.name}`
  const { type, text } = property
  return (
    inheritedOf(name, 'property', property) ??
    listed({ name, kind: 'property', type, summary: text, address: `${page.page}#${property.name}` })
  )
}

/** A member that the page of an ancestor describes. */
function inheritedOf(name: string, kind: string, { name: member, from }: ApiMember | ApiProperty): ListedName | undefined {
  if (from?.page === undefined) return undefined
  return { name, kind, inherited: `${from.name}.${member}`, address: `${from.page}#${member}` }
}

const listParameters = (parameters: readonly ApiParameter[]): ListedName['parameters'] =>
  parameters.length === 0
    ? undefined
    : parameters.map(({ name, type, default: value, text }) => JSON.parse(JSON.stringify({ name, type, default: value, text })))

const listed = (fields: Fields): ListedName => JSON.parse(JSON.stringify(fields))
