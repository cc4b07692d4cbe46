import migration from './content/0.18/migration.json'
import nearest from './nearest-0.18.json'

const GUIDE = '/docs/0.18/reference/learn/migration_guide'

/** Names of version 0.18 that the current version doesn't have, by the routes of the pages and sections that describe what replaced them. */
export function formerNames(): Record<string, string[]> {
  const names: Record<string, string[]> = {}
  const add = (route: string, added: readonly string[]) => {
    names[route] = [...(names[route] ?? []), ...added]
  }
  for (const { id, rows } of migration.groups) {
    for (const { old, page } of rows as readonly { old: string[]; page?: string }[]) {
      add(`${GUIDE}#${id}`, old)
      if (page !== undefined) add(page, old)
    }
  }
  for (const [id, pages] of Object.entries(nearest)) {
    const [, name] = /\/(\w+)_class$/.exec(id) ?? []
    if (name !== undefined) for (const page of [pages].flat()) add(routeOf(page), [name])
  }
  return names
}

/** The route of a page by its ID. The first page of a folder has the name of the folder. */
const routeOf = (id: string) => `/docs/${id.replace(/(?<=\/)(\w+)\/\1$/, '$1/')}`
