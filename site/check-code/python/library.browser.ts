import type { LibraryData } from '../model.browser'

/** What is known about a member of a class. */
export interface Member {
  /** The class that has it. */
  owner: string
  state: 'gone' | 'works' | 'new' | 'public'
  /** Class of the value, or of the result if the member is a method. */
  type?: string
  isList: boolean
  /** Parameters that no longer exist. */
  removed: readonly string[]
}

const STATES = { g: 'gone', w: 'works', n: 'new' } as const

/** Looks up names of the old release. */
export class Library {
  readonly #children = new Map<string, string[]>()
  readonly #modules: ReadonlySet<string>

  constructor(readonly data: LibraryData) {
    this.#modules = new Set(data.modules)
    for (const [key, { b: bases = [] }] of Object.entries(data.classes)) {
      for (const base of bases) this.#children.set(base, [...(this.#children.get(base) ?? []), key])
    }
  }

  hasClass(key: string): boolean {
    return Object.hasOwn(this.data.classes, key)
  }

  /** The removed module that contains a module, which is given without the name of the package. */
  removedModule(path: string): string | undefined {
    const parts = path.split('.')
    for (let count = 1; count <= parts.length; count++) {
      const module = parts.slice(0, count).join('.')
      if (this.#modules.has(module)) return module
    }
    return undefined
  }

  /** Whether a module no longer contains a name. */
  isRemoved(module: string, name: string): boolean {
    return Object.hasOwn(this.data.names, module) && this.data.names[module]?.includes(name) === true
  }

  /** The class and its bases, the class first. */
  lineage(key: string): string[] {
    const found = [key]
    for (const one of found) found.push(...(this.data.classes[one]?.b ?? []).filter((base) => !found.includes(base)))
    return found
  }

  /** Whether a class is another one or inherits from it. Suffixes of keys are ignored. */
  isA(key: string, name: string): boolean {
    return this.lineage(key).some((one) => one.split('~')[0] === name)
  }

  /** Removed parameters of the constructor of a class. */
  removedParameters(key: string): readonly string[] {
    const owner = this.lineage(key).find((one) => this.data.classes[one]?.p !== undefined)
    return words(owner === undefined ? undefined : this.data.classes[owner]?.p)
  }

  /** A member of a class. If only classes that inherit from it have the member, what these have in common. */
  member(key: string, name: string): Member | undefined {
    for (const owner of this.lineage(key)) {
      const data = this.#own(owner, name)
      if (data) return data
    }
    if (this.data.classes[key]?.g) return { owner: key, state: 'gone', isList: false, removed: [] }
    const below = this.#below(key).flatMap((child) => this.#own(child, name) ?? [])
    const [first] = below
    if (!first) return undefined
    const isSame = <K extends keyof Member>(part: K) => below.every((one) => one[part] === first[part])
    return {
      owner: first.owner,
      state: isSame('state') ? first.state : 'public',
      ...(first.type !== undefined && isSame('type') ? { type: first.type } : {}),
      isList: first.isList,
      removed: first.removed.filter((parameter) => below.every(({ removed }) => removed.includes(parameter))),
    }
  }

  #below(key: string): string[] {
    const found = [...(this.#children.get(key) ?? [])]
    for (const one of found) found.push(...(this.#children.get(one) ?? []).filter((child) => !found.includes(child)))
    return found
  }

  #own(owner: string, name: string): Member | undefined {
    const members = this.data.classes[owner]?.m
    if (!members || !Object.hasOwn(members, name)) return undefined
    const [state = '', type = '', removed] = members[name] ?? []
    const isList = type.startsWith('[]')
    return {
      owner,
      state: state in STATES ? STATES[state as keyof typeof STATES] : 'public',
      ...(type === '' ? {} : { type: isList ? type.slice(2) : type }),
      isList,
      removed: words(removed),
    }
  }
}

const words = (text: string | undefined) => text?.split(' ') ?? []
