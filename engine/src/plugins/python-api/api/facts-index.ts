import type { ApiOwner } from './api'
import type { CallableFacts, ClassFacts, Facts, ParameterFacts } from './facts-schema'

/** A method or property of a class, which may be inherited. */
export interface FoundMember {
  /** Qualified name of the class that defines it. */
  owner: string
  facts: CallableFacts
  isPublic: boolean
}

/** The facts about a package, with what follows from them: inherited members, and parameters of generated methods. */
export class FactsIndex {
  constructor(readonly facts: Facts) {}

  classOf(full: string): ClassFacts {
    const facts = this.facts.classes[full]
    if (!facts) throw new Error(`No class ${full}`)
    return facts
  }

  ownerOf(full: string): ApiOwner {
    const { name, page } = this.classOf(full)
    return page === undefined ? { name } : { name, page }
  }

  /** A class and its ancestors in the package, nearest first. */
  lineage(full: string): string[] {
    return [full, ...(this.classOf(full).ancestors ?? [])]
  }

  /** The methods and properties of a class, with inherited ones after its own. */
  membersOf(full: string): Map<string, FoundMember> {
    const found = new Map<string, FoundMember>()
    for (const owner of this.lineage(full)) {
      for (const [name, facts] of Object.entries(this.facts.classes[owner]?.methods ?? {})) {
        const earlier = found.get(name)
        if (!earlier) found.set(name, { owner, facts, isPublic: facts.public === true })
        else if (facts.public) earlier.isPublic = true
      }
    }
    return found
  }

  /** The names of everything that a class and its ancestors define. */
  namesOf(full: string): string[] {
    const found = this.lineage(full).flatMap((name) => {
      const { methods = {}, fields = [], members = [], init } = this.classOf(name)
      return [...Object.keys(methods), ...[...fields, ...members, ...(init?.parameters ?? [])].map((one) => one.name)]
    })
    return [...new Set(found)].sort()
  }

  /** An attribute that the constructor sets, with the nearest class that defines it; `undefined` if there isn't one. */
  attributeOf(full: string, name: string): { owner: string; type?: string | undefined } | undefined {
    const named = (candidate: { name: string }) => candidate.name === name
    const own = this.classOf(full).init?.parameters.find(named)
    for (const owner of this.lineage(full)) {
      const { kind, init, fields } = this.classOf(owner)
      // The constructor of a model also has the fields of its ancestors.
      const found = fields?.find(named) ?? (kind !== 'model' && init?.from === owner ? init.parameters.find(named) : undefined)
      if (found) return { owner, type: own?.type ?? found.type }
    }
    return own && { owner: full, type: own.type }
  }

  /** The page of the nearest ancestor of the Data Asset that a method creates. */
  returnPageOf({ asset, reader }: CallableFacts): string | undefined {
    return asset === undefined || reader ? undefined : this.firstPage(this.facts.assets[asset]?.ancestors)
  }

  /** For {@link Api.bases}. */
  bases(): Record<string, string> {
    const found = new Map<string, Set<string | undefined>>()
    const add = (name: string, page: string | undefined) => found.set(name, (found.get(name) ?? new Set()).add(page))
    for (const { name, page, ancestors } of Object.values(this.facts.classes)) add(name, page ?? this.firstPage(ancestors))
    for (const { name, ancestors } of Object.values(this.facts.assets)) add(name, this.firstPage(ancestors))
    const single = [...found].flatMap(([name, pages]) => {
      const [page] = pages
      return pages.size === 1 && page !== undefined ? [[name, page]] : []
    })
    return Object.fromEntries(single)
  }

  private firstPage(names: readonly string[] = []): string | undefined {
    return names.map((name) => this.facts.classes[name]?.page).find((page) => page !== undefined)
  }

  functionsOf(module: string) {
    return (this.facts.modules[module]?.functions ?? []).flatMap((name) => {
      const entry = this.facts.functions[`${module}.${name}`]
      return entry ? [{ name, entry }] : []
    })
  }

  parametersOf({ asset, reader, source, parameters }: CallableFacts): readonly ParameterFacts[] {
    if (asset !== undefined) return this.facts.assets[asset]?.[reader ? 'reader' : 'parameters'] ?? []
    return parameters ?? (source === undefined ? [] : (this.facts.sources[source]?.parameters ?? []))
  }

  returnTypeOf({ returns, asset, reader, source, action }: CallableFacts): string | undefined {
    if (asset !== undefined && !reader) return this.facts.assets[asset]?.name
    return source === undefined || action === 'delete' ? returns : this.facts.classes[source]?.name
  }
}

/** The file of a page's descriptions, without folder and extension. */
export function descriptionPath(page: string): string {
  return page.replace(/^reference\/api\//, '').replace(/_class$/, '')
}
