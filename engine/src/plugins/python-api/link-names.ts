import type { ApiPage } from './api'

/** Addresses of classes, functions and members by the names that texts and types use. */
export interface NameLinks {
  /** Address of a name in code, such as `Suite` or `Suite.add`; from the root of the version. */
  ofCode(code: string): string | undefined
  /** Address of the class that a type refers to on the page of a class or module. */
  ofType(name: string, page: ApiPage): string | undefined
}

/**
 * Links for the names that pages of a version define.
 * @param others names of classes without a page, with their modules: in these, a type with such a name isn't the class with a page
 */
export function createNameLinks(pages: readonly ApiPage[], others: Readonly<Record<string, readonly string[]>>): NameLinks {
  const addresses = new Map<string, string>()
  const doubled = new Set<string>()
  const add = (name: string, address: string) => {
    if (addresses.has(name)) doubled.add(name)
    else addresses.set(name, address)
  }
  for (const page of pages) {
    const address = `/${page.page}`
    const isModule = page.kind === 'module'
    if (!isModule) add(page.title, address)
    for (const { name, from } of [...page.methods, ...page.properties]) {
      const owner = from?.page === undefined ? address : `/${from.page}`
      add(isModule ? name : `${page.title}.${name}`, `${owner}#${name}`)
    }
  }
  const find = (name: string) => (doubled.has(name) ? undefined : addresses.get(name))
  return {
    ofCode: (code) => (/^[A-Za-z_][\w.]*$/.test(code) ? find(code) : undefined),
    ofType(name, page) {
      const isOther = Object.hasOwn(others, name) && others[name]?.includes(moduleOf(page))
      return isOther ? undefined : find(name)
    },
  }
}

const moduleOf = ({ full }: ApiPage) => full.slice(0, full.lastIndexOf('.'))
