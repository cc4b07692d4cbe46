import { escapePageText, inlineCode } from '../../../plugin'
import type { ApiFamily, ApiMember, ApiParameter } from '../api/api'
import {
  type PageWriter,
  signedMember,
  writeFoldedSignature,
  writeParameters,
  writeRaises,
  writeReleases,
  writeReturns,
  writeType,
} from './write-rows'

/** Fewer methods that match a pattern are shown like others. */
const SMALLEST_FAMILY = 3

type Family = readonly [ApiMember, ...ApiMember[]]
/** The family of each method that belongs to one. */
export type Families = ReadonlyMap<ApiMember, Family>

/** Groups the methods that match the same shared pattern. */
export function familiesOf(methods: readonly ApiMember[]): Families {
  const found = new Map<number, [ApiMember, ...ApiMember[]]>()
  for (const method of methods) {
    if (!method.family) continue
    const family = found.get(method.family.index)
    if (family) family.push(method)
    else found.set(method.family.index, [method])
  }
  const large = [...found.values()].filter((family) => family.length >= SMALLEST_FAMILY)
  return new Map(large.flatMap((family) => family.map((method) => [method, family])))
}

/** The heading of a family: its pattern as a name, and its id. */
export function familyTitle([first]: Family): { id: string; title: string; description: ApiFamily } {
  const description = first.family
  if (!description) throw new Error(`${first.name} belongs to no family.`)
  const { match } = description
  return { id: `${match.replace(/_*\*_*/, '_').replace(/^_|_$/g, '')}-methods`, title: `${match}()`, description }
}

/** What the `*` of a pattern stands for. */
export function partOf(name: string, match: string): string {
  const star = match.indexOf('*')
  return name.slice(star, name.length - (match.length - star - 1))
}

/** The section of a family: what all methods have in common once, then each method with what differs and its signature. */
export function writeFamily(family: Family, families: Families, writer: PageWriter): string {
  const { id, title, description } = familyTitle(family)
  const shared = sharedParameters(family)
  const [{ returns, returnType, details }] = family
  const common = {
    details: details.filter((text) => family.every((method) => method.details.includes(text))),
    raises: sharedRaises(family),
    returns: family.every((method) => method.returns === returns) ? returns : undefined,
    returnType: family.every((method) => method.returnType === returnType) ? returnType : undefined,
  }
  const earlier = [...families.keys()].slice(0, [...families.keys()].indexOf(family[0]))
  const parts = [
    `### ${escapePageText(title)} {#${id}}`,
    writer.text(description.summary),
    ...common.details.map(writer.text),
    writeParameters('Common parameters', mergeSameTexts([...shared.values()]), writer),
    common.returns === undefined
      ? undefined
      : writeReturns({ ...family[0], returnType: common.returnType, returnPage: undefined } as ApiMember, writer),
    writeRaises(withExceptions(common.raises, family), writer),
    '<ApiVariants>',
    ...family.map((method) => writeVariant(method, { shared, common, earlier }, writer)),
    '</ApiVariants>',
  ]
  return parts.filter((part) => part !== undefined).join('\n\n')
}

/** What the methods of a family have in common. */
interface Common {
  shared: ReadonlyMap<string, ApiParameter>
  common: Pick<ApiMember, 'details' | 'raises' | 'returns' | 'returnType'>
  /** Methods of families that come first on the page. */
  earlier: readonly ApiMember[]
}

function writeVariant(method: ApiMember, { shared, common, earlier }: Common, writer: PageWriter): string {
  const { name, details, raises, parameters, family, returns, returnType, returnPage } = method
  const own = parameters.filter(({ name: parameter, text }) => text !== undefined && shared.get(parameter)?.text !== text)
  const same = own.length === 0 ? undefined : earlier.find((other) => hasParameters(other, own))
  const type = returnType === undefined || common.returnType !== undefined ? '' : writeType(returnType, writer, returnPage)
  const facts = [writer.text(family?.row ?? ''), type === '' ? '' : `returns ${type}`].filter(Boolean).join(' · ')
  const parts = [
    '<ApiVariant>',
    `#### ${escapePageText(`${name}()`)} {#${name}}`,
    [facts, writeReleases(method)].filter(Boolean).join(' '),
    ...details.filter((text) => !common.details.includes(text)).map(writer.text),
    same === undefined
      ? writeParameters(undefined, own, writer)
      : `Arguments as for [${inlineCode(`${same.name}()`)}](#${same.name}).`,
    returns === common.returns ? undefined : writeReturns(method, writer),
    writeRaises(Object.fromEntries(Object.entries(raises).filter(([error, text]) => common.raises[error] !== text)), writer),
    writeFoldedSignature(signedMember(method), writer, true),
    '</ApiVariant>',
  ]
  return parts.filter((part) => part !== undefined).join('\n\n')
}

/** The parameters that at least half of the methods describe in the same words. A type or default that differs is left out. */
function sharedParameters(family: Family): Map<string, ApiParameter> {
  const all = family.flatMap(({ parameters }) => parameters.filter(({ text }) => text !== undefined))
  const shared = new Map<string, ApiParameter>()
  for (const { name, text } of all) {
    const same = all.filter((other) => other.name === name && other.text === text)
    const [first] = same
    if (!first || shared.has(name) || same.length * 2 < family.length) continue
    const { type, default: value, ...rest } = first
    shared.set(name, {
      ...rest,
      ...(type !== undefined && same.every((other) => other.type === type) ? { type } : {}),
      ...(value !== undefined && same.every((other) => other.default === value) ? { default: value } : {}),
    })
  }
  return shared
}

/** The errors that most of the methods raise for the same reason. */
function sharedRaises(family: Family): Record<string, string> {
  const all = family.flatMap(({ raises }) => Object.entries(raises))
  return Object.fromEntries(
    all.filter(([error, text]) => family.filter(({ raises }) => raises[error] === text).length * 2 > family.length),
  )
}

/** Adds the methods that don't raise these errors, or raise them for other reasons. */
function withExceptions(raises: Readonly<Record<string, string>>, family: Family): Record<string, string> {
  return Object.fromEntries(
    Object.entries(raises).map(([error, text]) => {
      const others = family.filter((method) => method.raises[error] !== text).map(({ name }) => `[\`${name}()\`](#${name})`)
      return [error, others.length === 0 ? text : `${text} Doesn't apply to ${others.join(', ')}.`]
    }),
  )
}

/** Makes one row of parameters with the same text. Signatures contain their types. */
function mergeSameTexts(parameters: readonly ApiParameter[]): ApiParameter[] {
  const rows = new Map<string | undefined, ApiParameter[]>()
  for (const parameter of parameters) rows.set(parameter.text, [...(rows.get(parameter.text) ?? []), parameter])
  return [...rows].map(([text, row]) => {
    const [first] = row
    if (first && row.length === 1) return first
    return { name: row.map(({ name }) => name).join(', '), ...(text === undefined ? {} : { text }) }
  })
}

function hasParameters(method: ApiMember, wanted: readonly ApiParameter[]): boolean {
  return wanted.every(({ name, type, default: value, text }) =>
    method.parameters.some(
      (other) => other.name === name && other.type === type && other.default === value && other.text === text,
    ),
  )
}
