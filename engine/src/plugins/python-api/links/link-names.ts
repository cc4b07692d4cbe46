import type { Api, ApiPage } from '../api/api'

/** What pages of a site call the package and objects of its classes. */
export interface PageNames {
  /** Short names of modules, such as `w` for `widget`. */
  modules: Readonly<Record<string, string>>
  /** Classes of the variables in examples, such as `Suite` for `suite`. */
  objects: Readonly<Record<string, string>>
}

/** A place in the reference. */
export interface ApiAddress {
  /** Route below the version. */
  page: string
  /** Id on the page; empty for the page itself. */
  id: string
}

/** Where the names of a version lead. */
export interface NameLinks {
  /**
   * The class that a type refers to on the page of a class or module; its name with the module if it is another class without a page. A class without a page
   * leads to that of its nearest ancestor.
   */
  ofType(name: string, page: ApiPage): { text: string; page?: string }
  /** Names that other pages can link to, by page: those of `[…](api:Suite.add)`, and those that are links in code (`code:Suite.add`). */
  readonly byPage: ReadonlyMap<string, Readonly<Record<string, string>>>
}

/** Properties of properties are names up to this depth: `context.sources.files`. */
const MAX_DEPTH = 3

/** The names of all pages of a version. A name that could mean two places is left out. */
export function createNameLinks(
  { pages, others, bases }: Pick<Api, 'pages' | 'others' | 'bases'>,
  { modules, objects }: PageNames,
): NameLinks {
  const names = new Names()
  const classes = new Map(pages.filter(({ kind }) => kind !== 'module').map((page) => [page.title, page]))
  for (const page of pages) {
    for (const name of prefixesOf(page, modules)) {
      if (name !== '') names.add(name, { page: page.page, id: '' })
      for (const member of membersOf(page)) names.add(name === '' ? member.name : `${name}.${member.name}`, member.address)
    }
    for (const { path, name } of page.methods) {
      for (const known of path === undefined ? [] : withShort(path, modules)) names.add(known, { page: page.page, id: name })
    }
    // The name of a method in text is usually clear if it has several words, and only one class has it.
    for (const { name, address, isGenerated } of membersOf(page).filter((member) => member.isMethod)) {
      if (name.includes('_') && !isGenerated) names.add(`${name}()`, address)
    }
  }
  const isOther = (name: string, page: ApiPage) => Object.hasOwn(others, name) && others[name]?.includes(moduleOf(page.full))
  const classOf = (name: string, page: ApiPage) =>
    names.isAmbiguous(name) || isOther(name, page) ? undefined : classes.get(name)
  for (const [object, title] of Object.entries(objects)) {
    const page = classes.get(title)
    if (page) addMembersOfObject(object, page, classOf, names)
  }
  return {
    ofType(name, page) {
      if (classes.has(name) && isOther(name, page)) return { text: `${moduleOf(page.full).split('.').at(-1)}.${name}` }
      const found = classOf(name, page)?.page ?? (classes.has(name) || !Object.hasOwn(bases, name) ? undefined : bases[name])
      return { text: name, ...(found === undefined ? {} : { page: found }) }
    },
    byPage: names.byPage(),
  }
}

class Names {
  private readonly addresses = new Map<string, ApiAddress>()
  private readonly ambiguous = new Set<string>()

  add(name: string, address: ApiAddress) {
    const known = this.addresses.get(name)
    if (known && (known.page !== address.page || known.id !== address.id)) this.ambiguous.add(name)
    else this.addresses.set(name, address)
  }

  isAmbiguous(name: string): boolean {
    return this.ambiguous.has(name)
  }

  byPage(): Map<string, Record<string, string>> {
    const found = new Map<string, Record<string, string>>()
    for (const [name, { page, id }] of this.addresses) {
      if (this.ambiguous.has(name)) continue
      const names = found.get(page) ?? {}
      found.set(page, names)
      names[`code:${name}`] = id
      if (name.endsWith('()')) continue
      names[`api:${name}`] = id
      if (!name.includes('.')) names[`code:${name}()`] = id
    }
    return found
  }
}

/** What precedes the members of a page in their names; empty for functions, which are named alone. */
function prefixesOf({ kind, title, full, path }: ApiPage, modules: PageNames['modules']): Set<string> {
  return new Set([kind === 'module' ? '' : title, ...withShort(full, modules), ...withShort(path, modules)])
}

/** A qualified name, also with the short name of its module. */
function withShort(name: string, modules: PageNames['modules']): string[] {
  const shorts = Object.entries(modules).filter(([, module]) => name.startsWith(`${module}.`))
  return [name, ...shorts.map(([short, module]) => short + name.slice(module.length))]
}

/** A member with the place that describes it. */
interface NamedMember {
  name: string
  address: ApiAddress
  isMethod: boolean
  /** A shared text describes its parameters. */
  isGenerated: boolean
  /** Of a property, or of what a method returns. */
  type?: string | undefined
}

function membersOf(page: ApiPage): NamedMember[] {
  const addressOf = (id: string, owner = page.page): ApiAddress => ({ page: owner, id })
  return [
    ...page.methods.map(({ name, from, rest, returnType: type }) => {
      return {
        name,
        address: addressOf(name, from?.page),
        isMethod: page.kind !== 'module',
        isGenerated: rest !== undefined,
        type,
      }
    }),
    ...page.properties.map(({ name, from, type }) => {
      return { name, address: addressOf(name, from?.page), isMethod: false, isGenerated: false, type }
    }),
  ]
}

/** The class that a type on a page refers to, if it has a page. */
type FindClass = (type: string, page: ApiPage) => ApiPage | undefined

/** Also adds the members of properties, and those of what methods return: `suites.get().run`. */
function addMembersOfObject(object: string, page: ApiPage, classOf: FindClass, names: Names, depth = 1) {
  for (const { name: member, address, isMethod, type } of membersOf(page)) {
    const name = `${object}.${member}`
    names.add(name, address)
    const found = type === undefined || depth === MAX_DEPTH ? undefined : classOf(type, page)
    if (found) addMembersOfObject(isMethod ? `${name}()` : name, found, classOf, names, isMethod ? MAX_DEPTH : depth + 1)
  }
}

const moduleOf = (full: string) => full.slice(0, full.lastIndexOf('.'))
