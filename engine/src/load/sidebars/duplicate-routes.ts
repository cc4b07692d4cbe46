import { pathKey } from '../../common'
import type { Doc, Problem, SiteSettings } from '../../model'
import { problemOfPolicy } from '../../model'

/** Normalizes a path, ignoring letter case, a trailing slash, `.html`, and `index`, which some servers and file systems ignore as well. */
export function addressOf(path: string): string {
  return pathKey(path.replace(/\/index$/i, ''))
}

/** Reports each address that is shared by several pages, according to `links.onDuplicateRoutes`. */
export function checkDuplicateRoutes(
  docs: readonly Pick<Doc, 'route' | 'file'>[],
  config: Pick<SiteSettings, 'links'>,
): Problem[] {
  const byAddress = new Map<string, Pick<Doc, 'route' | 'file'>[]>()
  for (const doc of docs) {
    const address = addressOf(doc.route)
    const group = byAddress.get(address)
    if (group) group.push(doc)
    else byAddress.set(address, [doc])
  }
  return [...byAddress.values()].flatMap((group) => {
    const [first, ...others] = group
    if (!first || others.length === 0) return []
    return problemOfPolicy(config.links.onDuplicateRoutes, {
      code: 'duplicate-route',
      title: `${group.length} pages have the route ${first.route}:\n${group.map((doc) => `- ${doc.route} (${doc.file})`).join('\n')}`,
      hint: 'Readers can only open the first one. Change the slug or the name of the others.',
      at: others[0]?.file ?? first.file,
    })
  })
}

/** Separates pages with the same address as an earlier one, which readers see instead. */
export function uniqueRoutes<T extends Pick<Doc, 'route'>>(docs: readonly T[]): { docs: T[]; hidden: { doc: T; shown: T }[] } {
  const byAddress = new Map<string, T>()
  const hidden: { doc: T; shown: T }[] = []
  for (const doc of docs) {
    const address = addressOf(doc.route)
    const shown = byAddress.get(address)
    if (shown) hidden.push({ doc, shown })
    else byAddress.set(address, doc)
  }
  return { docs: [...byAddress.values()], hidden }
}
