import type { ApiMember, ApiParameter, ApiProperty } from './api'
import type { MethodDescription, Shared } from './descriptions-schema'
import type { FactsIndex, FoundMember } from './facts-index'
import type { CallableFacts, ClassFacts, ParameterFacts } from './facts-schema'
import { matchMethod } from './match-method'
import type { DescriptionFile } from './read-descriptions'

/** Joins members with their descriptions, and records the shared descriptions that were used. */
export class MemberDescriber {
  readonly usedParameters = new Set<string>()
  readonly usedPatterns = new Set<number>()

  constructor(
    private readonly index: FactsIndex,
    private readonly byName: ReadonlyMap<string, DescriptionFile>,
    private readonly shared: Shared,
    /** Called with the key of each description that is missing. */
    private readonly onMissing: (key: string, isParameter: boolean) => void,
  ) {}

  /** A method or function; `undefined` if it is neither public nor described. */
  method(full: string, name: string, { owner, facts, isPublic }: FoundMember, files: readonly DescriptionFile[]) {
    const described = this.describedMethod(files, name, facts)
    if (!isPublic && !described) return undefined
    const match = matchMethod(this.shared, name, this.index.facts.classes[owner]?.name ?? '')
    if (match) this.usedPatterns.add(match.index)
    const value: MethodDescription = { ...match?.description, ...described }
    for (const key of ['summary', 'group'] as const) {
      if (value[key] === undefined) this.onMissing(`methods.${name}.${key}`, false)
    }
    const lineage = facts.source === undefined ? [] : this.index.lineage(facts.source)
    const texts = [
      described?.parameters ?? {},
      match?.description.parameters ?? {},
      ...lineage.map((kind) => this.byName.get(kind)?.value.parameters ?? {}),
    ]
    return {
      name,
      kind: facts.kind,
      group: value.group ?? 'read',
      summary: value.summary ?? '',
      details: value.details ?? [],
      parameters: this.parameters(this.index.parametersOf(facts), texts, `methods.${name}.parameters`, match?.rest),
      raises: value.raises ?? {},
      place: { file: this.index.facts.classes[owner]?.file ?? '', line: facts.line },
      ...optional({
        rest: match?.rest,
        returnType: this.index.returnTypeOf(facts),
        returnPage: this.index.returnPageOf(facts),
        returns: value.returns,
        // A method with its own summary does something else.
        family: described?.summary === undefined ? match?.family : undefined,
        ...lifecycle(facts),
        from: owner === full || isOverridden(full, name, files) ? undefined : this.index.ownerOf(owner),
      }),
    } satisfies ApiMember
  }

  /**
   * The description of a method in the files of a class and its ancestors: what the first ones leave out, the later ones add. Errors that only the code of an
   * ancestor raises are left out.
   */
  private describedMethod(files: readonly DescriptionFile[], name: string, facts: CallableFacts): MethodDescription | undefined {
    const found = files.flatMap(({ value }): MethodDescription[] => {
      const method = value.methods?.[name]
      if (!method?.raises) return method ? [method] : []
      const overridden = this.index.facts.classes[value.class ?? '']?.methods?.[name]
      const isGone = (error: string) => overridden?.raises?.includes(error) && !facts.raises?.includes(error)
      const raises = Object.entries(method.raises).filter(([error]) => !isGone(error))
      return [{ ...method, raises: Object.fromEntries(raises) }]
    })
    if (found.length === 0) return undefined
    const merged: MethodDescription = Object.assign({}, ...found.reverse())
    merged.parameters = Object.assign({}, ...found.map(({ parameters }) => parameters ?? {}))
    return merged
  }

  /** Parameters with the first text for each in `texts`, or the shared one. */
  parameters(
    parameters: readonly ParameterFacts[],
    texts: readonly Readonly<Record<string, string>>[],
    place: string,
    rest?: string,
  ): ApiParameter[] {
    const shared = this.shared.parameters ?? {}
    return parameters.map((parameter) => {
      const own = texts.map((names) => names[parameter.name]).find((text) => text !== undefined)
      if (own !== undefined) return { ...parameter, text: own }
      const common = Object.hasOwn(shared, parameter.name) ? shared[parameter.name] : undefined
      if (common !== undefined) {
        this.usedParameters.add(parameter.name)
        return { ...parameter, text: common }
      }
      if (rest === undefined) this.onMissing(`${place}.${parameter.name}`, true)
      return parameter
    })
  }

  /** Members of an enumeration, properties, and attributes that the constructor sets. */
  properties(full: string, facts: ClassFacts, files: readonly DescriptionFile[]): ApiProperty[] {
    const rows = new Map<string, ApiProperty>()
    const textOf = (name: string) => files.map((file) => file.value.properties?.[name]).find((text) => text !== undefined)
    const add = (name: string, text: string | undefined, values: Partial<ApiProperty>) => {
      if (text === undefined) this.onMissing(`properties.${name}`, false)
      rows.set(name, { name, text: text ?? '', ...optional(values) })
    }
    const inheritedFrom = (owner: string) => (owner === full ? {} : { from: this.index.ownerOf(owner) })
    for (const { name, value } of facts.members ?? []) add(name, textOf(name), optional({ value }))
    for (const [name, { owner, facts: property, isPublic }] of this.index.membersOf(full)) {
      if (property.kind !== 'property' || (textOf(name) === undefined && !isPublic)) continue
      add(name, textOf(name), { ...optional({ type: property.returns }), ...inheritedFrom(owner) })
    }
    for (const { value } of files) {
      for (const name of Object.keys(value.properties ?? {})) {
        const attribute = this.index.attributeOf(full, name)
        if (rows.has(name) || !attribute) continue
        add(name, textOf(name), { ...optional({ type: attribute.type }), ...inheritedFrom(attribute.owner) })
      }
    }
    return [...rows.values()]
  }
}

/** Whether a class describes more than the summary of an inherited method, because it behaves differently from that of the ancestor. */
function isOverridden(full: string, name: string, files: readonly DescriptionFile[]): boolean {
  const own = files.find(({ value }) => value.class === full)?.value.methods?.[name]
  return Boolean(own?.details ?? own?.returns ?? own?.raises ?? own?.parameters)
}

/** The versions that deprecated and added a class or a method as a whole. */
export function lifecycle({ deprecated, added }: Pick<ClassFacts, 'deprecated' | 'added'>) {
  const whole = (marks: ClassFacts['deprecated']) => marks?.find((mark) => mark.argument === undefined)?.version
  return { deprecated: whole(deprecated), added: whole(added) }
}

/** Without keys whose value is undefined. */
export function optional<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
}
